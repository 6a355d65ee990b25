import { expect, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });

/** The field once it can be typed into: until then it is a native list in the same box. */
async function typingField(page: Page, label: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await expect(field).toHaveAttribute('aria-autocomplete', 'list');
  return field;
}

test('a profession by keyboard, a place by distance and weeks make one search', async ({
  page,
}) => {
  await page.goto(paths.jobs());
  const bar = page.getByRole('search', { name: t('jobs.bar.label') });
  const role = await typingField(page, t('jobs.bar.role'));
  await role.focus();
  await page.keyboard.type('usk');
  const offered = page.getByRole('option').first();
  await expect(offered).toHaveText(/^Undersköterska.*\d+ uppdrag$/u);
  await page.keyboard.press('Enter');
  await expect(role).toHaveValue('Undersköterska');

  await page.keyboard.press('Tab');
  const place = await typingField(page, t('jobs.bar.place'));
  await place.focus();
  await page.keyboard.type('nära göteborg');
  const near = t('jobs.bar.near').replace('{town}', 'Göteborg').replace('{km}', '60');
  await expect(page.getByRole('option', { name: near })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(place).toHaveValue(near);

  await bar.getByRole('textbox', { name: t('jobs.bar.from') }).fill('v. 23–35');
  await bar.getByRole('textbox', { name: t('jobs.bar.from') }).press('Enter');
  await expect(page).toHaveURL(
    /roles=underskoterska&.*from-date=\d{4}-\d\d-\d\d&to-date=\d{4}-\d\d-\d\d/u,
  );
  await expect(page).toHaveURL(/q=inom%2060%20km/u);
  await expect(page.getByRole('link', { name: /Inom 60 km från Göteborg/u })).toBeVisible();
  await expect(role).toHaveValue('Undersköterska');
  await expect(place).toHaveValue(near);
  await expect(page.getByRole('article').first()).toBeVisible();

  await bar.getByLabel(t('jobs.bar.text')).fill('');
  const recent = page.getByRole('region', { name: t('jobs.bar.recent') });
  await expect(recent.getByRole('link')).toHaveText([/Undersköterska/u]);
  await recent.getByRole('button', { name: t('jobs.bar.recent.forget') }).click();
  await expect(recent).toBeHidden();
});

test('when suggestions cannot be fetched, the names in the page are offered', async ({ page }) => {
  await page.route('**/public/jobs/suggestions*', (route) => route.abort());
  await page.goto(paths.jobs());
  const role = await typingField(page, t('jobs.bar.role'));
  await role.focus();
  await page.keyboard.type('barnmo');
  await page.getByRole('option', { name: 'Barnmorska' }).click();
  await expect(role).toHaveValue('Barnmorska');
});
