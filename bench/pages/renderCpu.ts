import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../server/config';
import { startServer } from '../../server/startServer';
import { builtAssets } from '../../server/web/builtAssets';
import type { PageRenderer } from '../../server/web/pageRenderer';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const RENDERS = 200;
const WARM_UP = 50;
/** A cookie without a session: the page is a visitor's, and rendered for this request. */
const UNCACHED = { cookie: 'vikari_session=none', 'accept-encoding': 'br' };

/**
 * Mean milliseconds of CPU for one rendered page, from the request to the compressed response,
 * without the page cache. The server runs in this process, so that its CPU time can be read.
 */
export async function measureRenderCpu(
  pathsOf: (jobPath: string) => readonly string[],
): Promise<number[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vikari-bench-'));
  const renderer: PageRenderer = await import(join(DIST, 'server/entryServer.js'));
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
    const list = await server.app.inject({
      method: 'POST',
      url: '/api/portal/public/jobs/filter',
      payload: {},
    });
    const costs: number[] = [];
    for (const url of pathsOf(`/jobb/${list.json().results[0].slug}`)) {
      const render = (): Promise<unknown> => server.app.inject({ url, headers: UNCACHED });
      for (let count = 0; count < WARM_UP; count += 1) await render();
      const before = process.cpuUsage();
      for (let count = 0; count < RENDERS; count += 1) await render();
      const { user, system } = process.cpuUsage(before);
      costs.push((user + system) / 1000 / RENDERS);
    }
    return costs;
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
