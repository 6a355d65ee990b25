/** How long a given reference is shared: until its application ends, or for 30 days. */
export const SHARED_FOR = ['end', 'month'] as const;
export type SharedFor = (typeof SHARED_FOR)[number];

const MONTH = 30 * 24 * 60 * 60 * 1000;

/**
 * Until when a reference is open that is shared at an instant, ISO 8601 UTC; null for as long as its
 * application goes on.
 *
 * @param now - milliseconds since the epoch.
 */
export const endOf = (until: SharedFor, now: number): string | null =>
  until === 'end' ? null : new Date(now + MONTH).toISOString();

/** Which given references an application is sent with open to its employer, and for how long. */
export interface SharedWhenSent {
  /** Of the account's references that go with the application. */
  referenceIds: string[];
  until: SharedFor;
}

/** Nobody reads anything before the candidate has said so. */
export const NOTHING_SHARED: SharedWhenSent = { referenceIds: [], until: 'end' };
