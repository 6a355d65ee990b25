import { expect } from '@playwright/test';
import { HYDRATED_MARK } from '../../domain/pageIds';
import { paths } from '../../src/lib/site/paths';
import { words } from '../words';
import type { Driver, Role } from './driver';
import type { WatchedSite } from './watchedSite';

/** What a journey gets: a browser, the site, and a person whom no other journey signs in as. */
export interface Walk {
  driver: Driver;
  site: WatchedSite;
  person: string;
  /** Discards the errors so far: without a connection some are expected. */
  forget(): void;
}

const t = words('sv');
const MAX_STOPS = 120;
const RESULTS = `[aria-label="${t('jobs.list.label')}"] a[href]`;

const soon = { timeout: 20_000 };

const sees = (driver: Driver, role: Role, name: string) =>
  expect.poll(() => driver.shows(role, name), { ...soon, message: `${role} ${name}` }).toBe(true);

async function click(driver: Driver, role: Role, name: string): Promise<void> {
  await sees(driver, role, name);
  await driver.click(role, name);
}

const path = (driver: Driver) => driver.run(() => location.pathname + location.search);
const reaches = (driver: Driver, address: RegExp) =>
  expect.poll(() => path(driver), soon).toMatch(address);

const hydrated = (driver: Driver) =>
  expect
    .poll(
      () => driver.run((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED_MARK),
      soon,
    )
    .toBe(true);

async function open({ driver, site }: Walk, address: string): Promise<void> {
  await driver.open(site.url + address);
  await hydrated(driver);
}

/** The text of the first element that the selector finds; empty without one. */
const textOf = (driver: Driver, selector: string) =>
  driver.run((css) => document.querySelector(css)?.textContent ?? '', selector);

/** The role, name and value of what has the focus. */
const focused = (driver: Driver) =>
  driver.run(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
    return {
      name: element?.getAttribute('aria-label') ?? label.trim(),
      value: element?.value ?? '',
      type: element?.type ?? '',
      css: element?.id ? `#${CSS.escape(element.id)}` : '',
    };
  });

const focus = (driver: Driver, css: string) =>
  driver.run((it) => document.querySelector<HTMLElement>(it)?.focus(), css);

/** Presses Tab until `css` has the focus. */
async function tabTo(driver: Driver, css: string): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await driver.run((it) => document.activeElement?.matches(it) ?? false, css)) return;
    await driver.press('Tab');
  }
  throw new Error(`Tab never reached ${css}.`);
}

async function filterTheList(walk: Walk): Promise<void> {
  const { driver } = walk;
  await open(walk, '/jobs');
  await click(driver, 'button', t('jobs.bar.all_filters'));
  await sees(driver, 'dialog', t('jobs.bar.all_filters'));
  await tabTo(driver, '[role=dialog] [role=switch]');
  expect((await focused(driver)).name).toContain(t('jobs.sheet.on_call_switch'));
  await driver.press('Space');
  const submit = '[role=dialog] button[type=submit]';
  await expect.poll(() => textOf(driver, submit), soon).toMatch(/^Visa [\d\s]+ uppdrag$/u);
  await focus(driver, submit);
  await driver.press('Enter');
  await reaches(driver, /oncall-duty=yes/u);
  await expect.poll(() => driver.shows('dialog', t('jobs.bar.all_filters')), soon).toBe(false);
  expect(await textOf(driver, RESULTS)).not.toBe('');
}

async function openAJobAndGoBack(walk: Walk): Promise<void> {
  const { driver } = walk;
  await open(walk, '/jobs');
  const title = await driver.run((css) => {
    const link = document.querySelectorAll(css)[8];
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return link?.textContent?.trim() ?? '';
  }, RESULTS);
  const place = await driver.run(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await click(driver, 'link', title);
  await sees(driver, 'heading', title);
  await driver.back();
  await reaches(driver, /^\/jobs$/u);
  await expect.poll(() => driver.run(() => scrollY), soon).toBeGreaterThan(place - 60);
  expect(await driver.run(() => scrollY)).toBeLessThan(place + 60);
}

/** Answers the questions that the step asks, by keyboard. */
async function answerQuestions(driver: Driver): Promise<void> {
  const ids = await driver.run(() => {
    const seen = new Set<string>();
    const controls = document.querySelectorAll<HTMLInputElement>(
      'main form input, main form textarea',
    );
    return [...controls].flatMap(({ id, name, type }) => {
      const isChoice = type === 'radio' || type === 'checkbox';
      if (isChoice && seen.has(name)) return [];
      seen.add(name);
      return [{ id, isChoice }];
    });
  });
  for (const { id, isChoice } of ids) {
    await driver.run((it) => document.getElementById(it)?.focus(), id);
    if (isChoice) await driver.press('Space');
    else await driver.type('Sex år.');
  }
  await driver.click('button', t('apply.next'));
}

async function signInAndApply(walk: Walk): Promise<void> {
  const { driver, person } = walk;
  await open(walk, '/jobs?q=sjuksköterska');
  const title = await textOf(driver, RESULTS);
  await click(driver, 'link', title.trim());
  await click(driver, 'link', t('job_detail.apply'));
  await reaches(driver, /^\/register/u);
  // A page that has just loaded focuses its heading, which may happen between these two calls
  await expect(async () => {
    await focus(driver, 'main a[href^="/login"]');
    await driver.press('Enter');
    await expect.poll(() => path(driver), { timeout: 3000 }).toMatch(/^\/login/u);
  }).toPass(soon);
  await click(driver, 'button', `${t('auth.bankid.same')} ${t('auth.bankid.same_hint')}`);
  await expect.poll(() => textOf(driver, 'body'), soon).toContain(person);
  await driver.run((name) => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((button) => button.textContent?.includes(name))?.focus();
  }, person);
  await driver.press('Enter');
  await reaches(driver, /\/candidate\/apply\?job=/u);
  await click(driver, 'link', t('apply.step.contact_details'));
  await sees(driver, 'heading', t('apply.contact_details.title'));
  await click(driver, 'button', t('apply.next'));
  const questions = t('apply.questionnaire.title');
  const summary = t('apply.summary.title');
  await expect
    .poll(
      async () =>
        (await driver.shows('heading', questions)) || (await driver.shows('heading', summary)),
      soon,
    )
    .toBe(true);
  if (await driver.shows('heading', questions)) await answerQuestions(driver);
  await sees(driver, 'heading', summary);
  await click(driver, 'button', t('apply.send'));
  await sees(driver, 'heading', t('apply.receipt.title'));
}

