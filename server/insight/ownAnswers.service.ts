import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { type OwnInsight, submitAnswer, type takeBackAnswer } from '#domain/api/insights';
import type { Experience } from '#domain/candidates/experiences';
import type { AnswerRefusal, AnswerSource } from '#domain/insight/answers';
import { YEARS_KEPT } from '#domain/insight/answers';
import { plainName } from '#domain/insight/workplaces';
import { locationById } from '#domain/vocabulary/lookup';
import { findExperiences } from '../candidates/candidateRecords';
import { once } from '../http/idempotency';
import { hasBankid, touchUser } from '../identity/accounts';
import { countWorkplacesNamed } from '../jobs/storedWorkplaces';
import type { StoredWorkplace } from '../jobs/workplaces';
import { type Clock, today } from '../lib/clock';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import {
  countAnswersOf,
  deleteAnswer,
  findAssignmentsAt,
  findOwnAnswers,
  saveAnswer,
} from './answers.repository';
import { requireWorkplace } from './insight.service';
import { yearOf } from './publishInsight';

/** About how many workplaces a candidate may answer in a year. */
export const MOST_A_YEAR = 12;

/** What candidates say of workplaces. */
export interface OwnAnswerService {
  /** @throws ApiError `not_found` for an unknown workplace. */
  read(userId: string, workplaceId: string): Promise<OwnInsight>;
  /** @throws ApiError `not_found`, `forbidden`, `conflict` once published, `quota_exceeded`. */
  submit(call: CandidateCall, request: RequestOf<typeof submitAnswer>): Promise<OwnInsight>;
  /** Again, it changes nothing. @throws ApiError `not_found` for an unknown workplace. */
  takeBack(userId: string, request: RequestOf<typeof takeBackAnswer>): Promise<OwnInsight>;
}

export function createOwnAnswerService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): OwnAnswerService {
  async function read(from: Queryable, userId: string, workplaceId: string): Promise<OwnInsight> {
    const workplace = await requireWorkplace(from, workplaceId);
    const year = yearOf(today(clock));
    const answers = await findOwnAnswers(from, { userId, workplaceId });
    const worked = await workedAt(from, userId, workplace, today(clock));
    const source = worked === 'not_begun' ? null : worked;
    const published = answers.some((one) => one.year === year && one.published);
    return { year, answers, source, refusal: await refusalOf(from, userId, { worked, published }) };
  }

  return {
    read: (userId, workplaceId) => read(db, userId, workplaceId),

    submit({ userId, idempotencyKey: key }, request) {
      const call = { scope: `user:${userId}`, key, endpoint: submitAnswer, request };
      return once(db, call, async (tx) => {
        const { workplaceId, scores } = request;
        // Two that are sent at once both touch the account: the second is run again and sees both
        await touchUser(tx, userId, clock.now());
        const { refusal, source, year, answers } = await read(tx, userId, workplaceId);
        if (refusal === 'published') throw isPublished();
        if (refusal !== null || source === null) {
          throw new ApiError('forbidden', `The candidate may not answer: ${refusal}.`);
        }
        const isNew = !answers.some((one) => one.year === year);
        if (isNew && (await countAnswersOf(tx, { userId, year })) >= MOST_A_YEAR) {
          throw new ApiError('quota_exceeded', `At most ${MOST_A_YEAR} workplaces a year.`);
        }
        const answer = { source, scores, day: today(clock) };
        if (!(await saveAnswer(tx, { userId, workplaceId, year }, answer))) throw isPublished();
        return read(tx, userId, workplaceId);
      });
    },

    takeBack: (userId, { workplaceId, year }) =>
      db.transaction(async (tx) => {
        await deleteAnswer(tx, { userId, workplaceId, year });
        return read(tx, userId, workplaceId);
      }),
  };
}

const isPublished = () => new ApiError('conflict', 'The answer is published.');

async function refusalOf(
  db: Queryable,
  userId: string,
  { worked, published }: { worked: AnswerSource | 'not_begun' | null; published: boolean },
): Promise<AnswerRefusal | null> {
  if (published) return 'published';
  if (!(await hasBankid(db, userId))) return 'not_verified';
  if (worked === 'not_begun') return worked;
  return worked === null ? 'not_worked_there' : null;
}

/** How a candidate has worked at a workplace in the last years; an assignment comes first. */
async function workedAt(
  db: Queryable,
  userId: string,
  workplace: StoredWorkplace,
  day: string,
): Promise<AnswerSource | 'not_begun' | null> {
  const since = `${yearOf(day) - YEARS_KEPT}-01-01`;
  const assignments = await findAssignmentsAt(db, { userId, workplaceId: workplace.id });
  const begun = assignments.filter(
    ({ startsOn, endsOn }) => (startsOn ?? day) <= day && (endsOn ?? day) >= since,
  );
  if (begun.length > 0) return 'assignment';
  const stated = (await findExperiences(db, userId)).filter(({ to }) => (to ?? day) >= since);
  if (await namesWorkplace(db, stated, workplace)) return 'experience';
  const isAhead = assignments.some(({ startsOn }) => (startsOn ?? day) > day);
  return isAhead ? 'not_begun' : null;
}

/**
 * Whether an experience names the workplace: its name and place, or its name alone where no other
 * workplace has it.
 */
async function namesWorkplace(
  db: Queryable,
  experiences: readonly Experience[],
  { name, location }: StoredWorkplace,
): Promise<boolean> {
  const place = location === null ? undefined : locationById(location)?.name;
  const own = plainName(name);
  const stated = experiences.map(({ workplace }) => plainName(workplace));
  if (place && stated.includes(plainName(`${name} ${place}`))) return true;
  return stated.includes(own) && (await countWorkplacesNamed(db, own)) === 1;
}
