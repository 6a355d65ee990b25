import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import { median } from '../kit/statistics';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { interactionsOf, type Times } from './journey';
import { SHORTEST_MS, watchInteractions } from './paints';

interface Interactions {
  /** One for each fresh browser. */
  runs: Times[];
}

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;
/** Odd, so that there is a median. */
const RUNS = 7;

async function measure(): Promise<Interactions> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const runs: Times[] = [];
    // The first run warms the server up
    for (let run = 0; run <= RUNS; run += 1) {
      const context = await browser.newContext({ ...PHONE, locale: 'sv-SE' });
      const page = await context.newPage();
      await watchInteractions(page);
      const devTools = await context.newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const times = await interactionsOf(page, product.url);
      if (run > 0) runs.push(times);
      await context.close();
    }
    return { runs };
  } finally {
    await browser.close();
    await product.stop();
  }
}

function rows({ runs }: Interactions): string[][] {
  return Object.keys(runs[0] ?? {}).map((name) => {
    const times = runs.map((run) => run[name] ?? Number.NaN);
    return [name, `${median(times)} ms`, `${Math.max(...times)} ms`];
  });
}

/** How soon the site answers a press on a slow phone. */
export const interactionsPart = part<Interactions>({
  name: 'interactions',
  title: 'Interactions on a slow phone',
  measure,
  section: (data) => `The start page's search, the filters and the list of jobs in Chromium at
412 px, its processor slowed ${SLOWDOWN} times, by touch and key: ${RUNS} fresh browsers; first, for
comparison, a button alone in a page. From the press to the next
paint, as the browser's Event Timing reports it (in steps of 8 ms; ${SHORTEST_MS} ms or less is shown as ${SHORTEST_MS}).

${markdownTable([['', 'Median', 'Worst'], ...rows(data)])}`,
});
