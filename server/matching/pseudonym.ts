import { createHmac } from 'node:crypto';

/** 132 bits in base64url. */
const LENGTH = 22;

const digest = (key: Uint8Array, text: string) => createHmac('sha256', key).update(text);

/** Whose list a pseudonym is of, and of which card there. */
export interface PseudonymScope {
  employerId: string;
  jobId: string;
  /** Of the card's people, as `crowdMark` answers it. */
  crowd: string;
}

/**
 * What stands for all whom a list shows by the same card: another one as soon as anybody joins or
 * leaves them. Without the server's secret it does not lead to them.
 *
 * @param people - their ids.
 */
export function crowdMark(serverSecret: Uint8Array, people: readonly string[]): string {
  return digest(serverSecret, JSON.stringify(['vikari crowd v1', ...[...people].sort()])).digest(
    'base64url',
  );
}

/**
 * The ids by which an employer sees the seats of a card in one job's list, before their candidates
 * show interest. They are others in each list, and in the list of a day on which not the same
 * people have the card: so neither two lists nor two days say who came or went. They are made of
 * seats and not of people, so that a seat whose candidate is gone keeps its own until the list ends.
 */
export function createPseudonyms(
  serverSecret: Uint8Array,
  { employerId, jobId, crowd }: PseudonymScope,
): (seat: number) => string {
  const scope = ['vikari pseudonym v3', employerId, jobId, crowd];
  const key = digest(serverSecret, JSON.stringify(scope)).digest();
  return (seat) => digest(key, String(seat)).digest('base64url').slice(0, LENGTH);
}
