import { expect, type Page } from '@playwright/test';
import { verifyBankidPath } from '../domain/signIn/verifyBankid';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE' });

/** Goes to a simulated provider and picks a person there, or an ending. */
async function continueWith(page: Page, provider: 'google' | 'facebook', choice: string) {
  await page.getByRole('button', { name: t(`auth.social.${provider}`) }).click();
  await page.getByRole('button', { name: choice }).click();
}

test('a sign-in cancelled at the provider is reported on return', async ({ page }) => {
  await page.goto(paths.login('/jobs'));
  await continueWith(page, 'google', 'Avbryt');
  await expect(
    page.getByRole('heading', { name: t('auth.problem.social_cancelled.title') }),
  ).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a new user whose address the provider has not verified registers with one that they type', async ({
    page,
  }) => {
    await page.goto(paths.register('/jobs'));
    await continueWith(page, 'google', 'Malte Kvarnbo');
    await expect(page.getByLabel(t('auth.register.email'))).toHaveValue('');
    await page.getByLabel(t('auth.register.email')).fill('malte@example.com');
    const create = page.getByRole('button', { name: t('auth.register.social_submit') });
    await create.click();
    await expect(page).toHaveURL(/problem=incomplete/u);
    await expect(page.getByLabel(t('forms.first_name'))).toHaveValue('Malte');
    for (const field of ['professions', 'workfields', 'locations'] as const) {
      await page.getByLabel(t(`auth.register.${field}`)).selectOption({ index: 1 });
    }
    await create.click();
    await expect(page).toHaveURL(verifyBankidPath({ targetPath: '/jobs' }));
    await page.getByRole('link', { name: t('auth.verify.later') }).click();
    await expect(page).toHaveURL('/jobs');
  });

  test('a sign-in cancelled at the provider is reported', async ({ page }) => {
    await page.goto(paths.login('/jobs'));
    await continueWith(page, 'facebook', 'Avbryt');
    await expect(
      page.getByRole('heading', { name: t('auth.problem.social_cancelled.title') }),
    ).toBeVisible();
  });
});
