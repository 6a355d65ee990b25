import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChildReady } from '../chaos/childMessages';
import { seedOnce } from '../chaos/seedOnce';
import { runServer } from '../runServer';
import { startServer } from '../startServer';
import { openDatabase } from '../storage/openDatabase';
import { testConfig } from '../testing/testConfig';

/**
 * The process that the shutdown tests stop: a whole server on the configured database, with two
 * more endpoints. `GET /hold` is answered when the parent sends `release`; `GET /held` returns how
 * many wait.
 */
const { DATA_DIR = '', DATABASE_URL, SHUTDOWN_SECONDS } = process.env;
const store = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null };
const held = new Set<ServerResponse>();
// The server stops when its parent process is gone.
process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  if (message !== 'release') return;
  for (const response of held) response.end('held');
  held.clear();
});

function hold({ url }: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (url === '/hold') held.add(response);
  else if (url === '/held') response.end(String(held.size));
  else next();
}

await runServer(async () => {
  const db = await openDatabase(store);
  const seeded = await seedOnce(db);
  await db.close();
  const config = testConfig({ ...store, shutdownSeconds: Number(SHUTDOWN_SECONDS) });
  const server = await startServer(config, { middleware: hold });
  process.send?.({ url: server.url, seeded } satisfies ChildReady);
  return server;
});
