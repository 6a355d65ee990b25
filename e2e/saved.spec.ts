import { expect, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { identifyAs } from './pages/bankid';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
/** No other test uses this person. */
const PERSON = 'Ebba Norrsten';

test.use({ locale: 'sv-SE' });

const list = (page: Page, name: string) => page.getByRole('list', { name });
const cards = (page: Page) => list(page, t('jobs.list.label')).getByRole('article');
const named = (text: string, title: string) => text.replace('{title}', title);

test('what a visitor saves comes with them to their account', async ({ page }) => {
  await page.goto(`${paths.jobs()}?q=sjuksköterska`);
  const titles: string[] = [];
  for (const at of [0, 1, 2]) {
    titles.push((await cards(page).nth(at).getByRole('link').textContent()) ?? '');
  }
  for (const [at, title] of titles.slice(0, 2).entries()) {
    const save = cards(page)
      .nth(at)
      .getByRole('button', { name: named(t('saved.save'), title), exact: true });
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
  }

  // Hidden, taken back, and hidden again: the card keeps its place
  const third = cards(page).nth(2);
  const height = (await third.boundingBox())?.height;
  const hide = third.getByRole('button', { name: named(t('saved.hide'), titles[2] ?? '') });
  const undo = third.getByRole('button', { name: t('saved.undo') });
  await hide.click();
  await expect(undo).toBeFocused();
  expect((await third.boundingBox())?.height).toBe(height);
  await undo.click();
  await expect(hide).toBeFocused();
  await hide.click();
  await expect(undo).toBeVisible();

  await page.getByRole('button', { name: t('saved.search.save') }).click();
  await expect(page.getByRole('link', { name: t('saved.search.is_saved') })).toBeVisible();

  await page.goto(paths.saved());
  const saved = list(page, t('saved.jobs.title'));
  await expect(saved.getByRole('article')).toHaveCount(2);
  await expect(list(page, t('saved.searches.title')).getByRole('listitem')).toHaveCount(1);
  await expect(
    list(page, t('saved.hidden.title')).getByRole('link', { name: titles[2] ?? '', exact: true }),
  ).toBeVisible();

  await page.goto(paths.login(paths.saved()));
  await identifyAs(page, 'sv', PERSON);
  await expect(page).toHaveURL(paths.saved());
  await expect(page.getByText(t('saved.page.lead.candidate'))).toBeVisible();
  await expect(saved.getByRole('article')).toHaveCount(2);
  expect(await page.evaluate(() => localStorage.getItem('saved.device'))).toBeNull();
  // The account has them, not only the page
  await page.reload();
  await expect(saved.getByRole('article')).toHaveCount(2);
  await expect(list(page, t('saved.searches.title')).getByRole('listitem')).toHaveCount(1);

  for (const at of [0, 1]) await saved.getByRole('checkbox').nth(at).check();
  await expect(page.getByRole('link', { name: t('saved.compare.submit') })).toHaveAttribute(
    'href',
    /^\/jamfor\?jobs=[^,]+,[^,]+$/,
  );
});

test('without a script the page says what saving needs, and what does not', async ({ page }) => {
  // A browser whose scripts are switched off by a test still treats `noscript` as if they ran
  const html = await (await page.request.get(paths.saved())).text();
  const said = /<noscript>.*?<\/noscript>/su.exec(html)?.[0] ?? '';
  expect(said).toContain(t('saved.page.no_script'));
  expect(said).toContain(`href="${paths.mailAlert('sv', '')}"`);
});
