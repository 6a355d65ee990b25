import { markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { type Load, loadOf } from './load';

interface PageThroughput {
  name: string;
  /** Every response rendered anew: a cookie bypasses the cache. */
  rendered: Load;
  /** As visitors without a session get it. */
  cached: Load;
}

const BROTLI = { 'accept-encoding': 'br' };
/** A new process answers three to four times as many in its tenth second as in its first. */
const LOADS_TO_WARM_UP = 5;

async function measure(): Promise<PageThroughput[]> {
  const product = await startProduct();
  try {
    for (let load = 0; load < LOADS_TO_WARM_UP; load += 1) await loadOf(product.url, BROTLI);
    const results: PageThroughput[] = [];
    for (const path of ['/', '/lediga-jobb', product.jobPath]) {
      const url = product.url + path;
      results.push({
        name: path === product.jobPath ? '/jobb/…' : path,
        rendered: await loadOf(url, { ...BROTLI, cookie: 'vikari_session=none' }),
        cached: await loadOf(url, BROTLI),
      });
    }
    return results;
  } finally {
    await product.stop();
  }
}

const cells = ({ requestsPerSecond, p50, p99 }: Load): string[] => [
  Math.round(requestsPerSecond).toLocaleString('en'),
  `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`,
];

/** Pages a second, with the page cache and without. */
export const throughputPart = part<PageThroughput[]>({
  name: 'throughput',
  title: 'Pages a second',
  measure,
  section: (
    results,
  ) => `One server process, asked over loopback on 16 kept connections by one other process, which has
its share of the same cores: a floor, not a ceiling. "Rendered" carries a cookie, so that every
page is made anew; "cached" is what visitors without a session get, made once in three seconds.

${markdownTable([
  ['Page', 'Rendered / s', 'p50 / p99', 'Cached / s', 'p50 / p99', 'Cached over rendered'],
  ...results.map(({ name, rendered, cached }) => [
    `\`${name}\``,
    ...cells(rendered),
    ...cells(cached),
    times(cached.requestsPerSecond, rendered.requestsPerSecond),
  ]),
])}`,
});
