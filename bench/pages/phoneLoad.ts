import { chromium, type Page } from 'playwright';
import { HYDRATED_MARK } from '#domain/pageIds';
import { chromiumLaunch } from '../../scripts/testing/chromium';

/** When a page came, milliseconds after it was asked for. */
export interface PhoneLoad {
  /** First contentful paint. */
  firstPaint: number;
  largestPaint: number;
  /** From then on its buttons answer by themselves. */
  hydrated: number;
}

/** Lighthouse's own phone: its screen, its line and how much slower its processor is. */
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const BYTES_PER_MEGABIT = (1024 * 1024) / 8;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * BYTES_PER_MEGABIT,
  uploadThroughput: 0.75 * BYTES_PER_MEGABIT,
};
const SLOWDOWN = 4;
/** Odd, so that there is a median. */
const LOADS = 5;
/** Milliseconds. */
const LONGEST = 60_000;

/** Runs in the page: waits for the largest paint that there has been when it is hydrated. */
function readTimes(mark: string): PhoneLoad {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  // Without a function of its own: the bundler would name it by a helper that the page lacks
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const [hydrated] = performance.getEntriesByName(mark);
  return {
    firstPaint: painted?.startTime ?? Number.NaN,
    largestPaint: observer.takeRecords().at(-1)?.startTime ?? Number.NaN,
    hydrated: hydrated?.startTime ?? Number.NaN,
  };
}

async function loadOnce(page: Page, url: string): Promise<PhoneLoad> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(url, { waitUntil: 'commit', timeout: LONGEST });
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    HYDRATED_MARK,
    // Seldom: each look costs the page's processor
    { timeout: LONGEST, polling: 250 },
  );
  return page.evaluate(readTimes, HYDRATED_MARK);
}

/** The load whose time until hydrated is the median, each in a browser that has been nowhere. */
export async function measurePhoneLoad(url: string): Promise<PhoneLoad> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const loads: PhoneLoad[] = [];
    for (let count = 0; count < LOADS; count += 1) {
      const context = await browser.newContext({
        ...SCREEN,
        locale: 'sv-SE',
        isMobile: true,
        hasTouch: true,
      });
      loads.push(await loadOnce(await context.newPage(), url));
      await context.close();
    }
    const median = loads.sort((a, b) => a.hydrated - b.hydrated)[(LOADS - 1) / 2];
    if (!median) throw new Error('No page was loaded.');
    return median;
  } finally {
    await browser.close();
  }
}
