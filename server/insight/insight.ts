import { fillWorkplaces } from '../jobs/storedWorkplaces';
import type { Clock } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { createEmployerInsightService } from './employerInsight.service';
import { createInsightService } from './insight.service';
import { createOwnAnswerService } from './ownAnswers.service';
import { pruneInsight, publishInsight } from './publishInsight';

/** What people say of workplaces. */
export type Insight = Awaited<ReturnType<typeof createInsight>>;

/** Creates the services, after filling in the workplaces of jobs of earlier versions. */
export async function createInsight({
  db,
  clock,
  quarantine,
}: {
  db: Database;
  clock: Clock;
  quarantine: Quarantine;
}) {
  for (let last: string | null = ''; last !== null; ) {
    const after: string = last;
    last = await db.transaction((tx) => fillWorkplaces(tx, after));
  }
  return {
    insight: createInsightService({ db, clock }),
    ownAnswers: createOwnAnswerService({ db, clock }),
    employerInsight: createEmployerInsightService({ db, clock }),
    publish: () => publishInsight({ db, clock, quarantine }),
    prune: () => pruneInsight(db, clock),
  };
}
