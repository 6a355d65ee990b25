import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { createSessions } from '../identity/sessions.service';
import { systemClock } from '../lib/clock';
import type { Database } from '../storage/database';
import type { Seeded } from './childMessages';

const CANDIDATES = 12;
const JOBS = 700;

/** Adds signed-in candidates and jobs to an empty database; returns null when it is not empty. */
export async function seedOnce(db: Database): Promise<Seeded | null> {
  const [known] = await db.query('select 1 from users limit 1');
  if (known) return null;
  const sessions = createSessions(db, systemClock);
  return db.transaction(async (tx) => {
    const seeded: Seeded = { cookies: [], jobIds: [] };
    for (let count = 0; count < CANDIDATES; count += 1) {
      seeded.cookies.push(await sessions.start(tx, await aStoredUser(tx)));
    }
    for (let count = 0; count < JOBS; count += 1) {
      seeded.jobIds.push((await aStoredJob(tx, { closesOn: '2999-12-31' })).id);
    }
    return seeded;
  });
}
