import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import { installPeers } from '../lib/installPeers';
import { buildEntry } from './buildEntry';
import type { Bytes } from './bytes';
import { APPS, type AppName, type Candidate } from './candidates';
import { SCENARIOS, SHOWN } from './scenarios';
import { serveFolder } from './serveFolder';

/** How many times slower than this machine scripts run: about a mid-range phone. */
export const SLOWDOWN = 4;
/** New pages for every library, and mounts in new roots within each page after its first. */
export const ROUNDS = 6;
export const MOUNTS = 3;

/** The results of a library's app. */
export interface Measured {
  bytes: Bytes;
  /** Milliseconds by the name of a step. */
  times: Record<string, number[]>;
}

/** Everything that was measured. */
export interface KitResult {
  /** React and the bench's own code, bytes in brotli. */
  base: number;
  apps: { [App in AppName]?: { [Who in Candidate]?: Measured } };
}

/** Builds every entry, then measures them in turn, so that disturbances affect all alike. */
export async function measureKit(): Promise<KitResult> {
  await installPeers(fileURLToPath(new URL('.', import.meta.url)), '--legacy-peer-deps');
  const folder = mkdtempSync(join(tmpdir(), 'vikari-bench-kit-'));
  try {
    const { base } = await buildEntry('base', folder);
    const result: KitResult = { base, apps: {} };
    for (const [app, who] of everyEntry()) {
      const { bytes } = await buildEntry(`${app}/${who}`, folder);
      const measured = result.apps[app] ?? {};
      measured[who] = { bytes, times: {} };
      result.apps[app] = measured;
    }
    await measureRounds(folder, result);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function everyEntry(): [AppName, Candidate][] {
  const apps = Object.keys(APPS) as AppName[];
  return apps.flatMap((app) => APPS[app].map((who): [AppName, Candidate] => [app, who]));
}

async function measureRounds(folder: string, { apps }: KitResult): Promise<void> {
  const { server, url } = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [app, who] of everyEntry()) {
        const times = apps[app]?.[who]?.times;
        if (times) await measurePage({ browser, url, app, who, times });
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
}

interface PageTask {
  browser: Browser;
  url: string;
  app: AppName;
  who: Candidate;
  /** Filled. */
  times: Record<string, number[]>;
}

async function measurePage({ browser, url, app, who, times }: PageTask): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 390, height: 800 },
    reducedMotion: 'reduce',
  });
  const note = (step: string, found: readonly number[]) => {
    times[step] = [...(times[step] ?? []), ...found];
  };
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  try {
    await page.goto(`${url}/${app}/${who}/`);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const mount = () => page.evaluate((shown) => kitBench.mount(shown), SHOWN[app]);
    note('first mount', [await mount()]);
    await SCENARIOS[app](page, who, note);
    for (let count = 0; count < MOUNTS; count += 1) {
      await page.evaluate(() => kitBench.unmount());
      note('mount', [await mount()]);
    }
    if (errors.length > 0) throw errors[0];
  } finally {
    await page.close();
  }
}
