import type { RequestOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import {
  type InsightReply,
  type InsightWorkplace,
  replyToInsight,
  type WorkplaceInsight,
} from '#domain/api/insights';
import { runsWorkplace } from '#domain/insight/workplaces';
import type { EmployerCall } from '../employers/employerCall';
import { findEmployerName } from '../employers/storedEmployers';
import { once } from '../http/idempotency';
import { findWorkplaceOfJob } from '../jobs/storedWorkplaces';
import type { StoredWorkplace } from '../jobs/workplaces';
import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { findFigures, findReplies, saveReply } from './figures.repository';
import { readInsight, toWorkplace } from './insight.service';

/**
 * What employers read of their jobs' workplaces, and say of those that they run themselves. Nobody
 * answers for them.
 */
export interface EmployerInsightService {
  /** @throws ApiError `not_found` for a job that is not the employer's. */
  read(
    employerId: string,
    jobId: string,
  ): Promise<{ workplace: InsightWorkplace; insight: WorkplaceInsight | null }>;
  /**
   * @throws ApiError `not_found`; `forbidden` where another runs the workplace, but to take a reply
   *   back; `conflict` where nothing is published of that year.
   */
  reply(call: EmployerCall, request: RequestOf<typeof replyToInsight>): Promise<InsightReply[]>;
}

export function createEmployerInsightService({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): EmployerInsightService {
  async function workplaceOf(
    from: Queryable,
    employerId: string,
    jobId: string,
  ): Promise<StoredWorkplace> {
    const workplace = await findWorkplaceOfJob(from, { jobId, employerId });
    if (!workplace) throw new ApiError('not_found', 'No such job.');
    return workplace;
  }

  return {
    async read(employerId, jobId) {
      const workplace = await workplaceOf(db, employerId, jobId);
      return {
        workplace: toWorkplace(workplace, 'member'),
        insight: await readInsight(db, workplace, 'member'),
      };
    },

    async reply({ employerId, idempotencyKey: key }, request) {
      const call = { scope: `employer:${employerId}`, key, endpoint: replyToInsight, request };
      const { replies } = await once(db, call, async (tx) => {
        const { year } = request;
        const workplace = await workplaceOf(tx, employerId, request.id);
        const { id: workplaceId } = workplace;
        const text = request.text?.trim() || null;
        const name = await findEmployerName(tx, employerId);
        if (text !== null && !runsWorkplace(name ?? '', workplace)) {
          throw new ApiError('forbidden', 'Only who runs the workplace replies about it.');
        }
        const years = (await findFigures(tx, workplaceId)).map((one) => one.year);
        if (text !== null && !years.includes(year)) {
          throw new ApiError('conflict', 'Nothing is published of that year.');
        }
        const at = instant(clock.now());
        await saveReply(tx, { workplaceId, year, employerId, text, at });
        return { replies: await findReplies(tx, workplace) };
      });
      return replies;
    },
  };
}
