import {
  PENDING_INTEREST_COOKIE,
  type PendingInterest,
  parsePendingInterest,
  pendingInterestCookie,
} from '#domain/applications/pendingInterest';
import { carryIntoShared, localStore } from '../lib/store/localStore';
import { pageCookie } from '../lib/store/pageCookie';

export const PENDING_INTEREST_KEY = 'pending_interest';

/** Each job's own: two tabs may each have a press that waits for its sign-in. */
const keyOf = (jobId: string): string => `${PENDING_INTEREST_KEY}.${jobId}`;

const kept = (jobId: string) => [
  localStore.read(keyOf(jobId)),
  pageCookie.read(pendingInterestCookie(jobId)),
];

/**
 * The presses. An address with `?intent=interested` sends something only when its job has one: a
 * link from another person must not act for the user who follows it. They are in `localStorage`,
 * since a phone may return from BankID in another tab; a press without a script is in a cookie that
 * the server set.
 */
export const pendingInterest = {
  keep: (interest: PendingInterest): void => localStore.write(keyOf(interest.jobId), interest),
  /** Returns the press on this job and removes it. */
  take(jobId: string, now: number): PendingInterest | null {
    for (const value of kept(jobId)) {
      const interest = parsePendingInterest(value, jobId, now);
      if (!interest) continue;
      localStore.remove(keyOf(jobId));
      pageCookie.remove(pendingInterestCookie(jobId));
      return interest;
    }
    return null;
  },
  /** Takes them along into a session on a shared computer, where only the tab keeps them. */
  carryIntoShared(): void {
    carryIntoShared(PENDING_INTEREST_KEY);
    for (const name of pageCookie.names(PENDING_INTEREST_COOKIE)) {
      const key = PENDING_INTEREST_KEY + name.slice(PENDING_INTEREST_COOKIE.length);
      const press = pageCookie.read(name);
      if (press !== null && localStore.read(key) === null) localStore.write(key, press);
      pageCookie.remove(name);
    }
  },
  forget(): void {
    localStore.removeAll(PENDING_INTEREST_KEY);
    for (const name of pageCookie.names(PENDING_INTEREST_COOKIE)) pageCookie.remove(name);
  },
};
