import { expect } from '@playwright/test';
import { ACCOUNT_PLACES } from '../domain/candidates/accountPlaces';
import { paths } from '../src/lib/site/paths';
import { openAs } from './pages/bankid';
import { test } from './pages/test';
import { pattern, words } from './words';

const t = words('sv');
/** No other test uses this person, and the last test deletes their account. */
const PERSON = 'Tuva Lillsjö';
const INTEGRITY = `${ACCOUNT_PLACES.profile}?page=integrity`;

test.use({ locale: 'sv-SE' });

test('another session is ended from here', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, locale: 'sv-SE' });
  const other = await elsewhere.newPage();
  for (const one of [other, page]) {
    await openAs(one, PERSON, INTEGRITY);
    await expect(one.getByRole('heading', { name: t('integrity.sessions.title') })).toBeVisible();
  }
  const sessions = page.getByRole('region', { name: t('integrity.sessions.title') });
  await sessions
    .getByRole('button', { name: new RegExp(`^${t('integrity.sessions.end')} ?:`, 'u') })
    .first()
    .click();
  await expect(sessions.getByText(pattern(t('integrity.sessions.ended')))).toBeFocused();
  // Its own live stream reports it
  await expect(other.getByRole('heading', { name: t('integrity.sessions.title') })).toBeHidden();
  await elsewhere.close();
});

test('a copy of everything is asked for and downloaded', async ({ page }) => {
  await openAs(page, PERSON, INTEGRITY);
  const part = page.getByRole('region', { name: t('integrity.export.title') });
  await part.getByRole('button', { name: t('integrity.export.request') }).click();
  const button = part.getByRole('button', { name: t('integrity.export.download') }).first();
  await expect(button).toBeVisible({ timeout: 30_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^vikari-\d{4}-\d{2}-\d{2}\.zip$/);
  await expect(part.getByText(t('integrity.export.downloaded'))).toBeVisible();
});

test('an account is deleted only after its own e-mail address is typed, with a receipt', async ({
  page,
}) => {
  await openAs(page, PERSON, INTEGRITY);
  const part = page.getByRole('region', { name: t('integrity.delete.title') });
  await part.getByRole('button', { name: t('integrity.delete.open') }).click();
  const field = part.getByRole('textbox', { name: t('integrity.delete.confirmation') });
  await field.fill('somebody@example.com');
  await part.getByRole('button', { name: t('integrity.delete.confirm') }).click();
  await expect(part.getByRole('alert').first()).toContainText(t('validation.confirmation'));
  const email = await page.evaluate(
    async () => (await (await fetch('/api/v2/session/me')).json()).profile.email,
  );
  await field.fill(email);
  await part.getByRole('button', { name: t('integrity.delete.confirm') }).click();
  await expect(page.getByRole('heading', { name: t('account_deleted.title') })).toBeVisible();
  const receipt = await page.locator('main dd').textContent();
  await page.reload();
  await expect(page.locator('main dd')).toHaveText(receipt ?? '');
  await page.goto(paths.applications());
  await expect(page).toHaveURL(/\/(login|register)/);
  await page.goto('/demo/mail');
  await expect(page.getByText(receipt ?? '').first()).toBeVisible();
});
