import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openAccountMenu } from './pages/accountMenu';
import { completeApplication, openContactDetails } from './pages/apply';
import { identifyAs, openAs } from './pages/bankid';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { pattern, words } from './words';

const t = words('sv');
const LIVE = '/api/v2/live';
/** Used in this file only: one test ends all of this person's sessions. */
const PERSON = 'Kasimir Blomgård';
const [FIRST_NAME = ''] = PERSON.split(' ');

test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });

/** Opens the nth job of a search and goes to apply for it. */
async function goToApply(page: Page, search: string): Promise<string> {
  await page.goto(`/jobs?q=${search}`);
  const job = page
    .getByRole('list', { name: t('jobs.list.label'), exact: true })
    .getByRole('link')
    .first();
  const title = (await job.textContent()) ?? '';
  await job.click();
  await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
  return title;
}

const signIn = (page: Page) => openAs(page, PERSON, '/account');

/** The live streams of a browser. */
interface Streams {
  /** How many are open in the tabs that are watched. */
  count(): number;
  /** A new tab; it is watched before it loads anything, or its stream might be missed. */
  openTab(): Promise<Page>;
}

/** Watches the live streams of the tabs that are open, and of those that it opens. */
async function watchStreams(context: BrowserContext): Promise<Streams> {
  /** Of each open stream: its page, and the document that opened it. */
  const open = new Map<string, { page: Page; loaderId: string }>();
  const end = (isEnded: (stream: { page: Page; loaderId: string }) => boolean) => {
    for (const [id, stream] of open) if (isEnded(stream)) open.delete(id);
  };
  async function watch(page: Page): Promise<void> {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Page.enable');
    session.on('Network.requestWillBeSent', ({ requestId, request, loaderId }) => {
      if (request.url.includes(LIVE)) open.set(requestId, { page, loaderId });
    });
    session.on('Network.loadingFinished', ({ requestId }) => void open.delete(requestId));
    session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId));
    // A closed page, or one that has left the document, has closed its stream too
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) {
        end((stream) => stream.page === page && stream.loaderId !== frame.loaderId);
      }
    });
    page.on('close', () => end((stream) => stream.page === page));
  }
  for (const page of context.pages()) await watch(page);
  return {
    count: () => open.size,
    async openTab() {
      const tab = await context.newPage();
      await watch(tab);
      return tab;
    },
  };
}

const isSignedIn = (page: Page) =>
  expect(
    page.getByRole('banner').getByText(FIRST_NAME).filter({ visible: true }).first(),
  ).toBeVisible();

test('seven tabs share one live stream, and the next takes over when its tab closes', async ({
  context,
  page,
}) => {
  // Nine pages are loaded, and two applications are sent
  test.slow();
  const streams = await watchStreams(context);
  await signIn(page);
  const tabs = [page];
  while (tabs.length < 7) {
    const tab = await streams.openTab();
    await tab.goto('/job-applications');
    tabs.push(tab);
  }
  for (const tab of tabs) {
    await isSignedIn(tab);
    await hydrated(tab);
  }
  await expect.poll(streams.count).toBe(1);

  const [applicant, ...others] = tabs;
  if (!applicant) throw new Error('There is a first tab.');
  // The history's step, which is collapsed in some windows
  const step = (tab: Page, title: string) =>
    tab
      .getByRole('article')
      .filter({ hasText: title })
      .getByText(pattern(t('application.event.qualified')))
      .first();

  const title = await goToApply(applicant, 'fysioterapeut');
  await completeApplication(applicant, 'sv');
  for (const tab of others) await expect(step(tab, title)).toBeAttached();
  await expect.poll(streams.count).toBe(1);

  // The tab that was opened or loaded last holds the live stream
  await applicant.close();
  await others.pop()?.close();
  const [second, ...rest] = others;
  if (!second) throw new Error('There is a second tab.');
  await expect.poll(streams.count).toBe(1);
  const next = await goToApply(second, 'tandhygienist');
  await completeApplication(second, 'sv');
  await second.close();
  for (const tab of rest) await expect(step(tab, next)).toBeAttached();
  await expect.poll(streams.count).toBe(1);
});

