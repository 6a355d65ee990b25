import { ApiError } from '#domain/api/errors';
import type { ListPageRequest } from '#domain/api/listPage';
import {
  type Application,
  type ApplicationPage,
  type SubmitCandidateRequest,
  submitCandidate,
  withdrawApplication,
} from '#domain/api/portal';
import type { EmployerBlock } from '#domain/api/safety';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { CandidateCall } from '../policy/caller';
import type { Database, Queryable } from '../storage/database';
import { lockOwnApplication } from './applications.repository';
import { readApplicationPage, readOwnApplication, type Viewer } from './applicationView';
import { applyMove } from './applyMove';
import { findBlockOnJob } from './blockedEmployer.repository';
import { type InterviewBooking, submitApplication } from './submitApplication';

/** What the applications' services work with. */
interface ApplicationDeps {
  db: Database;
  clock: Clock;
  events: Events;
  /** Whether the run uses production's phone country codes. */
  production: boolean;
  /** Books the interviews of applications; when absent, none are booked. */
  interviews?: InterviewBooking | undefined;
}

/**
 * The candidate's side of applications. Another candidate's application is answered with
 * `not_found`.
 */
export interface ApplicationService {
  /** As `submitApplication`, at most once for each idempotency key. */
  submit(call: CandidateCall, request: SubmitCandidateRequest): Promise<Application>;
  /** The candidate's application on the job; null when there is none. */
  findOnJob(userId: string, jobId: string): Promise<Application | null>;
  /** The candidate's block of the job's employer; null when there is none. */
  findBlock(userId: string, jobId: string): Promise<EmployerBlock | null>;
  /** A page of the candidate's applications, newest first. */
  list(userId: string, page?: ListPageRequest): Promise<ApplicationPage>;
  /** @throws ApiError `not_found`, `illegal_transition` when it has ended in another way. */
  withdraw(call: CandidateCall, applicationId: string): Promise<Application>;
}

export function createApplicationService(deps: ApplicationDeps): ApplicationService {
  const { db, clock, events, production, interviews } = deps;
  const now = () => instant(clock.now());
  const viewer = (uid: string): Viewer => ({ uid, today: today(clock), now: clock.now() });

  return {
    submit({ userId, idempotencyKey }, request) {
      const call = {
        scope: `user:${userId}`,
        key: idempotencyKey,
        endpoint: submitCandidate,
        request,
      };
      return once(db, call, async (tx) => {
        const context = { at: now(), today: today(clock), events, production, interviews };
        const id = await submitApplication(tx, userId, request, context);
        return readOwn(tx, viewer(userId), id);
      });
    },

    findOnJob: (userId, jobId) => readOwnApplication(db, viewer(userId), { jobId }),

    findBlock: (userId, jobId) => findBlockOnJob(db, userId, jobId),

    list: (userId, page = {}) => readApplicationPage(db, viewer(userId), page),

    withdraw({ userId, idempotencyKey }, applicationId) {
      const call = {
        scope: `user:${userId}`,
        key: idempotencyKey,
        endpoint: withdrawApplication,
        request: { applicationId },
      };
      return once(db, call, async (tx) => {
        const application = await lockOwnApplication(tx, userId, applicationId);
        if (!application) throw notFound();
        // A repeat of what is done already: the first answer may have been lost
        if (application.status !== 'not_interested') {
          await applyMove(tx, events, application, {
            to: 'not_interested',
            by: 'candidate',
            at: now(),
          });
        }
        return readOwn(tx, viewer(userId), applicationId);
      });
    },
  };
}

async function readOwn(tx: Queryable, viewer: Viewer, id: string): Promise<Application> {
  const application = await readOwnApplication(tx, viewer, { id });
  if (!application) throw notFound();
  return application;
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such application.');
}
