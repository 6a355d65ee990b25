import { expect, type Page } from '@playwright/test';
import { builtScript } from './pages/builtScript';
import { MAX_STOPS, press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');

/** Answers the step's questions, one tab stop after the other, without the mouse. */
async function answerByKeyboard(page: Page): Promise<void> {
  const form = page.locator('main form');
  const groups = new Set<string>();
  const next = page.getByRole('button', { name: t('apply.next') });
  await tabTo(page, form.locator('input, textarea').first());
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await next.evaluate((element) => element === document.activeElement)) break;
    const { type, name } = await page.evaluate(() => {
      const element = document.activeElement;
      return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? { type: element.type, name: element.name || element.id }
        : { type: '', name: '' };
    });
    if (type === 'radio' || type === 'checkbox') {
      if (!groups.has(name)) await page.keyboard.press('Space');
      groups.add(name);
    } else if (type === 'text' || type === 'textarea') {
      await page.keyboard.type('Sex år.');
    }
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
}

test.use({ locale: 'sv-SE', viewport: { width: 1440, height: 900 } });

test('the whole journey works with the keyboard only', async ({ page }) => {
  await page.goto('/jobs?q=logoped');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();

  const results = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
  const first = results.getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await press(page, first);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await press(page, page.getByRole('link', { name: t('job_detail.apply'), exact: true }));
  await expect(page).toHaveURL(/\/register/);
  await press(page, page.locator('main').getByRole('link', { name: t('auth.register.login') }));
  // Both pages have the button that comes next
  await expect(page).toHaveURL(/\/login/);
  await press(page, page.getByRole('button', { name: t('auth.bankid.same') }));
  await press(page, page.getByRole('button', { name: 'Niamh Östervall' }));

  await press(page, page.getByRole('link', { name: t('apply.tasks.back'), exact: true }));
  await expect(page.getByRole('heading', { name: t('apply.tasks.title') })).toBeVisible();
  await press(page, page.getByRole('link', { name: t('apply.step.contact_details'), exact: true }));
  const contact = t('apply.contact_details.title');
  await expect(page.getByRole('heading', { name: contact })).toBeVisible();
  await press(page, page.getByRole('button', { name: t('apply.next') }));
  const questions = page.getByRole('heading', { name: t('apply.questionnaire.title') });
  const summary = page.getByRole('heading', { name: t('apply.summary.title') });
  await expect(questions.or(summary)).toBeVisible();
  if (await questions.isVisible()) await answerByKeyboard(page);
  await expect(summary).toBeVisible();
  await press(page, page.getByRole('button', { name: t('apply.send') }));
  await expect(page.getByRole('heading', { name: t('apply.receipt.title') })).toBeVisible();
  await press(page, page.getByRole('link', { name: t('apply.receipt.applications') }));
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
});

test('the filter opens, narrows and closes by keyboard, and returns the focus', async ({
  page,
}) => {
  await page.goto('/jobs');
  const opener = page.getByRole('button', { name: new RegExp(t('jobs.bar.all_filters')) });
  await press(page, opener);
  const dialog = page.getByRole('dialog', { name: t('jobs.bar.all_filters') });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await press(page, opener);
  await expect(dialog).toBeVisible();
  const onCall = dialog.getByLabel(t('jobs.sheet.on_call_switch'));
  await tabTo(page, onCall);
  await page.keyboard.press('Space');
  await press(page, dialog.getByRole('button', { name: /^Visa [\d\s]+ uppdrag$/ }));
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/oncall-duty=yes/);
});

test('a profession is chosen with arrow keys, and its group is included in the search', async ({
  page,
}) => {
  // The native fields stay where the others cannot be loaded
  const loaded = builtScript('src/features/job-search/bar/loaded/BarFields.tsx');
  await page.route(`**/${loaded}`, (route) => route.abort());
  await page.goto('/jobs');
  const select = page.locator('select[name="roles"]');
  await tabTo(page, select);
  const offered = await select
    .locator('option')
    .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
  for (const value of offered.slice(1, 6)) {
    await page.keyboard.press('ArrowDown');
    await expect(select).toHaveValue(value);
  }
  await press(page, page.getByRole('button', { name: t('jobs.bar.submit'), exact: true }));
  const [, , , , , chosen = ''] = offered;
  await expect(page).toHaveURL(new RegExp(`roles=${chosen}$`));
  await expect(select).toHaveValue(chosen);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the search shows the rest of the profession’s group after it', async ({ page }) => {
    await page.goto('/jobs');
    const select = page.locator('select[name="roles"]');
    await select.selectOption('psykolog');
    await page.getByRole('button', { name: t('jobs.bar.submit'), exact: true }).click();
    await expect(page).toHaveURL(/[?&]roles=psykolog(&|$)/);
    await expect(select).toHaveValue('psykolog');
    await expect(page.getByRole('region', { name: t('jobs.nearby') })).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('Enter in the text or rate fields of the filters applies them', async ({ page }) => {
    await page.goto('/jobs');
    const dialog = page.getByRole('dialog', { name: t('jobs.bar.label') });
    const open = async () => {
      await page.getByRole('button', { name: new RegExp(t('jobs.bar.placeholder')) }).click();
      await expect(dialog).toBeVisible();
    };
    await open();
    const words = dialog.getByRole('searchbox', { name: t('jobs.bar.text') });
    await expect(words).toHaveAttribute('enterkeyhint', 'search');
    await dialog
      .locator('summary')
      .filter({ hasText: t('jobs.sheet.places') })
      .click();
    const places = dialog.getByLabel(t('jobs.sheet.places_search'));
    await places.fill('malm');
    await places.press('Enter');
    await expect(dialog).toBeVisible();
    await words.fill('natt');
    await words.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/[?&]q=natt/);

    await page.goto('/jobs');
    await open();
    const lowest = dialog.getByRole('textbox', { name: new RegExp(t('jobs.sheet.rate_min')) });
    await lowest.fill('700');
    await lowest.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/[?&]min-hourly-rate=700/);
  });

  test('Enter and Space open and close the menu; Escape and leaving it close it', async ({
    page,
  }) => {
    await page.goto('/jobs');
    const button = page.locator('summary').filter({ hasText: t('shell.nav.menu') });
    const menu = page.locator('details').filter({ has: button });
    const link = menu.getByRole('link', { name: t('shell.nav.jobs') });
    await expect(link).toBeHidden();
    await tabTo(page, button);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(menu).toHaveAttribute('open', '');
      await expect(link).toBeVisible();
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expect(menu).not.toHaveAttribute('open');
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('main').getByRole('link').first());
    await expect(menu).not.toHaveAttribute('open');
  });
});

test('the first tab stop skips the header to the content', async ({ page }) => {
  await page.goto('/jobs');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
