import { expect, type Locator, type Page, test } from '@playwright/test';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { identifyAs } from './pages/bankid';
import { words } from './words';

const t = words('sv');
/** Nobody else's in these tests. */
const PERSON = 'Sixten Brohage';
const PHONE = { width: 390, height: 844 };
const PHONE_NUMBER = '070-174 06 31';

test.use({ locale: 'sv-SE', viewport: PHONE });

/** Goes to a control as the keyboard does, and presses it. */
async function press(control: Locator): Promise<void> {
  await control.focus();
  await control.press('Enter');
}

const step = (page: Page, id: 'cv' | 'licence' | 'references' | 'questionnaire') =>
  page.getByRole('link', { name: t(`apply.step.${id}`), exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: t('apply.next'), exact: true });
const taskList = (page: Page) => page.getByRole('list', { name: t('apply.steps') });

async function upload(page: Page, name: string): Promise<void> {
  await page
    .locator('input[data-way="choose"]')
    .first()
    .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByRole('radio', { name })).toBeChecked({ timeout: 20_000 });
  await press(next(page));
}

async function addReference(page: Page, { name, job }: { name: string; job: '1' | '2' }) {
  await press(page.getByRole('button', { name: t('account.reference.add') }));
  const dialog = page.getByRole('dialog');
  const latest = dialog.getByRole('radio', { name: t(`account.reference.job.${job}`) });
  await latest.focus();
  await latest.press('Space');
  await dialog.getByLabel(t('account.reference.workplace')).fill('Exempelkliniken');
  await dialog.getByLabel(t('account.reference.name')).fill(name);
  await dialog.getByLabel(t('account.reference.phone')).fill('070-174 06 32');
  await dialog.getByLabel(t('account.reference.email')).fill('chef@example.com');
  const manager = dialog.getByRole('checkbox', { name: t('account.reference.is_manager') });
  await manager.focus();
  await manager.press('Space');
  await dialog.getByLabel(t('account.reference.email')).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name })).toBeChecked();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label }).and(page.locator('input'));
  await box.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await box.press('Escape');
}

/** Without questions, which other tests answer. */
async function openJob(page: Page): Promise<string> {
  await page.goto('/jobs?q=skolsköterska');
  const first = page
    .getByRole('list', { name: t('jobs.list.label') })
    .getByRole('link')
    .first();
  const title = (await first.textContent()) ?? '';
  await press(first);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  return title;
}

test('an application with CV, licence and references, begun here and gone on with elsewhere, by keyboard', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await page.goto('/register');
  await page.getByLabel(t('auth.register.email')).fill('sixten.brohage@example.com');
  await choose(page, t('auth.register.professions'), 'Sjuksköterska');
  await choose(page, t('auth.register.workfields'), 'Hemsjukvård');
  await choose(page, t('auth.register.locations'), 'Umeå');
  await press(page.getByRole('button', { name: t('auth.bankid.same') }));
  await press(page.getByRole('button', { name: PERSON }));
  await expect(page).toHaveURL(/\/account/, { timeout: 20_000 });

  const title = await openJob(page);
  await press(page.getByRole('link', { name: t('job_detail.apply'), exact: true }));
  await expect(heading(page, t('apply.tasks.title'))).toBeVisible();
  await expect(taskList(page).getByText(t('apply.state.waits'))).toBeVisible();

  // The first incomplete step; each leads to the next
  await press(page.getByRole('link', { name: t('apply.tasks.go_on') }));
  await expect(heading(page, t('apply.contact_details.title'))).toBeFocused();
  await page.getByLabel(t('apply.phone')).fill(PHONE_NUMBER);
  await page.getByLabel(t('apply.phone')).press('Enter');
  await expect(heading(page, t('apply.contact_details.title'))).toHaveCount(0);
  await press(page.getByRole('link', { name: t('apply.tasks.back') }));
  await press(step(page, 'cv'));
  await upload(page, 'Mitt CV');
  await expect(heading(page, t('apply.cv.title'))).toHaveCount(0);
  const form = new URL(page.url());
  form.searchParams.delete('step');
  await page.close();

  const elsewhere = await browser.newContext({
    baseURL,
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: PHONE,
  });
  const other = await elsewhere.newPage();
  await other.goto(`/login?target_path=${encodeURIComponent(form.pathname + form.search)}`);
  await identifyAs(other, 'sv', PERSON);
  await expect(heading(other, t('apply.tasks.title'))).toBeVisible({ timeout: 20_000 });
  await expect(taskList(other).getByText('Mitt CV')).toBeVisible();

  await press(step(other, 'licence'));
  await upload(other, 'Legitimation');
  await expect(heading(other, t('apply.licence.title'))).toHaveCount(0);
  await press(other.getByRole('link', { name: t('apply.tasks.back') }));
  await press(step(other, 'references'));
  await addReference(other, { name: 'Bo Ek', job: '1' });
  await addReference(other, { name: 'Eva Dal', job: '2' });
  await press(next(other));
  await expect(heading(other, t('apply.references.title'))).toHaveCount(0);
  await press(other.getByRole('link', { name: t('apply.tasks.back') }));
  await press(other.getByRole('link', { name: t('apply.step.criminal_record'), exact: true }));
  await press(other.getByRole('button', { name: t('apply.criminal_record.pass') }));
  await expect(heading(other, t('apply.criminal_record.title'))).toHaveCount(0);
  const questions = heading(other, t('apply.questionnaire.title'));
  const summary = heading(other, t('apply.summary.title'));
  await expect(questions.or(summary)).toBeVisible();
  if (await questions.isVisible()) {
    for (const field of await other.locator('main form').getByRole('textbox').all()) {
      await field.fill('Åtta år på avdelning.');
    }
    const groups = other.locator('main form').getByRole('radiogroup');
    for (const group of await groups.or(other.locator('main form').getByRole('group')).all()) {
      const choice = group.getByRole('radio').or(group.getByRole('checkbox')).first();
      if ((await choice.count()) === 0) continue;
      await choice.focus();
      await choice.press('Space');
    }
    await press(next(other));
  }

  await expect(summary).toBeVisible();
  for (const text of [/70-174 06 31/u, 'Mitt CV', 'Bo Ek']) {
    await expect(other.getByText(text).first()).toBeVisible();
  }
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await press(other.getByRole('button', { name: t('apply.send') }));
  await expect(
    other.getByRole('heading', { level: 1, name: t('apply.receipt.title') }),
  ).toBeFocused();
  const reference = await other
    .locator('dl')
    .filter({ hasText: t('apply.receipt.reference') })
    .getByText(/^[0-9A-F]{8}$/u)
    .textContent();
  await other.goto('/demo/mail');
  await expect(other.getByText(new RegExp(`${reference}`, 'u')).first()).toBeVisible();
  await other.goto('/account?page=documents');
  await expect(other.getByRole('listitem').filter({ hasText: title }).first()).toBeVisible();
  await elsewhere.close();
});
