import { type JobQuestion, questionOf } from '#domain/candidates/jobQuestion';
import type { Job } from '#domain/jobs/job';
import { dayOf, untilTomorrow } from '../lib/clock';
import { tooMany } from '../lib/tooMany';
import type { Queryable } from '../storage/database';
import { countQuestion, findQuestion, hasAsked, saveQuestion } from './questions.repository';

/**
 * Different questions that an employer may ask on one day in Stockholm: more than a clinic looks
 * for on a day, and too few to try a value after another. Two jobs that ask the same ask once.
 */
const QUESTIONS_A_DAY = 10;

/**
 * What a job asks: as it was when its candidates were first counted, so that an edit is no second
 * question.
 *
 * @param now - milliseconds since the epoch.
 * @throws ApiError `rate_limited` for a new question where the day's are used up.
 */
export async function askFor(
  tx: Queryable,
  employerId: string,
  job: Job,
  now: number,
): Promise<JobQuestion> {
  const asked = await findQuestion(tx, job.id);
  if (asked) return asked;
  const question = questionOf(job);
  const day = dayOf(now);
  const isNew = !(await hasAsked(tx, { employerId, question, day }));
  if (isNew && !(await countQuestion(tx, { employerId, day, most: QUESTIONS_A_DAY }))) {
    const message = `Candidates for ${QUESTIONS_A_DAY} different searches a day. Try again tomorrow.`;
    throw tooMany(message, untilTomorrow(now));
  }
  await saveQuestion(tx, { jobId: job.id, employerId, question, day });
  return (await findQuestion(tx, job.id)) ?? question;
}
