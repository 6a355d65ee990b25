/** Milliseconds: a draft that nobody has touched for 30 days goes. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** One draft as it lies in the browser's storage. */
export interface DraftRecord {
  /** When it was last changed, milliseconds since 1970. */
  at: number;
  /** The encrypted draft … */
  sealed?: string;
  /** … or, where the browser has no Web Crypto, the draft itself. */
  open?: unknown;
}

/** Whatever stands in the storage, made safe; null when it is no draft, or too old. */
export function parseDraftRecord(value: unknown, now: number): DraftRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, sealed, open }: Partial<Record<keyof DraftRecord, unknown>> = value;
  // Also one from the future: the clock of a device may be set back.
  if (typeof at !== 'number' || Math.abs(now - at) >= DRAFT_LIFETIME) return null;
  if (typeof sealed === 'string') return { at, sealed };
  return open === undefined ? null : { at, open };
}
