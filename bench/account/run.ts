import { type Browser, chromium } from 'playwright';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { chromiumLaunch } from '../../scripts/testing/chromium';
import { findFirestoreEmulator, startFirestoreEmulator } from '../../scripts/testing/firestore.mjs';
import { kilobytes, markdownTable, times } from '../lib/markdown';
import { part } from '../lib/part';
import { startProduct } from '../lib/runningProduct';
import { type SignedIn, signIn } from '../lib/signIn';
import { countBytes, type FirstLoad, SETTLE } from '../pages/firstLoad';

const ROUNDS = 300;
const WARM_UP = 50;

interface Account {
  /** Milliseconds from a call to its whole answer, in one browser: a read, and a save in turn. */
  reads: number[];
  saves: number[];
  pages: { name: string; firstLoad: FirstLoad }[];
}

const PAGES = {
  Profile: ACCOUNT_PLACES.profile,
  Preferences: ACCOUNT_PLACES.preferences,
  Documents: ACCOUNT_PLACES.documents,
  References: ACCOUNT_PLACES.references,
  'My integrity': ACCOUNT_PLACES.integrity,
  'Task list': ACCOUNT_PLACES.setup,
  Messages: '/messages',
};

/** Runs in the page: a read and a save by turns, each with its time. */
async function callByTurns(rounds: number): Promise<{ reads: number[]; saves: number[] }> {
  const reads: number[] = [];
  const saves: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    let start = performance.now();
    await (await fetch('/api/v2/session/me')).json();
    reads.push(performance.now() - start);
    start = performance.now();
    const saved = await fetch('/api/v2/users/save_user_details', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jobTitle: `Sjuksköterska ${count}` }),
    });
    await saved.json();
    if (!saved.ok) throw new Error(`A save was refused with ${saved.status}.`);
    saves.push(performance.now() - start);
  }
  return { reads, saves };
}

async function measure(): Promise<Account> {
  const product = await startProduct();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const storageState = await signIn(product.url);
    const context = await browser.newContext({ locale: 'sv-SE', storageState });
    const page = await context.newPage();
    await page.goto(product.url + ACCOUNT_PLACES.setup);
    await page.evaluate(callByTurns, WARM_UP);
    const { reads, saves } = await page.evaluate(callByTurns, ROUNDS);
    const pages: Account['pages'] = [];
    const measured = { ...PAGES, 'Application form': product.applyPath };
    for (const [name, path] of Object.entries(measured)) {
      pages.push({ name, firstLoad: await bytesOf(browser, product.url + path, storageState) });
    }
    return { reads, saves, pages: [...pages, ...(await pagesOverFirestore(browser))] };
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** What a signed-in page fetches with an empty cache. */
async function bytesOf(browser: Browser, url: string, storageState: SignedIn): Promise<FirstLoad> {
  const context = await browser.newContext({ locale: 'sv-SE', storageState });
  const page = await context.newPage();
  const firstLoad = await countBytes(await context.newCDPSession(page));
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE);
  await context.close();
  return firstLoad;
}

/** The page of messages where live updates come from Firestore; nothing without its emulator. */
async function pagesOverFirestore(browser: Browser): Promise<Account['pages']> {
  const jar = findFirestoreEmulator();
  if (jar === null) return [];
  const emulator = await startFirestoreEmulator(jar);
  const product = await startProduct({ FIRESTORE_EMULATOR_HOST: emulator.host });
  try {
    const url = `${product.url}${PAGES.Messages}`;
    const firstLoad = await bytesOf(browser, url, await signIn(product.url));
    return [{ name: 'Messages, live by Firestore', firstLoad }];
  } finally {
    await product.stop();
    await emulator.stop();
  }
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? Number.NaN;
}

/** What the account costs its user: a save's round trip, and the pages' bytes. */
export const accountPart = part<Account>({
  name: 'account',
  title: 'The account',
  measure,
  section: ({
    reads,
    saves,
    pages,
  }) => `Signed in, in Chromium: what an automatic save of the profile
takes from the call to its answer, with its transaction, change log and disk sync, beside the
shortest signed-in read, by turns ${ROUNDS} times in the same page.

${markdownTable([
  ['', 'p50', 'p99'],
  ...[['Read', reads] as const, ['Save', saves] as const].map(([name, all]) => [
    name,
    ...[0.5, 0.99].map((at) => `${percentile(all, at).toFixed(1)} ms`),
  ]),
  ['Save / read', ...[0.5, 0.99].map((at) => times(percentile(saves, at), percentile(reads, at)))],
])}

Each page as the first of a visit, signed in, with an empty cache; bytes as under "What a page costs".

${markdownTable([
  ['Page', 'JS fetched', 'CSS', 'HTML', 'Fonts', 'Requests'],
  ...pages.map(({ name, firstLoad }) => [
    name,
    kilobytes(firstLoad.js),
    kilobytes(firstLoad.css),
    kilobytes(firstLoad.html),
    kilobytes(firstLoad.font),
    String(firstLoad.requests),
  ]),
])}`,
});
