import { buildApp } from '../app';
import { createApplicationService } from '../applications/applications.service';
import { createSessions } from '../identity/sessions.service';
import { systemClock } from '../lib/clock';
import { applicationRoutes } from '../portal/applications.routes';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';
import type { ChildReady } from './childMessages';
import { seedOnce } from './seedOnce';

/**
 * The process that `killRounds` kills: the services over the embedded database in `DATA_DIR`. Its
 * first start adds signed-in candidates and jobs.
 */
const { DATA_DIR: dataDir } = process.env;
if (!dataDir || !process.send)
  throw new Error('Only killRounds starts this program, with a DATA_DIR.');
// The server stops when its parent process is gone.
process.on('disconnect', () => process.exit());

const db = await openDatabase({ dataDir, databaseUrl: null });
const seeded = await seedOnce(db);
const { read: candidate } = createSessions(db, systemClock);
const app = await buildApp({
  config: testConfig({ dataDir }),
  clock: systemClock,
  routes: applicationRoutes({
    applications: createApplicationService({ db, clock: systemClock, production: true }),
    production: true,
  }),
  readers: { candidate, employer: async () => null },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.send({ url, seeded } satisfies ChildReady);
