import { expect, type Page, type Route } from '@playwright/test';
import { ACCOUNT_PLACES } from '../domain/candidates/accountPlaces';
import { paths } from '../src/lib/site/paths';
import { identifyAs, openAs } from './pages/bankid';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
const NEW_ADDRESS = 'alva.ny@example.org';
const CHANGED = 'Din e-postadress är ändrad';

test.use({ locale: 'sv-SE' });

/**
 * Makes every save of the page fail, after a reload too. It replaces `fetch`, since Playwright does
 * not intercept a request that is sent while the page is being left.
 */
async function breakSaves(page: Page): Promise<void> {
  const breakLine = () => {
    const sent = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      const broken = sessionStorage.getItem('broken line') !== null;
      const url = input instanceof Request ? input.url : String(input);
      return broken && url.includes('/save_user_details')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : sent(input, init);
    };
  };
  await page.addInitScript(breakLine);
  await page.evaluate(breakLine);
  await page.evaluate(() => sessionStorage.setItem('broken line', ''));
}

test("signing in at another name of this machine ends at the site's own address", async ({
  page,
  baseURL,
}) => {
  const login = new URL(`${paths.login()}?target_path=/jobs`, baseURL);
  const atAnotherName = new URL(login);
  atAnotherName.hostname = '127.0.0.1';
  await page.goto(atAnotherName.href);
  await expect(page).toHaveURL(login.href);
  await identifyAs(page, 'sv', 'Niamh Östervall');
  await expect(page).toHaveURL(new URL(paths.jobs(), baseURL).href);
  await expect(page.getByText('Niamh').filter({ visible: true }).first()).toBeVisible();
});

test("a new address is in force once its link's button is pressed, on a device without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await openAs(page, 'Alva Nordanvik', paths.account());
  const profile = () =>
    page.evaluate(async () => (await (await fetch('/api/v2/session/me')).json()).profile);
  await page.evaluate(
    (email) =>
      fetch('/api/v2/users/save_user_details', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      }),
    NEW_ADDRESS,
  );
  const { email: oldAddress, pendingEmail } = await profile();
  expect(pendingEmail).toBe(NEW_ADDRESS);

  const elsewhere = await browser.newContext({
    baseURL,
    locale: 'sv-SE',
    javaScriptEnabled: false,
  });
  const mailbox = await elsewhere.newPage();
  await mailbox.goto('/demo/mail');
  const question = mailbox.getByRole('article').filter({ hasText: NEW_ADDRESS });
  await question.getByRole('link', { name: /bekrafta-epost/u }).click();
  await expect(mailbox.getByRole('heading', { name: t('confirm_email.ask.title') })).toBeVisible();
  expect((await profile()).email).toBe(oldAddress);
  await mailbox.getByRole('button', { name: t('confirm_email.button') }).click();
  await expect(
    mailbox.getByRole('heading', { name: t('confirm_email.confirmed.title') }),
  ).toBeVisible();
  expect(await profile()).toMatchObject({ email: NEW_ADDRESS, pendingEmail: null });

  await mailbox.goto('/demo/mail');
  const notice = mailbox.getByRole('article').filter({ hasText: CHANGED });
  await expect(notice.filter({ hasText: oldAddress })).toHaveCount(1);
  await elsewhere.close();
});

test('the account saves itself in every tab, in two windows, and without a connection', async ({
  page,
  context,
}) => {
  await openAs(page, 'Niamh Östervall', paths.account());
  const saved = page.getByText(t('account.autosave.saved'));
  const title = page.getByRole('textbox', { name: t('account.job_title') });
  const code = page.getByRole('textbox', { name: t('account.prescriber_code') });

  // The profile: an invalid field is reported, and does not delay the others
  await code.fill('12');
  await title.fill('Läkare i norr');
  await expect(saved).toBeVisible();
  await expect(page.getByText(t('validation.prescriber_code'))).toBeVisible();
  await code.fill('1234567');
  await page.getByRole('radio', { name: t('visibility.hidden') }).check();
  await expect(saved).toBeVisible();

  // The same field in another window: the later one is asked which value to keep
  const other = await context.newPage();
  await other.goto(paths.account());
  const otherTitle = other.getByRole('textbox', { name: t('account.job_title') });
  await expect(otherTitle).toHaveValue('Läkare i norr');
  await context.setOffline(true);
  await title.fill('Läkare här');
  await title.blur();
  await expect(page.getByText(t('account.autosave.failed'))).toBeVisible();
  await context.setOffline(false);
  await expect(saved).toBeVisible();
  await expect(otherTitle).toHaveValue('Läkare här');

  // The other window saves the same field while this one's save is on its way
  const holdUp = async (route: Route) => {
    await other.evaluate(() =>
      fetch('/api/v2/users/save_user_details', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jobTitle: 'Från ett annat fönster' }),
      }),
    );
    await route.continue();
  };
  await page.route('**/users/save_user_details', holdUp, { times: 1 });
  await title.fill('Mitt eget');
  await title.blur();
  await expect(page.getByText('Från ett annat fönster')).toBeVisible();
  await expect(title).toHaveValue('Mitt eget');
  await page.getByRole('button', { name: t('account.conflict.own') }).click();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Mitt eget');
  await expect(code).toHaveValue('1234567');

  // What was typed without a connection is still there after a reload
  await breakSaves(page);
  await title.fill('Skrivet utan nät');
  await title.blur();
  await expect(page.getByText(t('account.autosave.failed'))).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Skrivet utan nät');
  await expect(page.getByText(t('account.autosave.failed'))).toBeVisible();
  await page.evaluate(() => sessionStorage.removeItem('broken line'));
  await page.getByRole('button', { name: t('account.retry') }).click();
  await expect(saved).toBeVisible();

  await page.getByRole('link', { name: t('account.tab.preferences'), exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Vecka/u })
    .first()
    .check();
  await page.getByRole('radio', { name: t('account.preferences.on_call.yes') }).check();
  await expect(saved).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('radio', { name: t('account.preferences.on_call.yes') }),
  ).toBeChecked();

  await page.getByRole('link', { name: t('account.tab.references'), exact: true }).click();
  await page.getByRole('button', { name: t('account.reference.add') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(t('account.reference.workplace')).fill('Exempelsjukhuset');
  await dialog.getByLabel(t('account.reference.name')).fill('Chefa Exempelsson');
  await dialog.getByLabel(t('account.reference.phone')).fill('070-174 06 05');
  await dialog.getByLabel(t('account.reference.email')).fill('chefa@example.com');
  await dialog.getByLabel(t('account.reference.is_manager')).check();
  await dialog.getByRole('button', { name: t('account.save') }).click();
  await expect(page.getByRole('heading', { name: 'Chefa Exempelsson' })).toBeVisible();

  await page.goto(ACCOUNT_PLACES.setup);
  await expect(page.getByRole('list', { name: t('account.setup.tasks') })).toContainText(
    t('account.setup.begun'),
  );
});
