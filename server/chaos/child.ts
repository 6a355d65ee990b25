import { buildApp } from '../app';
import { aStoredJob, aStoredUser } from '../applications/testing/storedFactories';
import { systemClock } from '../clock';
import { createSessions } from '../identity/sessions';
import { applicationRoutes } from '../portal/applications.routes';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';
import type { ChildReady, Seeded } from './childMessages';

/**
 * The process that `killRounds` kills: the services over the embedded database in `DATA_DIR`,
 * with people signed in and jobs to apply to after its first start.
 */
const CANDIDATES = 12;
const JOBS = 700;

async function seedOnce(db: Database): Promise<Seeded | null> {
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

const { DATA_DIR: dataDir } = process.env;
if (!dataDir || !process.send) throw new Error('Started by killRounds alone, with a DATA_DIR.');
// A parent that is gone leaves no server behind.
process.on('disconnect', () => process.exit());

const db = await openDatabase({ dataDir, databaseUrl: null });
const seeded = await seedOnce(db);
const { read: candidate } = createSessions(db, systemClock);
const app = await buildApp({
  config: testConfig({ dataDir }),
  clock: systemClock,
  routes: applicationRoutes({ db, clock: systemClock, production: true }),
  readers: { candidate, employer: async () => null },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send({ url, seeded } satisfies ChildReady);
