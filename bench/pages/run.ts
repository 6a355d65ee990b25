import { fileURLToPath } from 'node:url';
import { FIRST_LOAD_LIMIT } from '../../scripts/lib/firstLoad.mjs';
import { kilobytes, markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { type FirstLoad, measureFirstLoad } from './firstLoad';
import { measureRenderCpu } from './renderCpu';
import { taggedScriptBytes } from './taggedScripts';

const CLIENT_DIR = fileURLToPath(new URL('../../dist/client', import.meta.url));
/** The most that a first page's scripts may weigh, bytes; the build checks it too. */
const JS_AIM = FIRST_LOAD_LIMIT;

interface PageCost {
  /** Shown without the job's own slug. */
  name: string;
  /** Bytes of the scripts in the page's tags. */
  taggedJs: number;
  firstLoad: FirstLoad;
  /** Milliseconds of CPU for one rendered page. */
  cpu: number;
}

const pathsOf = (jobPath: string): readonly string[] => [
  '/',
  '/jobs',
  '/lediga-jobb',
  '/stockholm/lediga-jobb',
  jobPath,
  '/login',
];

async function measure(): Promise<PageCost[]> {
  const product = await startProduct();
  const paths = pathsOf(product.jobPath);
  const costs: Omit<PageCost, 'cpu'>[] = [];
  try {
    for (const path of paths) {
      const html = await (await fetch(product.url + path)).text();
      costs.push({
        name: path === product.jobPath ? '/jobb/…' : path,
        taggedJs: taggedScriptBytes(html, CLIENT_DIR),
        firstLoad: await measureFirstLoad(product.url + path),
      });
    }
  } finally {
    await product.stop();
  }
  const cpu = await measureRenderCpu(paths);
  return costs.map((cost, index) => ({ ...cost, cpu: cpu[index] ?? Number.NaN }));
}

/** Bytes and CPU by page. */
export const pagesPart = part<PageCost[]>({
  name: 'pages',
  title: 'What a page costs',
  measure,
  section: (
    costs,
  ) => `As a first visit in Chromium, in a window of a computer: the bodies' bytes as they came, scripts
and style sheets in brotli. "In its tags" are the scripts that the page names itself, static imports
included: what it needs until it is hydrated, of which the aim is ${kilobytes(JS_AIM)}. What Chromium
fetched beyond them the page loads when it is idle: the filters with MUI, the search bar's typing
fields, which narrow windows do without, and the buttons that save a job. CPU is the server's for
one page rendered anew, from request to compressed answer.

${markdownTable([
  ['Page', 'JS in its tags', 'of the aim', 'JS fetched', 'CSS', 'HTML', 'Fonts', 'Requests', 'CPU'],
  ...costs.map(({ name, taggedJs, firstLoad, cpu }) => [
    `\`${name}\``,
    kilobytes(taggedJs),
    `${Math.round((taggedJs / JS_AIM) * 100)} %`,
    kilobytes(firstLoad.js),
    kilobytes(firstLoad.css),
    kilobytes(firstLoad.html),
    kilobytes(firstLoad.font),
    String(firstLoad.requests),
    `${cpu.toFixed(2)} ms`,
  ]),
])}`,
});
