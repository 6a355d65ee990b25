import { type BrowserContext, expect, type Page } from '@playwright/test';
import { openAccountMenu } from './pages/accountMenu';
import { openContactDetails } from './pages/apply';
import { identifyAs, openAs } from './pages/bankid';
import { holdRequests } from './pages/holdRequests';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
const ANSWER = 'Åtta år på avdelning, kan börja i mars.';

test.use({ locale: 'sv-SE', viewport: { width: 390, height: 844 } });

async function openJob(page: Page, search: string, at = 0): Promise<string> {
  await page.goto(`/jobs?q=${search}`);
  const link = page
    .getByRole('list', { name: t('jobs.list.label'), exact: true })
    .getByRole('link')
    .nth(at);
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

async function logInFromRegister(page: Page, person: string): Promise<void> {
  await page
    .locator('main')
    .getByRole('link', { name: t('auth.register.login') })
    .click();
  // Both pages have the button that comes next
  await expect(page).toHaveURL(/\/login/);
  await identifyAs(page, 'sv', person);
}

/** Fills in the application up to the summary, with text of the candidate's own in it. */
async function fillIn(page: Page): Promise<void> {
  await openContactDetails(page, 'sv');
  await page.getByLabel(t('forms.last_name')).fill('Nordanvik-Provsvar');
  await page.getByRole('button', { name: t('apply.next') }).click();
  const questions = page.getByRole('heading', { name: t('apply.questionnaire.title') });
  const summary = page.getByRole('heading', { name: t('apply.summary.title') });
  await expect(questions.or(summary)).toBeVisible();
  if (await questions.isVisible()) {
    const form = page.locator('main form');
    for (const field of await form.getByRole('textbox').all()) await field.fill(ANSWER);
    for (const group of await form.getByRole('radiogroup').or(form.getByRole('group')).all()) {
      const choice = group.getByRole('radio').or(group.getByRole('checkbox')).first();
      if ((await choice.count()) === 0) continue;
      await choice.focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: t('apply.next') }).click();
  }
  await expect(summary).toBeVisible();
}

/** Leaves the browser with the cookie of a session that no longer exists on the server. */
async function loseSession(context: BrowserContext): Promise<void> {
  const cookies = await context.cookies();
  const session = cookies.find(({ name }) => name === 'vikari_session');
  if (!session) throw new Error('There is no session to lose.');
  await context.addCookies([{ ...session, value: 'a'.repeat(session.value.length) }]);
}

const storedText = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('losing the session on the way is explained, and the application is sent once', async ({
  page,
  context,
}) => {
  const title = await openJob(page, 'logoped');
  await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
  await expect(page).toHaveURL(/\/register\?target_path=/);
  await logInFromRegister(page, 'Alva Nordanvik');
  await expect(page).toHaveURL(/\/candidate\/apply\?job=/);
  await fillIn(page);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toMatch(/draft\.[0-9a-f]{32}\./u);
  expect(await storedText(page)).not.toMatch(/Provsvar|Åtta år|example\.com/u);

  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/submitCandidate')) return;
    sent.push(request.headers()['idempotency-key'] ?? '');
  });
  await loseSession(context);

  await page.getByRole('button', { name: t('apply.send') }).click();
  const explained = page.getByRole('alertdialog', { name: t('session.lost.title') });
  await expect(explained).toBeVisible();
  await explained.getByRole('button', { name: t('session.lost.login') }).click();
  await expect(page).toHaveURL(/\/login\?target_path=/);
  await expect(page.getByText(t('session.ended'))).toBeVisible();
  await identifyAs(page, 'sv', 'Alva Nordanvik');

  await expect(page.getByRole('heading', { name: t('apply.summary.title') })).toBeVisible();
  await expect(page).toHaveURL(/step=summary/);
  await expect(page.getByText('Nordanvik-Provsvar')).toBeVisible();
  await page.getByRole('button', { name: t('apply.send') }).click();
  await expect(page.getByRole('heading', { name: t('apply.receipt.title') })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent).size).toBe(1);
  expect(await storedText(page)).not.toContain('draft.');

  await page.getByRole('link', { name: t('apply.receipt.applications') }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(1);
});

test('a closed tab keeps the draft, and signing out removes it', async ({ page, context }) => {
  await openAs(page, 'Alva Nordanvik', '/account');
  await openJob(page, 'kurator');
  await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();
  await fillIn(page);
  const form = page.url();
  await expect.poll(() => storedText(page)).toContain('"draft.');
  await page.close();

  const again = await context.newPage();
  await again.goto(form);
  await expect(again.getByRole('heading', { name: t('apply.summary.title') })).toBeVisible();
  await expect(again.getByText('Nordanvik-Provsvar')).toBeVisible();

  await again.setViewportSize({ width: 1440, height: 900 });
  await openAccountMenu(again);
  await again.getByRole('button', { name: t('shell.nav.sign_out'), exact: true }).click();
  await expect(again).toHaveURL(/\/$/);
  await expect.poll(() => storedText(again)).not.toContain('draft.');
});

test("a visitor's interest is kept over signing in, and a link alone shows no interest", async ({
  page,
}) => {
  await openJob(page, 'optiker');
  await page.getByRole('button', { name: t('job_detail.interested'), exact: true }).click();
  await expect(page).toHaveURL(/\/register\?target_path=.*intent%3Dinterested/);
  await logInFromRegister(page, 'Niamh Östervall');
  await expect(page.getByText(t('job_detail.standing.interested'))).toBeVisible();
  await expect(page.getByText(t('job_detail.interest_sent'))).toBeVisible();
  await expect(page).not.toHaveURL(/intent=/);

  await openJob(page, 'optiker', 1);
  await page.goto(`${page.url()}?intent=interested`);
  await expect(
    page.getByRole('button', { name: t('job_detail.interested'), exact: true }),
  ).toBeFocused();
  await expect(page.getByText(t('job_detail.standing.interested'))).toBeHidden();
});

test('a page shows a loading state until the session is read', async ({ page }) => {
  await openAs(page, 'Alva Nordanvik', '/account');
  await page.goto('/jobs');
  // Before hydration a link loads a new document
  await hydrated(page);
  const answer = await holdRequests(page, '**/api/v2/session/me');
  await page
    .getByRole('navigation', { name: t('shell.nav.tabs') })
    .getByRole('link', { name: t('shell.nav.applications') })
    .click();
  await expect(page.getByText(t('shell.checking_auth'))).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(
    page.getByRole('heading', { level: 1, name: t('applications.title') }),
  ).toBeVisible();
  await expect(page.getByText(t('shell.checking_auth'))).toBeHidden();
});
