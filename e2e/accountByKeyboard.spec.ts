import { expect, type Locator, type Page } from '@playwright/test';
import { ACCOUNT_PLACES } from '../domain/candidates/accountPlaces';
import { paths } from '../src/lib/site/paths';
import { MAX_STOPS, press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** A user fills in every tab without a mouse. */
test('every tab of the account is filled in by keyboard alone', async ({ page }) => {
  test.slow();
  await page.goto(paths.login(ACCOUNT_PLACES.profile));
  await press(page, page.getByRole('button', { name: t('auth.bankid.same') }));
  await press(page, page.getByRole('button', { name: 'Alva Nordanvik' }));
  const saved = page.getByText(t('account.autosave.saved'));
  const title = page.getByRole('textbox', { name: t('account.job_title') });
  await expect(title).toBeVisible();
  await write(page, title, 'Skriven med tangenter');
  await page.keyboard.press('Tab');
  await expect(saved).toBeVisible();

  const openTab = async (tab: 'preferences' | 'documents' | 'references' | 'integrity') => {
    await press(page, page.getByRole('link', { name: t(`account.tab.${tab}`), exact: true }));
    await expect(page).toHaveURL(new RegExp(`page=${tab}`, 'u'));
  };
  await openTab('preferences');
  const week = page.getByRole('checkbox', { name: /^Vecka/u }).first();
  await tabTo(page, week);
  await page.keyboard.press('Space');
  await expect(week).toBeChecked();
  const onCall = page.getByRole('radio', { name: t('account.preferences.on_call.yes') });
  // Tab stops at one of a group's radios, and the arrows choose
  const group = page.getByRole('radiogroup').filter({ has: onCall });
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if ((await group.locator(':focus').count()) > 0) break;
    await page.keyboard.press('Tab');
  }
  for (let step = 0; step < 3 && !(await onCall.isChecked()); step += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(onCall).toBeChecked();
  await expect(saved).toBeVisible();

  await openTab('documents');
  const card = page.getByRole('region', { name: t('documents.type.other'), exact: true });
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, card.getByRole('button').first());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'intyg.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('Detta är ingen PDF.'),
  });
  await expect(card.getByText('intyg.pdf').first()).toBeVisible();

  await openTab('references');
  await press(page, page.getByRole('button', { name: t('account.reference.add') }));
  const dialog = page.getByRole('dialog');
  await write(page, dialog.getByLabel(t('account.reference.workplace')), 'Exempelsjukhuset');
  await write(page, dialog.getByLabel(t('account.reference.name')), 'Chefa Exempelsson');
  await write(page, dialog.getByLabel(t('account.reference.phone')), '070-174 06 05');
  await write(page, dialog.getByLabel(t('account.reference.email')), 'chefa@example.com');
  await tabTo(page, dialog.getByLabel(t('account.reference.is_manager')));
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: t('account.save') }));
  await expect(page.getByRole('heading', { name: 'Chefa Exempelsson' })).toBeVisible();

  await openTab('integrity');
  const part = page.getByRole('region', { name: t('integrity.delete.title') });
  await press(page, part.getByRole('button', { name: t('integrity.delete.open') }));
  await write(page, part.getByRole('textbox'), 'inte-min@example.com');
  await press(page, part.getByRole('button', { name: t('integrity.delete.confirm') }));
  await expect(part.getByRole('alert').first()).toContainText(t('validation.confirmation'));
});
