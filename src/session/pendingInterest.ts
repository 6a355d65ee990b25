import {
  PENDING_INTEREST_COOKIE,
  type PendingInterest,
  parsePendingInterest,
} from '#domain/applications/pendingInterest';
import { carryIntoShared, localStore } from '../lib/localStore';
import { pageCookie } from '../lib/pageCookie';

export const PENDING_INTEREST_KEY = 'pending_interest';

const kept = () => [
  localStore.read(PENDING_INTEREST_KEY),
  pageCookie.read(PENDING_INTEREST_COOKIE),
];

/**
 * The last press. An address with `?intent=interested` sends something only when this exists: a
 * link from another person must not act for the user who follows it. It is in `localStorage`, since a
 * phone may return from BankID in another tab; a press without a script is in a cookie that the
 * server set.
 */
export const pendingInterest = {
  keep: (interest: PendingInterest): void => localStore.write(PENDING_INTEREST_KEY, interest),
  /** Returns the press on this job and removes it. */
  take(jobId: string, now: number): PendingInterest | null {
    for (const value of kept()) {
      const interest = parsePendingInterest(value, jobId, now);
      if (!interest) continue;
      pendingInterest.forget();
      return interest;
    }
    return null;
  },
  /** Takes it along into a session on a shared computer, where only the tab keeps it. */
  carryIntoShared(): void {
    carryIntoShared(PENDING_INTEREST_KEY);
    const press = pageCookie.read(PENDING_INTEREST_COOKIE);
    if (press !== null && localStore.read(PENDING_INTEREST_KEY) === null) {
      localStore.write(PENDING_INTEREST_KEY, press);
    }
    pageCookie.remove(PENDING_INTEREST_COOKIE);
  },
  forget(): void {
    localStore.remove(PENDING_INTEREST_KEY);
    pageCookie.remove(PENDING_INTEREST_COOKIE);
  },
};
