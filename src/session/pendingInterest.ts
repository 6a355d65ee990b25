import { localStore } from '../lib/localStore';

/** Milliseconds: a registration takes minutes, and nobody remembers an interest of yesterday. */
export const PENDING_INTEREST_LIFETIME = 60 * 60 * 1000;

export const PENDING_INTEREST_KEY = 'pending_interest';

/** An interest that a visitor showed and that waits for them to be signed in. */
export interface PendingInterest {
  jobId: string;
  /** When the button was pressed, milliseconds since 1970. */
  at: number;
  /** The Idempotency-Key of the press: however often it is sent, there is one interest. */
  key: string;
}

/** Whatever stands in the storage, made safe; null when it is no press on this job, or an old one. */
export function parsePendingInterest(
  value: unknown,
  jobId: string,
  now: number,
): PendingInterest | null {
  if (typeof value !== 'object' || value === null) return null;
  const kept: Partial<Record<keyof PendingInterest, unknown>> = value;
  const { at, key } = kept;
  if (kept.jobId !== jobId || typeof key !== 'string' || typeof at !== 'number') return null;
  return at <= now && now - at < PENDING_INTEREST_LIFETIME ? { jobId, at, key } : null;
}

/**
 * The last press. It is what makes an address with `?intent=interested` send anything: without it
 * the address may be somebody else's link, and a link must not act for who follows it. It lies in
 * `localStorage`, since a phone may come back from BankID in another tab.
 */
export const pendingInterest = {
  keep: (interest: PendingInterest): void => localStore.write(PENDING_INTEREST_KEY, interest),
  /** The press on this job, given out once. */
  take(jobId: string, now: number): PendingInterest | null {
    const interest = parsePendingInterest(localStore.read(PENDING_INTEREST_KEY), jobId, now);
    if (interest) localStore.remove(PENDING_INTEREST_KEY);
    return interest;
  },
};
