import { type Browser, chromium } from 'playwright';
import type { FilterJobsResponse } from '#domain/api/portal';
import { MAX_PAGE_SIZE } from '#domain/limits';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { newcomer, returning, type Walk } from './walk';

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const SLOWDOWN = 4;

interface Taps {
  newcomer: Walk;
  returning: Walk;
}

async function measure(): Promise<Taps> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const job = `${product.url}/jobb/${await plainJob(product.url)}`;
    const page = () => slowPhone(browser);
    return {
      newcomer: await newcomer(await page(), job, 'Sixten Brohage'),
      returning: await returning(await page(), job, 'Alva Nordanvik'),
    };
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function slowPhone(browser: Browser) {
  const context = await browser.newContext({ ...PHONE, locale: 'sv-SE' });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** The newest job that is applied to here, asks no question and wants no document; its slug. */
async function plainJob(url: string): Promise<string> {
  const list: FilterJobsResponse = await call(`${url}/api/portal/public/jobs/filter`, {
    workroles: 'sjukskoterska',
    pageLength: MAX_PAGE_SIZE,
  });
  for (const { id, slug } of list.results) {
    const answer = await fetch(`${url}/api/portal/public/job?id=${id}`);
    const { data: job } = await answer.json();
    const isPlain = job.questionnaire.length === 0 && (job.steps ?? []).length === 0;
    if (isPlain && job.externalApplication === null) return slug;
  }
  throw new Error('The demo has no job that asks for nothing.');
}

async function call(url: string, body: object): Promise<FilterJobsResponse> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

const row = (name: string, { taps, milliseconds }: Walk): string[] => [
  name,
  String(taps.length),
  `${(milliseconds / 1000).toFixed(1)} s`,
  taps.join(' → '),
];

/** How often one must press to have applied for a job. */
export const tapsPart = part<Taps>({
  name: 'taps',
  title: 'Taps to an application',
  measure,
  section: (data) => `From the page of a job that asks no question and wants no document, to the
receipt, in Chromium at 412 px by touch, its processor slowed ${SLOWDOWN} times. A tap is a press of a
control, or of a field in order to type in it; the simulated BankID's own press counts too. Each
question of a job adds its own.

${markdownTable([
  ['', 'Taps', 'Time of a program', 'What was pressed'],
  row('A newcomer (aim: 12)', data.newcomer),
  row('Somebody with an account (aim: 5)', data.returning),
])}`,
});
