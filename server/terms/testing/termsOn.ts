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

/** Tells whoever asked, as the timer does. */
export const tellOn = (db: Database, clock: Clock): Promise<void> =>
  tellAnswers({ db, events: eventsOn(db, clock), quarantine: quarantineOn(db, clock) });
