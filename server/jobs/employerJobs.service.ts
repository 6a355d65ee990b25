import { randomBytes } from 'node:crypto';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  changeJob,
  closeJob,
  type JobDraft,
  type listJobs,
  openJob,
  publishJob,
} from '#domain/api/integration';
import { jobDraftSchema } from '#domain/api/jobDraft.schema';
import { answerTerms } from '#domain/api/jobTerms';
import { lastDayToApply } from '#domain/jobs/closing';
import type { EmployersJob, Job } from '#domain/jobs/job';
import { jobSlug } from '#domain/jobs/slug';
import { PAGE_SIZE } from '#domain/limits';
import { newlySaid, withAnswers } from '#domain/terms/statedTerms';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { locationById } from '#domain/vocabulary/lookup';
import type { EmployerCall } from '../employers/employerCall';
import { isPublicEmployer } from '../employers/employers.service';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { parser } from '../http/parse';
import { type Clock, today } from '../lib/clock';
import { pageBounds, pageOf } from '../lib/listPage';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { saveJob } from './jobRows.repository';
import { findOwnJobs, lockEmployersJob, type OwnJobRow } from './jobs.repository';

/** An employer's calls on its own jobs; another employer's job is `not_found`. */
export interface EmployerJobService {
  /** A page of its jobs of every status, newest change first. */
  list(
    call: Pick<EmployerCall, 'employerId'>,
    request: RequestOf<typeof listJobs>,
  ): Promise<{ results: OwnJob[]; nextPageToken: string | null }>;
  /** @throws ApiError `not_found` when there is none or it belongs to another employer. */
  read(call: Pick<EmployerCall, 'employerId'>, id: string): Promise<OwnJob>;
  /** @throws ApiError `invalid_request` for a last day, to apply or to work, that has passed. */
  publish(call: EmployerCall, draft: JobDraft): Promise<EmployersJob>;
  /** @throws ApiError `invalid_request` when the changed job breaks the draft's rules. */
  change(call: EmployerCall, request: RequestOf<typeof changeJob>): Promise<EmployersJob>;
  /** Says some of a job's terms; what is left out or null stays. @throws ApiError as `change`. */
  sayTerms(call: EmployerCall, request: RequestOf<typeof answerTerms>): Promise<EmployersJob>;
  close(call: EmployerCall, request: RequestOf<typeof closeJob>): Promise<EmployersJob>;
  /** Enables a disabled job again. @throws ApiError `job_unavailable` once its last day has passed. */
  open(call: EmployerCall, request: RequestOf<typeof openJob>): Promise<EmployersJob>;
}

/** A job as its employer sees it, and when it was changed last. */
interface OwnJob {
  job: EmployersJob;
  updatedAt: string;
}

const toOwnJob = ({ job, updatedAt }: OwnJobRow): OwnJob => ({
  job: seenByEmployer(job),
  updatedAt,
});

function seenByEmployer({ publicEmployer: _publicEmployer, ...seen }: Job): EmployersJob {
  return seen;
}

/** The writes of jobs, each of which may be repeated by its key. */
type Written =
  | typeof publishJob
  | typeof changeJob
  | typeof answerTerms
  | typeof closeJob
  | typeof openJob;

/**
 * A job is locked before anything is read that follows from it: a question that was asked while its
 * employer waited for the lock is seen, and answered.
 */
const IN_TURN = { isolation: 'read committed' } as const;

const parseDraft = parser(jobDraftSchema);

