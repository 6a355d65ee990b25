import { createHmac } from 'node:crypto';

/** 132 bits in base64url. */
const LENGTH = 22;

/** Whose list a pseudonym is of, and with whom a candidate shares their card there. */
export interface PseudonymScope {
  employerId: string;
  jobId: string;
  /** The ids of all whom the list shows by the same card. */
  people: readonly string[];
}

/**
 * The id by which an employer sees a candidate in one job's list before they show interest. It is
 * another one in each list, and everybody's of one card is another as soon as anybody joins or
 * leaves those who share it: so neither two lists nor two readings say who came or went.
 *
 * Without the server's secret it does not lead to the candidate.
 */
export function createPseudonyms(
  serverSecret: Uint8Array,
  { employerId, jobId, people }: PseudonymScope,
): (userId: string) => string {
  const scope = ['vikari pseudonym v2', employerId, jobId, [...people].sort()];
  const key = createHmac('sha256', serverSecret).update(JSON.stringify(scope)).digest();
  return (userId) => createHmac('sha256', key).update(userId).digest('base64url').slice(0, LENGTH);
}
