import { chromium, type Page } from 'playwright';
import { HYDRATED_MARK } from '#domain/pageIds';
import { chromiumLaunch } from '../../scripts/testing/chromium';

/** Milliseconds from the request of a page. */
export interface PhoneLoad {
  /** First contentful paint. */
  firstPaint: number;
  largestPaint: number;
  /** From then on the page is hydrated. */
  hydrated: number;
}

/** Lighthouse's own phone: its screen, its network and its processor slowdown. */
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

/** Runs in the page: waits for hydration, and returns the largest paint so far. */
function readTimes(mark: string): PhoneLoad {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  // Without a nested function: the bundler would name it with a helper that the page lacks
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
    // Rarely: each check costs the page's processor time
    { timeout: LONGEST, polling: 250 },
  );
  return page.evaluate(readTimes, HYDRATED_MARK);
}

/** The load with the median time until hydrated, each in a browser with an empty cache. */
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
