import { expect } from '@playwright/test';
import { openAs } from './pages/bankid';
import { test } from './pages/test';
import { pattern, words } from './words';

const JOURNEYS = [
  { language: 'sv', locale: 'sv-SE', by: 'Alva Nordanvik' },
  { language: 'en', locale: 'en-GB', by: 'Vendela Ekhammar' },
] as const;

for (const { language, locale, by } of JOURNEYS) {
  const t = words(language);

  test.describe(`in ${language}`, () => {
    test.use({ locale });

    test('a candidate recommends a job by a link, a visitor follows it, and it is taken back', async ({
      page,
      browser,
    }) => {
      await openAs(page, by, '/jobs?q=sjuksk%C3%B6terska');
      const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
      await results.getByRole('link').first().click();
      await page.getByRole('link', { name: t('job_detail.recommend'), exact: true }).click();
      await expect(page.getByRole('heading', { name: t('recommend.title') })).toBeVisible();
      await page.getByRole('checkbox', { name: pattern(t('recommend.shows_name')) }).check();
      await page.getByRole('button', { name: t('recommend.make') }).click();
      const field = page.getByRole('textbox', { name: t('recommend.link') });
      await expect(field).toBeFocused();
      const { pathname, search } = new URL(await field.inputValue());

      const context = await browser.newContext({
        baseURL: new URL(page.url()).origin,
        locale,
        serviceWorkers: 'block',
      });
      const visitor = await context.newPage();
      const [firstName = ''] = by.split(' ');
      await visitor.goto(`${pathname}${search}`);
      await expect(
        visitor.getByRole('heading', {
          name: t('recommendation.valid.named').replace('{name}', firstName),
        }),
      ).toBeVisible();
      await visitor.getByRole('link', { name: t('recommendation.read') }).click();
      await expect(visitor).toHaveURL(/\/jobb\//u);

      const own = page.getByRole('heading', { name: pattern(t('recommend.own')) });
      await page
        .getByRole('button', { name: new RegExp(`^${t('recommend.take_back')}`, 'u') })
        .first()
        .click();
      await expect(own).toBeFocused();
      await expect(page.getByText(t('recommend.taken_back'))).toBeAttached();
      // A visitor's page may be three seconds old
      const unknown = visitor.getByRole('heading', { name: t('recommendation.unknown.title') });
      await expect(async () => {
        await visitor.goto(`${pathname}${search}`);
        await expect(unknown).toBeVisible({ timeout: 1000 });
      }).toPass();
      await context.close();
    });
  });
}