/** After `signInAndApply`. */
async function sendAMessage(walk: Walk): Promise<void> {
  const { driver } = walk;
  // The demo recruiter writes first to every other applicant only
  await open(walk, paths.applications());
  const chat = 'main article a[href^="/messages/"]';
  await expect.poll(() => textOf(driver, chat), soon).not.toBe('');
  await tabTo(driver, chat);
  await driver.press('Enter');
  await reaches(driver, /^\/messages\/./u);
  await tabTo(driver, 'main textarea');
  await driver.type('Var börjar jag?');
  await driver.press('Enter');
  await expect
    .poll(() => textOf(driver, '[role=log]'), soon)
    .toMatch(
      new RegExp(
        `Var börjar jag\\?.*(${t('messages.delivery.sent')}|${t('messages.delivery.read')})`,
        'su',
      ),
    );
  expect((await focused(driver)).value).toBe('');
}

async function calculateByKeyboard(walk: Walk): Promise<void> {
  const { driver } = walk;
  await open(walk, paths.payCalculator());
  const rate = t('pay_calculator.field.rate');
  const result = () => textOf(driver, 'main dl');
  const before = await result();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const { name, type } = await focused(driver);
    if (name.includes(rate) && type === 'text') break;
    await driver.press('Tab');
  }
  await tabTo(driver, 'main [role=slider], main input[type=range]');
  const { value } = await focused(driver);
  await driver.press('PageUp');
  await expect
    .poll(async () => Number((await focused(driver)).value), soon)
    .toBeGreaterThan(Number(value));
  await expect.poll(result, soon).not.toBe(before);
}

async function chooseDaysByKeyboard(walk: Walk): Promise<void> {
  const { driver } = walk;
  await open(walk, '/jobs');
  await sees(driver, 'button', t('jobs.bar.period.open'));
  await tabTo(driver, `[aria-label="${t('jobs.bar.period.open')}"]`);
  await driver.press('Enter');
  await expect.poll(() => textOf(driver, '[role=dialog] [role=grid]'), soon).not.toBe('');
  await expect
    .poll(() => driver.run(() => document.activeElement?.getAttribute('role')), soon)
    .toBe('gridcell');
  await driver.press('PageDown');
  await driver.press('Enter');
  await driver.press('ArrowDown');
  await driver.press('Enter');
  await click(driver, 'button', t('jobs.bar.period.apply'));
  await expect.poll(() => driver.shows('dialog', t('jobs.bar.period.title')), soon).toBe(false);
  await click(driver, 'button', t('jobs.bar.submit'));
  await reaches(driver, /start-date=|from=|date/u);
}

async function readTheOfflinePage(walk: Walk): Promise<void> {
  const { driver, site, forget } = walk;
  await open(walk, '/jobs');
  // Its state is not used: WebKit reports `installing` for a service worker that answers already
  await expect
    .poll(() => driver.run(() => navigator.serviceWorker.controller !== null), soon)
    .toBe(true);
  // The service worker reads the user's language from the second page on
  await open(walk, '/jobs');
  await expect
    .poll(() => driver.run(async () => (await caches.match('/offline/sv')) !== undefined), soon)
    .toBe(true);
  site.setOffline(true);
  await driver.run((address) => location.assign(address), '/jobs?q=natt');
  await sees(driver, 'heading', t('failure.offline.title'));
  site.setOffline(false);
  forget();
  await click(driver, 'link', t('failure.retry'));
  await reaches(driver, /q=natt/u);
  await hydrated(driver);
}

/** The text is in the site's font, and the icons' drawings have arrived. */
async function loadFontsAndIcons(walk: Walk): Promise<void> {
  const { driver } = walk;
  await open(walk, '/jobs');
  const loaded = () =>
    driver.run(() => ({
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      icons: [...document.querySelectorAll<SVGUseElement>('svg use')].filter(
        (use) => use.checkVisibility() && use.getBBox().width > 0,
      ).length,
      empty: [...document.querySelectorAll<SVGUseElement>('svg use')].filter(
        (use) => use.checkVisibility() && use.getBBox().width === 0,
      ).length,
    }));
  await expect.poll(async () => (await loaded()).fonts, soon).toBeGreaterThan(0);
  await expect.poll(async () => (await loaded()).icons, soon).toBeGreaterThan(10);
  expect((await loaded()).empty).toBe(0);
}

/** In this order, in one session. */
export const JOURNEYS: Record<string, (walk: Walk) => Promise<void>> = {
  'the fonts and icons are loaded': loadFontsAndIcons,
  'the list is filtered': filterTheList,
  'a job is opened, and Back leads to the same place of the list': openAJobAndGoBack,
  'the calculator is used by keyboard': calculateByKeyboard,
  'days are chosen by keyboard': chooseDaysByKeyboard,
  'a candidate signs in and applies': signInAndApply,
  'a message is sent': sendAMessage,
  'without a line there is a page that says so': readTheOfflinePage,
};
