import { expect, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { completeApplication } from './pages/apply';
import { identifyAs } from './pages/bankid';
import { test } from './pages/test';
import { pattern, words } from './words';

/** The people of each test and what they search for: a person can apply to a job only once. */
const WALKS = [
  { language: 'sv', width: 390, person: 'Alva Nordanvik', search: 'barnmorska' },
  { language: 'en', width: 1440, person: 'Niamh Östervall', search: 'dietist' },
] as const satisfies { language: Language; width: number; person: string; search: string }[];

const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const;

/** Collects the browser's console errors; a page must not cause any. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

for (const { language, width, person, search } of WALKS) {
  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } });
    test.use({ locale: LOCALE[language], viewport: { width, height: width < 768 ? 844 : 900 } });

    test('a candidate finds a job, signs in, applies, and sees the status change without a reload', async ({
      page,
    }) => {
      const t = words(language);
      const errors = consoleErrors(page);

      await page.goto(`/jobs?q=${search}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
      const first = results.getByRole('link').first();
      const title = (await first.textContent()) ?? '';
      await first.click();

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('link', { name: t('job_detail.apply'), exact: true }).click();

      // A visitor comes to the registration page; a candidate with an account logs in instead.
      await expect(page).toHaveURL(/\/register\?target_path=/);
      await page
        .locator('main')
        .getByRole('link', { name: t('auth.register.login') })
        .click();
      // Both pages have the button that comes next
      await expect(page).toHaveURL(/\/login/);
      await identifyAs(page, language, person);

      await expect(page).toHaveURL(/\/candidate\/apply\?job=/);
      await completeApplication(page, language);

      await page.getByRole('link', { name: t('apply.receipt.applications') }).click();
      const application = page.getByRole('article').filter({ hasText: title });
      await expect(
        application
          .getByText(t('application.event.qualified'))
          .or(application.getByText(t('application.note.qualified')))
          .first(),
      ).toBeVisible();
      expect(errors).toEqual([]);
    });
  });
}

test.describe('a newcomer', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 390, height: 844 } });
  const t = words('sv');

  test('cancelling at BankID is shown as such', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: t('auth.bankid.same') }).click();
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(page.getByText(t('auth.problem.cancelled.title'))).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
  });
});

test.describe('the filter', () => {
  test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });
  const t = words('sv');

  test('the address holds the filter: Back undoes, a chip removes, an empty result suggests what to drop', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const count = page
      .getByRole('status')
      .filter({ hasText: /uppdrag/ })
      .first();
    const all = await count.textContent();
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(t('jobs.bar.text')))
      .first()
      .fill('barnmorska');
    await page.getByRole('button', { name: t('jobs.bar.submit'), exact: true }).click();
    await expect(page).toHaveURL(/q=barnmorska/);
    await expect(count).not.toHaveText(all ?? '');

    await page.goBack();
    await expect(count).toHaveText(all ?? '');
    await page.goForward();
    await page
      .getByRole('link', { name: pattern(t('jobs.chips.remove_read')) })
      .first()
      .click();
    await expect(page).not.toHaveURL(/q=/);

    await page.goto('/jobs?q=barnmorska&min-hourly-rate=3400');
    await expect(page.getByText(t('jobs.empty.title'))).toBeVisible();
    await page.getByRole('link', { name: pattern(t('jobs.part.hourlyRate')) }).click();
    await expect(page).not.toHaveURL(/min-hourly-rate/);
    await expect(page.getByText(t('jobs.empty.title'))).toBeHidden();
  });
});

test('an unknown address has the status 404 and a link home', async ({ page }) => {
  const answer = await page.goto('/finns-inte');
  expect(answer?.status()).toBe(404);
  await expect(
    page.getByRole('heading', { name: words('en')('shell.not_found.title') }),
  ).toBeVisible();
});
