import { fillWorkplaces } from '../jobs/storedWorkplaces';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createEmployerInsightService } from './employerInsight.service';
import { createInsightService } from './insight.service';
import { createOwnAnswerService } from './ownAnswers.service';
import { pruneInsight, publishInsight } from './publishInsight';

/** What people say of workplaces. */
export type Insight = Awaited<ReturnType<typeof createInsight>>;

/** Creates the services, after filling in the workplaces of jobs of earlier versions. */
export async function createInsight({ db, clock }: { db: Database; clock: Clock }) {
  while ((await db.transaction(fillWorkplaces)) > 0);
  return {
    insight: createInsightService({ db, clock }),
    ownAnswers: createOwnAnswerService({ db, clock }),
    employerInsight: createEmployerInsightService({ db, clock }),
    publish: () => publishInsight(db, clock),
    prune: () => pruneInsight(db, clock),
  };
}
