/** A process of its own: measures the pages at the paths of its arguments, and prints the result. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readConfig } from '../../server/config/config';
import { startServer } from '../../server/startServer';
import { builtAssets } from '../../server/web/builtAssets';
import type { PageRenderer } from '../../server/web/pageRenderer';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const RENDERS = 200;
const WARM_UP = 150;
/** A cookie without a session: the page is a visitor's, and rendered for this request. */
const UNCACHED = { cookie: 'vikari_session=none', 'accept-encoding': 'br' };

const dataDir = mkdtempSync(join(tmpdir(), 'vikari-bench-'));
const renderer: PageRenderer = await import(
  pathToFileURL(join(DIST, 'server/entryServer.js')).href
);
const clientDir = join(DIST, 'client');
const settings = {
  PORT: '0',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://localhost',
  PAGES_PER_MINUTE: '1000000000',
};
const server = await startServer(
  // The demo recruiter would use CPU during the measurement
  { ...readConfig(settings), demoRecruiterSeconds: null },
  { site: { renderer, assets: builtAssets(clientDir), clientDir: null } },
);
try {
  const costs: number[] = [];
  for (const url of process.argv.slice(2)) {
    const render = async () => {
      const { statusCode } = await server.app.inject({ url, headers: UNCACHED });
      if (statusCode !== 200) throw new Error(`${url} was answered with ${statusCode}.`);
    };
    for (let count = 0; count < WARM_UP; count += 1) await render();
    const before = process.cpuUsage();
    for (let count = 0; count < RENDERS; count += 1) await render();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1000 / RENDERS);
  }
  console.log(JSON.stringify(costs));
} finally {
  await server.close();
  rmSync(dataDir, { recursive: true, force: true });
}
