/** What a page costs: bytes on the wire (brotli) and CPU on the server, by page. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { PageRenderer } from '../../server/web/pageRenderer';
import { readConfig } from '../../server/config';
import { startServer } from '../../server/startServer';
import { builtAssets } from '../../server/web/builtAssets';

export interface PageCost {
  path: string;
  /** Bytes, brotli: files as precompressed (11), HTML at 5 as a proxy would send it. */
  js: number;
  css: number;
  html: number;
  /** Mean milliseconds of CPU for one rendered page, compression included. */
  cpu: number;
}

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const RENDERS = 200;
const WARM_UP = 50;

const sum = (html: string, pattern: RegExp): number =>
  [...html.matchAll(pattern)]
    .map(([, file = '']) => statSync(join(DIST, 'client', `${file}.br`)).size)
    .reduce((a, b) => a + b, 0);

/** Measures `paths` on a server of its own with the demo data. */
export async function runPagesBench(pathsOf: (slug: string) => string[]): Promise<PageCost[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vikari-bench-'));
  const renderer: PageRenderer = await import(join(DIST, 'server/entryServer.js'));
  const server = await startServer(
    readConfig({ PORT: '0', DATA_DIR: dataDir, PUBLIC_URL: 'http://localhost' }),
    { site: { renderer, assets: builtAssets(join(DIST, 'client')), clientDir: null } },
  );
  try {
    const list = await server.app.inject({ method: 'POST', url: '/api/portal/public/jobs/filter', payload: {} });
    const costs: PageCost[] = [];
    for (const path of pathsOf(list.json().results[0].slug)) {
      const ask = () => server.app.inject({ url: path, headers: { 'accept-encoding': 'br' } });
      const html = (await server.app.inject(path)).body;
      for (let i = 0; i < WARM_UP; i += 1) await ask();
      const before = process.cpuUsage();
      for (let i = 0; i < RENDERS; i += 1) await ask();
      const { user, system } = process.cpuUsage(before);
      costs.push({
        path,
        js: sum(html, /(?:<script type="module" src|<link rel="modulepreload" href)="\/([^"]+\.js)"/g),
        css: sum(html, /<link rel="stylesheet" href="\/([^"]+\.css)"/g),
        html: brotliCompressSync(html, { params: { 1: 5 } }).length,
        cpu: (user + system) / 1000 / RENDERS,
      });
    }
    return costs;
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