export function createEmployerJobService({
  db,
  clock,
  events,
  afterClosing,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  /**
   * Called once a closed job is stored, with its id: what depends on it has a transaction of its own,
   * whose snapshot sees what was written while the job was being closed.
   */
  afterClosing(call: EmployerCall, jobId: string): Promise<void>;
}): EmployerJobService {
  const write = (
    { employerId, idempotencyKey }: EmployerCall,
    endpoint: Written,
    request: object,
    makeJob: (tx: Queryable) => Promise<{ job: Job; before?: Job }>,
  ): Promise<EmployersJob> =>
    once(
      db,
      { scope: `employer:${employerId}`, key: idempotencyKey, endpoint, request },
      async (tx) => {
        const { job, before } = await makeJob(tx);
        await saveJob(tx, job);
        const terms = before ? newlySaid(before.terms, job.terms) : [];
        if (terms.length > 0) {
          const { id: jobId } = job;
          const at = instant(clock.now());
          await events.record(tx, { type: 'terms.said', jobId, employerId, terms, at });
        }
        return seenByEmployer(job);
      },
      IN_TURN,
    );

  /** A job of the employer's, changed; what it newly says of its terms is told to whoever asked. */
  const change = (
    call: EmployerCall,
    endpoint: Written,
    request: { id: string },
    changesOf: (job: Job) => Partial<JobDraft>,
  ): Promise<EmployersJob> =>
    write(call, endpoint, request, async (tx) => {
      const before = await lockOwnJob(tx, call.employerId, request.id);
      const changes = changesOf(before);
      refusePast(changes, today(clock));
      const publicEmployer = await isPublicEmployer(tx, call.employerId);
      return { job: { ...changedJob(before, changes), publicEmployer }, before };
    });

  return {
    async list({ employerId }, { status, since, ...page }) {
      const bounds = pageBounds(page, PAGE_SIZE);
      const { rows, nextPageToken } = pageOf(
        await findOwnJobs(db, employerId, { status, since }, bounds),
        bounds,
      );
      return { results: rows.map(toOwnJob), nextPageToken };
    },

    async read({ employerId }, id) {
      const [row] = await findOwnJobs(db, employerId, { id }, { limit: 1, after: null });
      if (!row) throw new ApiError('not_found', 'You have no such job.');
      return toOwnJob(row);
    },

    publish: (call, draft) =>
      write(call, publishJob, draft, async (tx) => {
        refusePast(draft, today(clock));
        const publicEmployer = await isPublicEmployer(tx, call.employerId);
        return {
          job: { ...newJob(draft, call.employerId, instant(clock.now())), publicEmployer },
        };
      }),

    change: (call, { id, ...changes }) =>
      change(call, changeJob, { id, ...changes }, () => changes),

    sayTerms: (call, request) =>
      change(call, answerTerms, request, ({ terms }) => ({
        terms: withAnswers(terms, request.terms),
      })),

    async close(call, request) {
      const job = await write(call, closeJob, request, async (tx) => ({
        job: { ...(await lockOwnJob(tx, call.employerId, request.id)), status: request.as },
      }));
      await afterClosing(call, job.id);
      return job;
    },

    open: (call, request) =>
      write(call, openJob, request, async (tx) => {
        const job = {
          ...(await lockOwnJob(tx, call.employerId, request.id)),
          status: 'open' as const,
        };
        if (lastDayToApply(job) < today(clock)) {
          throw new ApiError('job_unavailable', 'Its last day has passed: change the days first.');
        }
        return { job };
      }),
  };
}

/**
 * @throws ApiError `not_found` when there is none or it belongs to another employer,
 * `job_unavailable` for a deleted one.
 */
async function lockOwnJob(tx: Queryable, employerId: string, id: string): Promise<Job> {
  const job = await lockEmployersJob(tx, employerId, id);
  if (!job) throw new ApiError('not_found', 'You have no such job.');
  if (job.status === 'deleted') {
    throw new ApiError('job_unavailable', 'The job has been deleted permanently.');
  }
  return job;
}

/** Refuses days that have passed: the last one to apply, and the last one of the assignment. */
function refusePast(days: Partial<Pick<Job, 'closesOn' | 'endsOn'>>, today: string): void {
  const fields = (['closesOn', 'endsOn'] as const).filter(
    (field) => (days[field] ?? today) < today,
  );
  if (fields.length === 0) return;
  throw new ApiError(
    'invalid_request',
    'The last day has passed.',
    Object.fromEntries(fields.map((field) => [field, 'validation.past_date'])),
  );
}

function newJob(draft: JobDraft, employerId: string, publishedAt: string): Job {
  const id = `v-${randomBytes(8).toString('hex')}`;
  return {
    ...draft,
    id,
    slug: slugOf(draft, id),
    status: 'open',
    publishedAt,
    employerId,
    source: { name: 'vikari', id, url: null, datesRebased: false },
  };
}

/** Rules about several fields are checked on the whole job, not only on the change. */
function changedJob(job: Job, changes: Partial<JobDraft>): Job {
  const { id, slug: _slug, status, publishedAt, employerId, source, ...rest } = job;
  const { publicEmployer: _publicEmployer, ...before } = rest;
  // Texts were checked when they were sent
  const draft = parseDraft({ ...before, ...changes, [CONFIRMED_FIELD]: true });
  return { ...draft, id, slug: slugOf(draft, id), status, publishedAt, employerId, source };
}

function slugOf({ title, location }: Pick<JobDraft, 'title' | 'location'>, id: string): string {
  const place = location === null ? undefined : locationById(location);
  return jobSlug({ title, place: place?.name ?? null, id });
}
