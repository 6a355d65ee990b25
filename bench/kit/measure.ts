import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import { buildEntry } from './buildEntry';
import type { Bytes } from './bytes';
import { type Candidate, PARTS, type PartName } from './candidates';
import { installPeers } from './installPeers';
import { SCENARIOS, SHOWN } from './scenarios';
import { serveFolder } from './serveFolder';

/** How many times slower than this machine scripts run: about a mid-range phone. */
export const SLOWDOWN = 4;
/** New pages for every library, and mounts in new roots within each page after its first. */
export const ROUNDS = 6;
export const MOUNTS = 3;

/** The results of a library's part. */
export interface Measured {
  bytes: Bytes;
  /** Milliseconds by the name of a step. */
  times: Record<string, number[]>;
}

/** Everything that was measured. */
export interface KitResult {
  /** React and the bench's own code, bytes in brotli. */
  base: number;
  parts: { [Part in PartName]?: { [Who in Candidate]?: Measured } };
}

/** Builds every entry, then measures them in turn, so that disturbances affect all alike. */
export async function measureKit(): Promise<KitResult> {
  await installPeers();
  const folder = mkdtempSync(join(tmpdir(), 'vikari-bench-kit-'));
  try {
    const { base } = await buildEntry('base', folder);
    const result: KitResult = { base, parts: {} };
    for (const [part, who] of everyEntry()) {
      const { bytes } = await buildEntry(`${part}/${who}`, folder);
      const measured = result.parts[part] ?? {};
      measured[who] = { bytes, times: {} };
      result.parts[part] = measured;
    }
    await measureRounds(folder, result);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function everyEntry(): [PartName, Candidate][] {
  const parts = Object.keys(PARTS) as PartName[];
  return parts.flatMap((part) => PARTS[part].map((who): [PartName, Candidate] => [part, who]));
}

async function measureRounds(folder: string, { parts }: KitResult): Promise<void> {
  const { server, url } = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [part, who] of everyEntry()) {
        const times = parts[part]?.[who]?.times;
        if (times) await measurePage({ browser, url, part, who, times });
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
  part: PartName;
  who: Candidate;
  /** Filled. */
  times: Record<string, number[]>;
}

async function measurePage({ browser, url, part, who, times }: PageTask): Promise<void> {
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
    await page.goto(`${url}/${part}/${who}/`);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const mount = () => page.evaluate((pattern) => kitBench.mount(pattern), SHOWN[part]);
    note('first mount', [await mount()]);
    await SCENARIOS[part](page, who, note);
    for (let count = 0; count < MOUNTS; count += 1) {
      await page.evaluate(() => kitBench.unmount());
      note('mount', [await mount()]);
    }
    if (errors.length > 0) throw errors[0];
  } finally {
    await page.close();
  }
}
