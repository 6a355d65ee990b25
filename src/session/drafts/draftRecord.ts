/** Milliseconds: a draft that was not changed for 30 days is removed. */
export const DRAFT_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** One draft as stored in the browser. */
export interface DraftRecord {
  /** When it was last changed, milliseconds since 1970. */
  at: number;
  /** The encrypted draft … */
  sealed?: string;
  /** … or, where the browser has no Web Crypto, the draft itself. */
  open?: unknown;
}

/** Validates what is stored; null when it is not a draft, or too old. */
export function parseDraftRecord(value: unknown, now: number): DraftRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, sealed, open }: Partial<Record<keyof DraftRecord, unknown>> = value;
  // A time in the future is refused too: a device's clock may be set back.
  if (typeof at !== 'number' || Math.abs(now - at) >= DRAFT_LIFETIME) return null;
  if (typeof sealed === 'string') return { at, sealed };
  return open === undefined ? null : { at, open };
}
