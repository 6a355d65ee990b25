import { sharedCards } from '#domain/candidates/candidateCard';
import { fitsQuestion, type JobQuestion } from '#domain/candidates/jobQuestion';
import type { CandidateCard } from '#domain/candidates/recruiterView';
import type { Queryable } from '../storage/database';
import { findPeople } from './matching.repository';
import { createPseudonyms } from './pseudonym';

/** A candidate in one job's list. */
export interface ListEntry {
  userId: string;
  /** Their pseudonym there. */
  candidate: string;
  card: CandidateCard;
}

/**
 * Who fits a job's question, by pseudonym. A card's people are in it all or not at all: those who
 * have applied, were invited or have blocked the employer stay. An invitation to them is answered as
 * every other, and told to nobody.
 */
export async function listFor(
  tx: Queryable,
  serverSecret: Uint8Array,
  {
    employerId,
    jobId,
    question,
    day,
  }: {
    employerId: string;
    jobId: string;
    question: JobQuestion;
    /** `YYYY-MM-DD` in Stockholm. */
    day: string;
  },
): Promise<ListEntry[]> {
  const { workRole } = question;
  const entries = sharedCards(workRole, await findPeople(tx, workRole), day)
    .filter(({ card }) => fitsQuestion(card, question))
    .flatMap(({ card, people }) => {
      const ids = people.map(({ userId }) => userId);
      const pseudonymOf = createPseudonyms(serverSecret, { employerId, jobId, people: ids });
      return ids.map((userId) => ({ userId, candidate: pseudonymOf(userId), card }));
    });
  return entries.sort((a, b) => (a.candidate < b.candidate ? -1 : 1));
}
