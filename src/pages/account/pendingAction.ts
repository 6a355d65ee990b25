/** What a candidate was about to do when BankID was asked for. */
export interface PendingAction {
  section: 'sign_in_methods' | 'export' | 'delete' | 'email';
  /** What they had typed: to confirm the deletion, or the new address. */
  typed?: string;
}

/** Milliseconds after which it is not taken up again; a BankID counts as recent for ten minutes. */
const LIFETIME = 15 * 60_000;

const SECTIONS = [
  'sign_in_methods',
  'export',
  'delete',
  'email',
] as const satisfies readonly PendingAction['section'][];

/** The action as it is stored while the candidate is at BankID. */
export const toStoredAction = (pending: PendingAction, now: number): object => ({
  ...pending,
  at: now,
});

/** Validates what was stored; null when there is nothing, something else or an action that is too old. */
export function parsePendingAction(kept: unknown, now: number): PendingAction | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { section, typed, at }: { section?: unknown; typed?: unknown; at?: unknown } = kept;
  const known = SECTIONS.find((one) => one === section);
  if (!known || typeof at !== 'number' || now - at > LIFETIME) return null;
  return { section: known, ...(typeof typed === 'string' && { typed }) };
}
