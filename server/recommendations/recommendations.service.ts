import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type {
  makeRecommendation,
  OwnRecommendation,
  recommendJob,
  takeBackJobRecommendation,
  validateRecommendation,
} from '#domain/api/recommendations';
import { jobStatusOn } from '#domain/jobs/closing';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import {
  MOST_RECOMMENDATIONS,
  RECOMMENDATION_DAYS,
  type RecommendationState,
  recommendationLink,
} from '#domain/recommendations/recommendation';
import type { EmployerCall } from '../employers/employerCall';
import { lockUser } from '../identity/accounts';
import { lockOpenJob, refuseImported, requireEmployersJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import { hashToken, randomToken } from '../lib/tokens';
import type { Database } from '../storage/database';
import {
  countEmployers,
  deleteEmployers,
  deleteOwn,
  findOwn,
  insertCandidates,
  insertEmployers,
  type OwnRecommendationRow,
  type RecommendationRow,
} from './recommendations.repository';
import { findRecommendation, isCurrent } from './usableRecommendation';

type Validated = Omit<ResponseOf<typeof validateRecommendation>, 'status'>;
type Answer<E> = Omit<ResponseOf<E>, 'status'>;

/** Links by which colleagues and recruiters recommend jobs. */
export interface RecommendationService {
  /**
   * What a link leads to, for who opens it. It depends on the link, its job and the caller alone:
   * nobody learns what another did with it.
   *
   * @param userId - null for a visitor.
   */
  validate(userId: string | null, token: string): Promise<Validated>;
  /**
   * @throws ApiError `authentication_required` when the account is gone, `not_found`,
   * `job_unavailable`, `applied_elsewhere`, `conflict` with too many valid links.
   */
  make(
    userId: string,
    request: RequestOf<typeof makeRecommendation>,
  ): Promise<Answer<typeof makeRecommendation>>;
  list(userId: string): Promise<OwnRecommendation[]>;
  /** Where it is not theirs, nothing is done. */
  takeBack(userId: string, id: string): Promise<void>;
  /** @throws ApiError `not_found` for another's job, `job_unavailable`, `conflict`. */
  recommendJob(
    call: Pick<EmployerCall, 'employerId'>,
    request: RequestOf<typeof recommendJob>,
  ): Promise<Answer<typeof recommendJob>>;
  /** Where it is no link of the employer's for the job, nothing is done. @throws ApiError `not_found` for another's job. */
  takeJobLinkBack(
    call: Pick<EmployerCall, 'employerId'>,
    request: RequestOf<typeof takeBackJobRecommendation>,
  ): Promise<void>;
}

/**
 * Links are counted after who makes them is locked: as they are then, not as the transaction began.
 */
const COUNTED = { isolation: 'read committed' } as const;

const UNKNOWN: Validated = { state: 'unknown', job: null, by: null, firstName: null };

export function createRecommendations({
  db,
  clock,
  publicUrl,
}: {
  db: Database;
  clock: Clock;
  publicUrl: string;
}): RecommendationService {
  /** A new link: what is stored of it, and what is answered once. */
  function aLink(jobId: string) {
    const token = randomToken();
    const now = clock.now();
    const expiresAt = instant(now + RECOMMENDATION_DAYS * DAY);
    return {
      link: new URL(recommendationLink(token), publicUrl).href,
      row: {
        id: randomUUID(),
        tokenHash: hashToken(token),
        jobId,
        createdAt: instant(now),
        expiresAt,
      },
    };
  }
  const isOpen = ({ job }: OwnRecommendationRow) => jobStatusOn(job, today(clock)) === 'open';

  return {
    async validate(userId, token) {
      const row = await findRecommendation(db, token, userId);
      if (!row) return UNKNOWN;
      const when = { at: instant(clock.now()), today: today(clock) };
      const state = stateOf(row, userId, when);
      const job = jobStatusOn(row.job, when.today) === 'open' ? toJobSummary(row.job) : null;
      const { by, firstName } = row;
      return state === 'valid'
        ? { state, job, by, firstName }
        : { state, job, by: null, firstName: null };
    },

    make: (userId, { jobId, showsName }) =>
      db.transaction(async (tx) => {
        if (!(await lockUser(tx, userId))) {
          throw new ApiError('authentication_required', 'Sign in first.');
        }
        const job = await lockOpenJob(tx, jobId, today(clock));
        refuseImported(job);
        const valid = await findOwn(tx, userId, instant(clock.now()));
        if (valid.filter(isOpen).length >= MOST_RECOMMENDATIONS.candidate) {
          throw tooManyLinks(MOST_RECOMMENDATIONS.candidate);
        }
        const { link, row } = aLink(jobId);
        await insertCandidates(tx, { ...row, userId, showsName });
        return { link, recommendation: toOwn({ ...row, job, showsName }) };
      }, COUNTED),

    async list(userId) {
      const rows = await findOwn(db, userId, instant(clock.now()));
      return rows.filter(isOpen).map(toOwn);
    },

    takeBack: (userId, id) => deleteOwn(db, userId, id),

    recommendJob: ({ employerId }, { id, firstName }) =>
      db.transaction(async (tx) => {
        await requireEmployersJob(tx, employerId, id);
        await lockOpenJob(tx, id, today(clock));
        if ((await countEmployers(tx, id, instant(clock.now()))) >= MOST_RECOMMENDATIONS.employer) {
          throw tooManyLinks(MOST_RECOMMENDATIONS.employer);
        }
        const { link, row } = aLink(id);
        await insertEmployers(tx, { ...row, employerId, firstName: firstName || null });
        return { link, id: row.id, expiresAt: row.expiresAt };
      }, COUNTED),

    takeJobLinkBack: ({ employerId }, { id: jobId, recommendationId }) =>
      db.transaction(async (tx) => {
        await requireEmployersJob(tx, employerId, jobId);
        await deleteEmployers(tx, { id: recommendationId, jobId, employerId });
      }, COUNTED),
  };
}

/** One's own comes first, so that its maker never sees whether it was of use to anybody. */
function stateOf(
  row: RecommendationRow,
  userId: string | null,
  when: { at: string; today: string },
): RecommendationState {
  if (userId !== null && row.userId === userId) return 'own';
  if (row.used) return 'used';
  return isCurrent(row, when) ? 'valid' : 'expired';
}

function toOwn({ id, job, showsName, createdAt, expiresAt }: OwnRecommendationRow) {
  const { id: jobId, slug, title } = job;
  return { id, job: { id: jobId, slug, title }, showsName, createdAt, expiresAt };
}

function tooManyLinks(most: number): ApiError {
  return new ApiError('conflict', `There are ${most} valid links already: take one back first.`);
}
