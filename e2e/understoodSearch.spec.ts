import { expect } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE' });

/** The name of a chip's link that removes what was read from the text. */
const remove = (label: string) => t('jobs.chips.remove_read').replace('{label}', label);

test('the words of a search become filters, and are searched for as text on request', async ({
  page,
}) => {
  await page.goto(paths.jobs());
  const bar = page.getByRole('search', { name: t('jobs.bar.label') });
  await bar.getByLabel(t('jobs.bar.text')).fill('ssk natt skåne');
  await page.getByRole('button', { name: t('jobs.bar.submit'), exact: true }).click();
  for (const label of ['Natt', 'Skåne län']) {
    await expect(page.getByRole('link', { name: remove(label) })).toBeVisible();
  }
  await expect(page).toHaveTitle(/Skåne län\s· Natt/u);
  await expect(page.getByRole('link', { name: t('jobs.list.relevance') })).toHaveAttribute(
    'aria-current',
    'true',
  );
  const count = page.getByRole('status').filter({ hasText: /ledigt? uppdrag|lediga uppdrag/ });
  const found = await count.textContent();

  await page.getByRole('link', { name: remove('Natt') }).click();
  await expect(page).toHaveURL(/q=ssk%20sk%C3%A5ne$/);
  await expect(page.getByRole('link', { name: remove('Natt') })).toBeHidden();
  await expect(count).not.toHaveText(found ?? '');
  await expect(page.getByRole('link', { name: remove('Skåne län') })).toBeVisible();

  await page.getByRole('link', { name: t('found.words_instead') }).click();
  await expect(page).toHaveURL(/q=%22ssk%20sk%C3%A5ne%22/);
  await expect(page.getByRole('link', { name: remove('Skåne län') })).toBeHidden();
  await page.getByRole('link', { name: t('found.meaning_instead') }).click();
  await expect(page.getByRole('link', { name: remove('Skåne län') })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a search without results has a link to a place nearby', async ({ page }) => {
    await page.goto(`${paths.jobs()}?q=sjuksköterska arjeplog`);
    await expect(page.getByText(t('jobs.empty.title'))).toBeVisible();
    await page
      .getByRole('list', { name: t('found.near.place') })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/locations=m-\d{4}&q=sjuksk%C3%B6terska$/);
    await expect(
      page.getByRole('list', { name: t('jobs.list.label'), exact: true }).getByRole('article'),
    ).not.toHaveCount(0);
  });
});
