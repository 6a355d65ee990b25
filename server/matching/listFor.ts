import { sharedCards } from '#domain/candidates/candidateCard';
import { fitsQuestion, type JobQuestion } from '#domain/candidates/jobQuestion';
import { type CandidateCard, SMALLEST_SHOWN_SET } from '#domain/candidates/recruiterView';
import type { Queryable } from '../storage/database';
import { findBlockers, findPeople } from './matching.repository';
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
 * have applied or were invited stay, and where those who have blocked the employer leave fewer than
 * can be shown, the others are left out too.
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
  const blockers = await findBlockers(tx, employerId);
  const entries = sharedCards(workRole, await findPeople(tx, workRole), day)
    .filter(({ card }) => fitsQuestion(card, question))
    .flatMap(({ card, people }) => {
      const ids = people.map(({ userId }) => userId).filter((id) => !blockers.has(id));
      if (ids.length < SMALLEST_SHOWN_SET) return [];
      const pseudonymOf = createPseudonyms(serverSecret, { employerId, jobId, people: ids });
      return ids.map((userId) => ({ userId, candidate: pseudonymOf(userId), card }));
    });
  return entries.sort((a, b) => (a.candidate < b.candidate ? -1 : 1));
}
