import { expect, type Page } from '@playwright/test';
import { verifyBankidPath } from '../domain/signIn/verifyBankid';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { pattern, words } from './words';

const t = words('sv');
const ADDRESS = 'vilma.ekedal@example.com';
const BANKID = 'Malte Kvarnbo';

test.use({ locale: 'sv-SE' });

const continueWithFacebook = async (page: Page) => {
  await page.getByRole('button', { name: t('auth.social.facebook') }).click();
  await page.getByRole('button', { name: BANKID }).click();
};

/** Registers with what Facebook vouches for in this browser, under a name and address of one's own. */
const register = (page: Page, email: string) =>
  page.evaluate(async (address) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const { sessionID } = await post('v2/session/set_session', {
      type: 'registration',
      key: 'registration',
      value: {
        email: address,
        professions: ['underskoterska'],
        workfields: ['hemsjukvard'],
        locations: ['r-24'],
        employmentTypes: ['konsult'],
      },
    });
    const name = { firstName: 'Vilma', lastName: 'Ekedal' };
    const { login_token } = await post('portal/auth/social_register', { sessionID, ...name });
    const { profile } = await post('v2/session/sign_in', { login_token });
    return profile.emailState;
  }, email);

test('a BankID in another name is asked about, mailed about, and taken back without signing in', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(paths.register('/jobs'));
  await continueWithFacebook(page);
  await expect(page.getByLabel(t('forms.first_name'))).toHaveValue('Malte');
  expect(await register(page, ADDRESS)).toBe('unconfirmed');

  const elsewhere = await browser.newContext({
    baseURL,
    locale: 'sv-SE',
    javaScriptEnabled: false,
  });
  const mailbox = await elsewhere.newPage();
  /** Opens the link of the newest mail to the address. */
  const open = async (link: RegExp) => {
    await mailbox.goto('/demo/mail');
    const mail = mailbox.getByRole('article').filter({ hasText: ADDRESS });
    await mail.getByRole('link', { name: link }).first().click();
  };
  await open(/bekrafta-epost/u);
  await mailbox.getByRole('button', { name: t('confirm_email.button') }).click();
  await expect(
    mailbox.getByRole('heading', { name: t('confirm_email.confirmed.title') }),
  ).toBeVisible();

  await page.goto(verifyBankidPath({ targetPath: '/jobs' }));
  await page.getByRole('button', { name: t('auth.bankid.same') }).click();
  await page.getByRole('button', { name: BANKID }).click();
  await expect(page.getByRole('heading', { name: t('auth.other_name.title') })).toBeVisible();
  await page.getByRole('button', { name: pattern(t('auth.other_name.yes')) }).click();
  await expect(page).toHaveURL('/jobs');

  // The new way gives no strong powers yet, and the account says so
  await page.goto('/account?page=integrity');
  await expect(page.getByText(t('integrity.ways.waiting.badge'), { exact: true })).toBeVisible();

  await open(/det-var-inte-jag/u);
  await expect(mailbox.getByRole('heading', { name: t('undo_way.ask.title') })).toBeVisible();
  await mailbox.getByRole('button', { name: t('undo_way.button') }).click();
  await expect(mailbox.getByRole('heading', { name: t('undo_way.undone.title') })).toBeVisible();
  await elsewhere.close();

  // Signed out here too; the way of before still signs in, and the BankID is gone
  await page.goto('/account');
  await expect(page).toHaveURL(/\/login/u);
  await continueWithFacebook(page);
  await expect(page).toHaveURL(/\/account/u);
  await page.goto(verifyBankidPath());
  await expect(page.getByRole('heading', { name: t('auth.verify.title') })).toBeVisible();
});
