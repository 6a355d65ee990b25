import { eventsOn } from '../../composition/testing/eventsOn';
import { createEmployerJobService } from '../../jobs/employerJobs.service';
import type { Clock } from '../../lib/clock';
import { quarantineOn } from '../../quarantine/testing/quarantineOn';
import type { Database } from '../../storage/database';
import { tellAnswers } from '../tellAnswers';
import { createTermService, type TermService } from '../terms.service';

/** Questions about terms over a test's database, with all that follows from them. */
export function termsOn(db: Database, clock: Clock): TermService {
  const deps = { db, clock, events: eventsOn(db, clock) };
  const jobs = createEmployerJobService({ ...deps, afterClosing: async () => undefined });
  return createTermService({ ...deps, jobs });
}

/** Tells whoever asked, as the timer does; what another node tells meanwhile is waited for. */
export async function tellOn(db: Database, clock: Clock): Promise<void> {
  const deps = { db, events: eventsOn(db, clock), quarantine: quarantineOn(db, clock) };
  do await tellAnswers(deps);
  while ((await db.query('select 1 from term_answers limit 1')).length > 0);
}
