import type { Page } from 'playwright';
import { HYDRATED_MARK } from '#domain/pageIds';
import { words } from '../../e2e/words';
import { paths } from '../../src/lib/site/paths';
import { timeOf } from './paints';

/** Milliseconds of one interaction, by name, in the order of the journey. */
export type Times = Record<string, number>;

const t = words('sv');

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    HYDRATED_MARK,
    { polling: 250 },
  );
  // What is loaded after hydration has arrived too
  await page.waitForLoadState('networkidle');
}

/** The sheet from its opening to its results, and what follows in a list of jobs. */
async function inList(page: Page, url: string): Promise<Times> {
  await open(page, url + paths.availableJobs('sv'));
  const times: Times = {};
  const opener = page
    .getByRole('button', {
      name: new RegExp(`${t('jobs.bar.all_filters')}|${t('jobs.bar.placeholder')}`, 'u'),
    })
    .filter({ visible: true })
    .first();
  const sheet = page.getByRole('dialog', {
    name: new RegExp(`^(${t('jobs.bar.all_filters')}|${t('jobs.bar.label')})$`, 'u'),
  });
  const opening = { at: opener, until: () => sheet.waitFor() };
  const closed = () => sheet.waitFor({ state: 'hidden' });

  times['Open the filters'] = await timeOf(page, opening);
  times['Close them'] = await timeOf(page, {
    at: sheet.getByRole('button', { name: t('jobs.sheet.close') }),
    until: closed,
  });
  times['Open them again'] = await timeOf(page, opening);
  const onCall = sheet.getByLabel(t('jobs.sheet.on_call_switch'));
  times['Choose one'] = await timeOf(page, { at: onCall });
  const rate = sheet.getByRole('slider', { name: t('jobs.sheet.rate_min') });
  await rate.scrollIntoViewIfNeeded();
  await rate.focus();
  times['A step of the slider'] = await timeOf(page, { key: 'ArrowRight' });
  await rate.press('ArrowLeft');
  const apply = sheet.getByRole('button', { name: /^Visa [\d\s]+ uppdrag$/u });
  await apply.waitFor();
  times['Show the jobs'] = await timeOf(page, { at: apply, until: closed });

  await open(page, url + paths.availableJobs('sv'));
  const more = page.getByRole('button', { name: t('jobs.list.more') });
  const cards = page
    .getByRole('list', { name: t('jobs.list.label'), exact: true })
    .getByRole('article');
  const shown = await cards.count();
  times['Show more jobs'] = await timeOf(page, {
    at: more,
    until: () => cards.nth(shown).waitFor(),
  });
  const job = cards
    .nth(shown - 1)
    .getByRole('link')
    .first();
  times['Open a job'] = await timeOf(page, {
    at: job,
    until: () => page.waitForURL(/\/jobb\//u),
  });
  return times;
}

/** From the start page's search to its list, by key. */
async function fromStart(page: Page, url: string): Promise<Times> {
  await open(page, url + paths.home());
  const times: Times = {};
  const opener = page
    .getByRole('button', { name: new RegExp(t('jobs.bar.placeholder'), 'u') })
    .first();
  const sheet = page.getByRole('dialog', { name: t('jobs.bar.label') });
  times['Open the search of the start page'] = await timeOf(page, {
    at: opener,
    until: () => sheet.waitFor(),
  });
  const text = sheet.getByRole('searchbox', { name: t('jobs.bar.text') });
  await text.focus();
  times['Type a letter'] = await timeOf(page, { key: 's' });
  times.Search = await timeOf(page, {
    key: 'Enter',
    until: () => page.waitForURL(/q=s/u),
  });
  return times;
}

/** What the browser and this machine need by themselves. */
async function inEmptyPage(page: Page): Promise<Times> {
  await page.goto('about:blank');
  await page.setContent('<button type="button" onclick="this.append(1)">1</button>');
  const button = { at: page.getByRole('button') };
  return {
    'First press in an empty page': await timeOf(page, button),
    'Press there again': await timeOf(page, button),
  };
}

/** All journeys in one fresh page. */
export async function interactionsOf(page: Page, url: string): Promise<Times> {
  return {
    ...(await inEmptyPage(page)),
    ...(await fromStart(page, url)),
    ...(await inList(page, url)),
  };
}
