import type { AuditLog } from '../audit/auditLog';
import { actorOf, type EmployerCall } from '../employers/employerCall';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { expireApplications } from './expireApplications';

/** Expires the open applications of a job that its employer has closed, and records how many. */
export async function endWithJob(
  {
    audit,
    ...deps
  }: { db: Database; clock: Clock; events: Events; audit?: Pick<AuditLog, 'record'> | undefined },
  call: EmployerCall,
  jobId: string,
): Promise<void> {
  await expireApplications(deps, { jobId }, async (tx, count) => {
    await audit?.record(tx, {
      event: 'applications_ended',
      actor: actorOf(call),
      detail: String(count),
    });
  });
}
