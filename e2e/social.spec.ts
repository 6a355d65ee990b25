import { expect, type Page, test } from '@playwright/test';
import { verifyBankidPath } from '../domain/verifyBankid';
import { paths } from '../src/lib/site/paths';
import { identifyAs } from './pages/bankid';
import { words } from './words';

const t = words('sv');
const SIGNED_IN = { timeout: 20_000 };

test.use({ locale: 'sv-SE' });

/** Goes to a simulated provider and picks a person there, or an ending. */
async function continueWith(page: Page, provider: 'google' | 'facebook', choice: string) {
  await page.getByRole('button', { name: t(`auth.social.${provider}`) }).click();
  await page.getByRole('button', { name: choice }).click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  // Not the browser's own list, which is shown until the scripts have loaded.
  const box = page.getByRole('combobox', { name: label }).and(page.locator('input'));
  await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await box.press('Escape');
}

test('an address that has an account asks for BankID first, and signs in from then on', async ({
  page,
}) => {
  await page.goto(paths.login('/jobs'));
  await continueWith(page, 'google', 'Niamh Östervall');
  await expect(
    page.getByRole('heading', { name: t('auth.problem.link_requires_bankid.title') }),
  ).toBeVisible(SIGNED_IN);
  await expect(page.getByRole('button', { name: t('auth.social.google') })).toHaveCount(0);
  await identifyAs(page, 'sv', 'Niamh Östervall');
  await expect(page).toHaveURL('/jobs', SIGNED_IN);

  await page.context().clearCookies();
  await page.goto(paths.login('/jobs'));
  await continueWith(page, 'google', 'Niamh Östervall');
  await expect(page).toHaveURL('/jobs', SIGNED_IN);
  await expect(page.getByText('Niamh').first()).toBeVisible();
});

test('somebody new registers by Facebook, and connects a BankID on the way', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.register('/jobs'));
  await continueWith(page, 'facebook', 'Tindra Solhage');
  await expect(page.getByLabel(t('auth.register.first_name'))).toHaveValue('Tindra', SIGNED_IN);
  await expect(page.getByLabel(t('auth.register.email'))).toHaveValue('tindra.solhage@example.com');
  const create = page.getByRole('button', { name: t('auth.register.social_submit') });
  await create.click();
  await expect(page.getByText(t('registration.select_profession.error')).first()).toBeVisible();
  await choose(page, t('auth.register.professions'), 'Undersköterska');
  await choose(page, t('auth.register.workfields'), 'Hemsjukvård');
  await choose(page, t('auth.register.locations'), 'Umeå');
  await create.click();
  await expect(page).toHaveURL(verifyBankidPath({ targetPath: '/jobs' }), SIGNED_IN);
  await expect(page.getByRole('heading', { name: t('auth.verify.title') })).toBeVisible();

  // Somebody else's BankID is refused, and told
  await identifyAs(page, 'sv', 'Alva Nordanvik');
  await expect(
    page.getByRole('heading', { name: t('auth.problem.connected_elsewhere.title') }),
  ).toBeVisible(SIGNED_IN);
  await page.getByRole('link', { name: t('auth.return.back') }).click();
  await identifyAs(page, 'sv', 'Tindra Solhage');
  await expect(page).toHaveURL('/jobs', SIGNED_IN);
  await page.goto(verifyBankidPath());
  await expect(page.getByRole('heading', { name: t('auth.verify.done') })).toBeVisible();
});

test('saying no to the provider is told on the way back', async ({ page }) => {
  await page.goto(paths.login('/jobs'));
  await continueWith(page, 'google', 'Avbryt');
  await expect(
    page.getByRole('heading', { name: t('auth.problem.social_cancelled.title') }),
  ).toBeVisible(SIGNED_IN);
  expect(new URL(page.url()).hash).toBe('');
});

test('the overlay opens again over its page, and explains a BankID without an account', async ({
  page,
}) => {
  await page.goto('/jobs?q=fysioterapeut');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shell.nav.login') })
    .click();
  const overlay = page.getByRole('dialog');
  await overlay.getByRole('button', { name: t('auth.bankid.same') }).click();
  await page.getByRole('button', { name: 'Malte Kvarnbo' }).click();
  await expect(page).toHaveURL('/jobs?q=fysioterapeut');
  await expect(overlay.getByRole('tab', { name: t('auth.return.register') })).toHaveAttribute(
    'aria-selected',
    'true',
    SIGNED_IN,
  );
  await expect(
    overlay.getByRole('heading', { name: t('auth.problem.not_registered.title') }),
  ).toBeVisible();

  await overlay.getByRole('tab', { name: t('auth.login.title') }).click();
  await overlay.getByRole('button', { name: t('auth.bankid.same') }).click();
  await page.getByRole('button', { name: 'Alva Nordanvik' }).click();
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCount(0, SIGNED_IN);
  await expect(page).toHaveURL('/jobs?q=fysioterapeut');
  await expect(page.getByText('Alva').first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody whose address is not vouched for registers with one that they type', async ({
    page,
  }) => {
    await page.goto(paths.register('/jobs'));
    await continueWith(page, 'google', 'Malte Kvarnbo');
    await expect(page.getByLabel(t('auth.register.email'))).toHaveValue('');
    await page.getByLabel(t('auth.register.email')).fill('malte@example.com');
    const create = page.getByRole('button', { name: t('auth.register.social_submit') });
    await create.click();
    await expect(page).toHaveURL(/problem=incomplete/u);
    await expect(page.getByLabel(t('auth.register.first_name'))).toHaveValue('Malte');
    for (const field of ['professions', 'workfields', 'locations'] as const) {
      await page.getByLabel(t(`auth.register.${field}`)).selectOption({ index: 1 });
    }
    await create.click();
    await expect(page).toHaveURL(verifyBankidPath({ targetPath: '/jobs' }));
    await page.getByRole('link', { name: t('auth.verify.later') }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('saying no to the provider is told', async ({ page }) => {
    await page.goto(paths.login('/jobs'));
    await continueWith(page, 'facebook', 'Avbryt');
    await expect(
      page.getByRole('heading', { name: t('auth.problem.social_cancelled.title') }),
    ).toBeVisible();
  });
});
