import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  type EmployerApplication,
  type listApplications,
  moveApplication,
} from '#domain/api/integration';
import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import { once } from '../http/idempotency';
import { type Clock, today } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database } from '../storage/database';
import { lockEmployersApplication } from './applications.repository';
import { applyMove } from './applyMove';
import { type EmployerApplicationPage, readEmployerApplications } from './employerApplicationView';
import { refuseManyHolds } from './refuseManyHolds';

/** The employer's side of the applications on its own jobs. */
export interface EmployerApplicationService {
  /** A page of the employer's applications, newest change first. */
  list(
    call: EmployerCall,
    request: RequestOf<typeof listApplications>,
  ): Promise<EmployerApplicationPage>;
  /** @throws ApiError `not_found` when there is none or it belongs to another employer. */
  read(call: EmployerCall, id: string): Promise<EmployerApplication>;
  /**
   * @throws ApiError `not_found` when there is none or it belongs to another employer,
   * `illegal_transition`, `rate_limited` for one that was made to wait too often.
   */
  move(
    call: EmployerCall,
    request: RequestOf<typeof moveApplication>,
  ): Promise<EmployerApplication>;
}

export function createEmployerApplicationService({
  db,
  clock,
  events,
  audit,
}: {
  db: Database;
  clock: Clock;
  events: Events;
  /** Records reads and moves; when absent, nothing is recorded. */
  audit?: Pick<AuditLog, 'record'> | undefined;
}): EmployerApplicationService {
  return {
    async list(call, request) {
      const { employerId } = call;
      const page = await readEmployerApplications(db, employerId, request, today(clock));
      const seen = page.results.length;
      if (seen > 0) {
        const detail = String(seen);
        await audit?.record(db, {
          event: 'applications_read',
          actor: actorOf(call),
          detail,
        });
      }
      return page;
    },

    async read(call, id) {
      const found = await readEmployerApplications(db, call.employerId, { id }, today(clock));
      const [application] = found.results;
      if (!application) throw notFound();
      await audit?.record(db, { event: 'applications_read', actor: actorOf(call), detail: '1' });
      return application;
    },

    move(call, request) {
      const { employerId, idempotencyKey } = call;
      return once(
        db,
        {
          scope: `employer:${employerId}`,
          key: idempotencyKey,
          endpoint: moveApplication,
          request,
        },
        async (tx) => {
          const { id, status: to } = request;
          const application = await lockEmployersApplication(tx, employerId, id);
          if (!application) throw notFound();
          if (to === 'pending') await refuseManyHolds(tx, id, clock.now());
          const at = instant(clock.now());
          await applyMove(tx, events, application, { to, by: 'employer', at });
          await audit?.record(tx, {
            event: 'application_moved',
            actor: actorOf(call),
            subject: application.uid,
          });
          const { results } = await readEmployerApplications(tx, employerId, { id }, today(clock));
          const [moved] = results;
          if (!moved) throw notFound();
          return moved;
        },
      );
    },
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such application on your jobs.');
}
