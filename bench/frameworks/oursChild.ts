/**
 * A process of its own: the product's server, whose only page is the measured one. With the settings of
 * a demo run, whose jobs no page of the measurement reads; React is its production build.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/startServer';
import { builtAssets } from '../../server/web/builtAssets';
import { tableRenderer } from './oursRenderer';

const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));

const dataDir = mkdtempSync(join(tmpdir(), 'vikari-bench-'));
const { PORT = '0' } = process.env;
const settings = {
  PORT,
  DATA_DIR: dataDir,
  PUBLIC_URL: `http://localhost:${PORT}`,
  PAGES_PER_MINUTE: '1000000000',
};
const server = await startServer(
  // The demo recruiter would use CPU during the measurement
  { ...readConfig(settings), demoRecruiterSeconds: null },
  { site: { renderer: tableRenderer, assets: builtAssets(CLIENT_DIR), clientDir: null } },
);
process.once('SIGTERM', async () => {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
});
