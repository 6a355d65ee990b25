import { type CDPSession, chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';

/** Bytes of bodies as sent over the wire, by type. */
export interface FirstLoad {
  js: number;
  css: number;
  html: number;
  font: number;
  /** The total, and everything else. */
  total: number;
  requests: number;
}

/** Milliseconds after the last request, when the page has requested everything by itself. */
export const SETTLE = 1_000;

/** What Chromium fetches for an address, in a browser with an empty cache. */
export async function measureFirstLoad(url: string): Promise<FirstLoad> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ locale: 'sv-SE' });
    const page = await context.newPage();
    const load = await countBytes(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLE);
    return load;
  } finally {
    await browser.close();
  }
}

/** Counts from now on; the returned object is updated while the page loads. */
export async function countBytes(devTools: CDPSession): Promise<FirstLoad> {
  const load: FirstLoad = { js: 0, css: 0, html: 0, font: 0, total: 0, requests: 0 };
  await devTools.send('Network.enable');
  devTools.on('Network.responseReceived', ({ response }) => {
    const { mimeType, headers } = response;
    const name = Object.keys(headers).find((header) => header.toLowerCase() === 'content-length');
    const bytes = Number(name === undefined ? 0 : headers[name]);
    const kind = kindOf(mimeType);
    if (kind) load[kind] += bytes;
    load.total += bytes;
    load.requests += 1;
  });
  return load;
}

function kindOf(mimeType: string): 'js' | 'css' | 'html' | 'font' | null {
  if (/javascript/.test(mimeType)) return 'js';
  if (mimeType === 'text/css') return 'css';
  if (mimeType === 'text/html') return 'html';
  return mimeType.startsWith('font/') ? 'font' : null;
}
