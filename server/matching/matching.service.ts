import type { listCandidates, MatchedCandidates } from '#domain/api/candidates';
import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import { weekKeysBetween } from '#domain/calendar/isoWeek';
import { availabilityFor, candidateCard } from '#domain/candidates/candidateCard';
import { SMALLEST_SHOWN_SET } from '#domain/candidates/recruiterView';
import { jobStatusOn } from '#domain/jobs/closing';
import type { Job } from '#domain/jobs/job';
import { PAGE_SIZE } from '#domain/limits';
import { COMPARED_BY, comparableRate } from '#domain/pay/comparableRate';
import { locationById, workFieldById } from '#domain/vocabulary/lookup';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import { lockJob } from '../jobs/storedJobs';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { findMatchingUsers, findMatchRows, type JobNeeds } from './matching.repository';
import { noteLooks } from './profileViews.repository';
import { pseudonymOf } from './pseudonym';

/** Of a job that lasts longer, only its first two years are compared. */
const MOST_WEEKS = 104;

/** How an employer finds candidates for its jobs. */
export interface MatchingService {
  /**
   * A page of those who fit a job of the employer's, by pseudonym: any other order would say
   * something about them. The profile views are stored before the response is sent, so that none is
   * missing and only who was shown can be invited.
   *
   * @throws ApiError `not_found` for no job or another's, `job_unavailable`.
   */
  list(
    call: Pick<EmployerCall, 'employerId' | 'keyId'>,
    request: RequestOf<typeof listCandidates>,
  ): Promise<MatchedCandidates>;
}

export function createMatchingService({
  db,
  clock,
  serverSecret,
  audit,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
  audit: Pick<AuditLog, 'record'>;
}): MatchingService {
  return {
    async list(call, { jobId, pageLength, startAfter = '' }) {
      const { employerId } = call;
      const day = today(clock);
      const needs = needsOf(await openJobOf(db, employerId, jobId, day));
      const all = (await findMatchingUsers(db, needs))
        .map((userId) => ({ userId, candidate: pseudonymOf(serverSecret, employerId, userId) }))
        .sort((a, b) => (a.candidate < b.candidate ? -1 : 1));
      const rest = all.filter(({ candidate }) => candidate > startAfter);
      const length = pageLength === undefined ? PAGE_SIZE : Number(pageLength);
      const page = rest.slice(0, length);
      await db.transaction(async (tx) => {
        await noteLooks(tx, { employerId, jobId, day, at: instant(clock.now()) }, page);
        if (page.length === 0) return;
        const actor = actorOf(call);
        await audit.record(tx, { event: 'candidates_listed', actor, detail: String(page.length) });
      });

      const blurred = all.length < SMALLEST_SHOWN_SET;
      const rows = blurred
        ? []
        : await findMatchRows(
            db,
            page.map(({ userId }) => userId),
          );
      const rowOf = new Map(rows.map((row) => [row.userId, row]));
      return {
        results: page.map(({ userId, candidate }) => {
          const row = rowOf.get(userId);
          return {
            candidate,
            card: row ? candidateCard(row, day) : null,
            availability: row ? availabilityFor(row.weeks, needs.weeks) : null,
          };
        }),
        nextPageToken: rest.length > length ? (page.at(-1)?.candidate ?? null) : null,
        total: blurred ? null : all.length,
        blurred,
      };
    },
  };
}

/** @throws ApiError `not_found` for no job or another's, `job_unavailable`. */
export async function openJobOf(
  tx: Queryable,
  employerId: string,
  jobId: string,
  day: string,
): Promise<Job> {
  const job = await lockJob(tx, jobId);
  if (job?.employerId !== employerId) throw new ApiError('not_found', 'No such job of yours.');
  if (jobStatusOn(job, day) !== 'open') {
    throw new ApiError('job_unavailable', 'This job takes no applications any more.');
  }
  return job;
}

function needsOf(job: Job): JobNeeds {
  const { startsOn, endsOn, location, workFields } = job;
  const place = location === null ? undefined : locationById(location);
  return {
    jobId: job.id,
    workRole: job.workRole,
    places: place ? [place.id, place.regionId] : [],
    workFields: [...workFields, ...workFields.flatMap((id) => workFieldById(id)?.group ?? [])],
    systems: job.systems,
    employmentTypes: job.employmentTypes,
    onCallDuty: job.onCallDuty,
    rate: job.hourlyRate && comparableRate(job.hourlyRate, COMPARED_BY),
    weeks:
      startsOn === null || endsOn === null ? null : weekKeysBetween(startsOn, endsOn, MOST_WEEKS),
  };
}
