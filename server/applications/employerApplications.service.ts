import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  type EmployerApplication,
  type listApplications,
  moveApplication,
} from '#domain/api/integration';
import type { EmployerCall } from '../employers/employerCall';
import { once } from '../http/idempotency';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { lockEmployersApplication } from './applications.repository';
import { applyMove } from './applyMove';
import { type EmployerApplicationPage, readEmployerApplications } from './employerApplicationView';

/** The employer's side of the applications on its own jobs. */
export interface EmployerApplicationService {
  /** A page of the employer's applications, newest change first. */
  list(
    call: EmployerCall,
    request: RequestOf<typeof listApplications>,
  ): Promise<EmployerApplicationPage>;
  /**
   * @throws ApiError `not_found` when there is none or it belongs to another employer,
   * `illegal_transition`.
   */
  move(
    call: EmployerCall,
    request: RequestOf<typeof moveApplication>,
  ): Promise<EmployerApplication>;
}

export function createEmployerApplicationService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): EmployerApplicationService {
  return {
    list: ({ employerId }, request) => readEmployerApplications(db, employerId, request),

    move: ({ employerId, idempotencyKey }, request) =>
      once(
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
          const at = new Date(clock.now()).toISOString();
          await applyMove(tx, application, { to, by: 'employer', at });
          const { results } = await readEmployerApplications(tx, employerId, { id });
          const [moved] = results;
          if (!moved) throw notFound();
          return moved;
        },
      ),
  };
}

function notFound(): ApiError {
  return new ApiError('not_found', 'No such application on your jobs.');
}
