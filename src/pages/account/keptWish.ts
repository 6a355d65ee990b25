/** What a candidate was about to do when BankID was asked for. */
export interface Wish {
  section: 'ways' | 'export' | 'delete' | 'email';
  /** What they had typed: to confirm the deletion, or the new address. */
  typed?: string;
}

/** Milliseconds until a wish is old: BankID itself counts for ten minutes. */
const LIFETIME = 15 * 60_000;

const SECTIONS = [
  'ways',
  'export',
  'delete',
  'email',
] as const satisfies readonly Wish['section'][];

/** A wish as it is kept while the browser is at BankID. */
export const wishToKeep = (wish: Wish, now: number): object => ({ ...wish, at: now });

/** What was kept, made safe; null for nothing, for something else and for an old one. */
export function parseWish(kept: unknown, now: number): Wish | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { section, typed, at }: { section?: unknown; typed?: unknown; at?: unknown } = kept;
  const known = SECTIONS.find((one) => one === section);
  if (!known || typeof at !== 'number' || now - at > LIFETIME) return null;
  return { section: known, ...(typeof typed === 'string' && { typed }) };
}
