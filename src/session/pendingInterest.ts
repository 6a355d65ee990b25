import {
  PENDING_INTEREST_COOKIE,
  type PendingInterest,
  parsePendingInterest,
} from '#domain/applications/pendingInterest';
import { localStore } from '../lib/localStore';
import { pageCookie } from '../lib/pageCookie';

export const PENDING_INTEREST_KEY = 'pending_interest';

const kept = () => [
  localStore.read(PENDING_INTEREST_KEY),
  pageCookie.read(PENDING_INTEREST_COOKIE),
];

/**
 * The last press. It is what makes an address with `?intent=interested` send anything: without it
 * the address may be somebody else's link, and a link must not act for who follows it. It lies in
 * `localStorage`, since a phone may come back from BankID in another tab; a press before the page
 * had a script lies in a cookie that the server set.
 */
export const pendingInterest = {
  keep: (interest: PendingInterest): void => localStore.write(PENDING_INTEREST_KEY, interest),
  /** The press on this job, given out once. */
  take(jobId: string, now: number): PendingInterest | null {
    for (const value of kept()) {
      const interest = parsePendingInterest(value, jobId, now);
      if (!interest) continue;
      pendingInterest.forget();
      return interest;
    }
    return null;
  },
  forget(): void {
    localStore.remove(PENDING_INTEREST_KEY);
    pageCookie.remove(PENDING_INTEREST_COOKIE);
  },
};