test('signing out reaches all tabs within a second, drafts included', async ({ context, page }) => {
  await signIn(page);
  const [home, form] = [await context.newPage(), await context.newPage()];
  await home.goto('/');
  await goToApply(form, 'barnmorska');
  await openContactDetails(form, 'sv');
  await form.getByRole('button', { name: t('apply.next') }).click();
  const contact = t('apply.contact_details.title');
  await expect(form.getByRole('heading', { name: contact })).toBeHidden();
  const tabs = [page, home, form];
  const drafts = (tab: Page) =>
    tab.evaluate(() =>
      [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) =>
        key.startsWith('draft.'),
      ),
    );
  expect(await drafts(form)).not.toEqual([]);
  for (const tab of tabs) await isSignedIn(tab);

  await openAccountMenu(page);
  await page.getByRole('button', { name: t('shell.nav.sign_out'), exact: true }).click();
  await expect(page.getByText(t('shell.signed_out'))).toBeVisible();
  await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab.getByText(FIRST_NAME)).toHaveCount(0, { timeout: 1000 });
      await expect(tab.getByText(t('shell.signed_out'))).toBeVisible({ timeout: 1000 });
      expect(await drafts(tab)).toEqual([]);
    }),
  );
  for (const tab of tabs) {
    await expect(tab).toHaveURL('/');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await tab.content()).not.toContain(FIRST_NAME);
  }

  // Signing in on one tab signs the others in
  await form.goto('/login');
  await identifyAs(form, 'sv', PERSON);
  await expect(form).toHaveURL('/account');
  for (const tab of tabs) await isSignedIn(tab);
  await expect(home.getByText(t('shell.signed_out'))).toHaveCount(0);
});

test('signing out everywhere ends another browser’s session at once', async ({
  browser,
  context,
  page,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL, locale: 'sv-SE' });
  const elsewhere = await other.newPage();
  await signIn(page);
  await signIn(elsewhere);
  await isSignedIn(elsewhere);

  // Its dialog has come before the line breaks: Chromium never asks again for a script that it missed
  await openAccountMenu(page);
  await page.getByRole('button', { name: t('shell.nav.sign_out_everywhere') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  // A failed sign-out shows an error, and changes nothing
  await context.setOffline(true);
  await openAccountMenu(page);
  await page.getByRole('button', { name: t('shell.nav.sign_out'), exact: true }).click();
  await expect(page.getByText(t('shell.sign_out_problem'))).toBeVisible();
  await isSignedIn(page);
  await context.setOffline(false);

  await openAccountMenu(page);
  await page.getByRole('button', { name: t('shell.nav.sign_out_everywhere') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('auth.everywhere.confirm') })
    .click();
  await expect(page.getByText(/Du har loggats ut överallt\. \d+ inloggningar/)).toBeVisible();
  await expect(elsewhere.getByText(t('shell.signed_out'))).toBeVisible();
  await expect(elsewhere.getByText(FIRST_NAME)).toHaveCount(0);
  await expect(elsewhere).toHaveURL('/');
  await other.close();
});

test('two sign-ins under way in one browser end each at its own page', async ({
  context,
  page,
}) => {
  const second = await context.newPage();
  const PAGES = { first: '/job-applications', second: '/account?page=integrity' };
  const buttons = (tab: Page) => tab.getByRole('button', { name: PERSON });
  for (const [tab, target] of [
    [page, PAGES.first],
    [second, PAGES.second],
  ] as const) {
    await tab.goto(`/login?target_path=${encodeURIComponent(target)}`);
    await hydrated(tab);
    await tab.getByRole('button', { name: t('auth.bankid.same') }).click();
    await expect(buttons(tab)).toBeVisible();
  }
  await buttons(page).click();
  await expect(page).toHaveURL(new RegExp(`${PAGES.first}$`, 'u'));
  await buttons(second).click();
  await expect(second).toHaveURL((url) => url.pathname + url.search === PAGES.second);
});
