import { expect, test } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { identifyAs } from './pages/bankid';
import { words } from './words';

const t = words('sv');
const NEW_ADDRESS = 'alva.ny@example.org';
const CHANGED = 'Din e-postadress är ändrad';

test.use({ locale: 'sv-SE' });

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
  await expect(page).toHaveURL(new URL(paths.jobs(), baseURL).href, { timeout: 20_000 });
  await expect(page.getByText('Niamh').first()).toBeVisible();
});

test("a new address is in force once its link's button is pressed, on a device without scripts", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(paths.login());
  await identifyAs(page, 'sv', 'Alva Nordanvik');
  await expect(page).toHaveURL(/job-applications/u, { timeout: 20_000 });
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
