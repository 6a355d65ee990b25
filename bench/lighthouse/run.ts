import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ACCOUNT_PLACES } from '../../domain/candidates/accountPlaces';
import { browserPath } from '../lib/browserPath';
import { installPeers } from '../lib/installPeers';
import { markdownTable } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { type SignedIn, signIn } from '../lib/signIn';
import { measurePhoneLoad, type PhoneLoad } from '../pages/phoneLoad';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const CLI = `${FOLDER}node_modules/lighthouse/cli/index.js`;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Odd, so that there is a median. */
const RUNS = 3;
const MAX_REPORT_BYTES = 64 * 1024 * 1024;
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lighthouse's results for a page on a mid-range phone with a slow network. */
interface PageAudit {
  name: string;
  /** 0–100. */
  scores: Record<(typeof CATEGORIES)[number], number>;
  /** Largest contentful paint and total blocking time, milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** Failed audits of the last three categories. */
  failed: string[];
  /** As loaded on that phone with network and processor really throttled; absent in old results. */
  phone?: PhoneLoad;
}

/** The parts of a Lighthouse report that are used. */
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

/** These pages need a session. */
const ACCOUNT_PAGES = [
  ACCOUNT_PLACES.profile,
  ACCOUNT_PLACES.preferences,
  ACCOUNT_PLACES.documents,
  ACCOUNT_PLACES.references,
  ACCOUNT_PLACES.integrity,
  ACCOUNT_PLACES.setup,
];

const execute = promisify(execFile);

/** @param session - of who is signed in; null for a visitor. */
async function audit(url: string, session: SignedIn | null): Promise<Report> {
  const cookie = session?.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  // The bare addresses are Swedish; for an English reader their canonical link is ?lang=en
  const headers = { 'accept-language': 'sv-SE', ...(cookie && { cookie }) };
  const { stdout } = await execute(
    process.execPath,
    [
      CLI,
      url,
      '--quiet',
      '--output=json',
      `--extra-headers=${JSON.stringify(headers)}`,
      `--only-categories=${CATEGORIES.join()}`,
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MAX_REPORT_BYTES },
  );
  const report: Report = JSON.parse(stdout);
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  return report;
}

/**
 * The run whose performance score is the median. Chromium sometimes gives no trace; Lighthouse then
 * asks to be run again.
 */
async function medianAudit(url: string, session: SignedIn | null): Promise<Report> {
  const reports: Report[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    reports.push(await audit(url, session).catch(() => audit(url, session)));
  }
  const performance = ({ categories }: Report) => categories.performance?.score ?? 0;
  const median = reports.sort((a, b) => performance(a) - performance(b))[(RUNS - 1) / 2];
  if (!median) throw new Error('Lighthouse was not run.');
  return median;
}

function pageAudit(name: string, { categories, audits }: Report): PageAudit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const failed = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  );
  return {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    failed,
  };
}

/** Articles, salaries, the calculator and insight: what a visitor reads. */
const READING_PAGES = [
  '/ditt-forsta-uppdrag',
  '/loner/specialistlakare-psykiatri',
  '/lon-utdelnings-kalkylator',
  '/inblick',
];

async function measureReading(): Promise<PageAudit[]> {
  await installPeers(FOLDER);
  const product = await startProduct();
  try {
    const audits: PageAudit[] = [];
    for (const path of READING_PAGES) {
      const url = product.url + path;
      audits.push({
        ...pageAudit(path, await medianAudit(url, null)),
        phone: await measurePhoneLoad(url),
      });
    }
    return audits;
  } finally {
    await product.stop();
  }
}

async function measure(): Promise<PageAudit[]> {
  await installPeers(FOLDER);
  const product = await startProduct();
  try {
    const audits: PageAudit[] = [];
    for (const path of ['/', '/lediga-jobb', product.jobPath, '/login']) {
      const name = path === product.jobPath ? '/jobb/…' : path;
      const url = product.url + path;
      audits.push({
        ...pageAudit(name, await medianAudit(url, null)),
        phone: await measurePhoneLoad(url),
      });
    }
    const session = await signIn(product.url);
    for (const path of ACCOUNT_PAGES) {
      audits.push(pageAudit(path, await medianAudit(product.url + path, session)));
    }
    const apply = await medianAudit(product.url + product.applyPath, session);
    audits.push(pageAudit('/candidate/apply', apply));
    return audits;
  } finally {
    await product.stop();
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

function phoneTable(audits: readonly PageAudit[]): string {
  return markdownTable([
    ['Page', 'First paint', 'Largest paint', 'Hydrated'],
    ...audits.flatMap(({ name, phone }) =>
      phone
        ? [[`\`${name}\``, ...[phone.firstPaint, phone.largestPaint, phone.hydrated].map(seconds)]]
        : [],
    ),
  ]);
}

function auditTable(audits: readonly PageAudit[]): string {
  return markdownTable([
    [
      'Page',
      'Performance',
      'Accessibility',
      'Best practices',
      'SEO',
      'LCP',
      'TBT',
      'CLS',
      'Failed',
    ],
    ...audits.map(({ name, scores, lcp, tbt, cls, failed }) => [
      `\`${name}\``,
      ...CATEGORIES.map((category) => String(scores[category])),
      seconds(lcp),
      `${Math.round(tbt)} ms`,
      cls.toFixed(3),
      failed.join(', ') || 'none',
    ]),
  ]);
}

/** Lighthouse's results for pages to read and to compute with. */
export const readingPart = part<PageAudit[]>({
  name: 'reading',
  title: 'Lighthouse, mobile: pages to read',
  measure: measureReading,
  section: (
    audits,
  ) => `As the table of Lighthouse, with its aims, for an article, a salary page, the
calculator and insight; then the same phone's paints.

${auditTable(audits)}

${phoneTable(audits)}`,
});

/** Lighthouse's results for the most visited kinds of page, and the time until hydrated. */
export const lighthousePart = part<PageAudit[]>({
  name: 'lighthouse',
  title: 'Lighthouse, mobile',
  measure,
  section: (
    audits,
  ) => `Lighthouse 12.8.2 with its own mobile settings, on a phone set to Swedish; the
median of ${RUNS} runs. Aims: performance at least 95, the other scores 100, layout shift 0. The
account's pages are signed in; they ask search engines not to list them, which counts against SEO.

${auditTable(audits)}

Lighthouse reckons what its phone would do. Here Chromium really was that phone (the processor 4
times slower than this machine's, a line of 1.6 Mbps with 150 ms): the median of 5 loads. Hydrated
is when the buttons answer by themselves; a press before that is kept and answered then. The aim
is 2 s.

${phoneTable(audits)}`,
});
