import { expect, type Page } from '@playwright/test';
import { findOverflows } from '../scripts/testing/overflows';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

const t = words('sv');

test.use({ locale: 'sv-SE' });

/** The ids of some jobs that can be found. */
async function someIds(page: Page, count: number): Promise<string[]> {
  const found = await page.request.post('/api/portal/public/jobs/filter', {
    data: { workroles: 'sjukskoterska', pageLength: count },
  });
  const { results }: { results: { id: string }[] } = await found.json();
  return results.map(({ id }) => id);
}

test('jobs are compared from a job’s page, on a phone, on paper and without a script', async ({
  page,
  browser,
}) => {
  const [first = ''] = await someIds(page, 1);
  await page.goto(paths.job(first));
  const similar = page.getByRole('region', { name: t('job_detail.similar') });
  await similar
    .getByRole('link', { name: /^Jämför med/u })
    .first()
    .click();
  await expect(page).toHaveURL(/\/jamfor\?jobs=[^,]+,[^,]+$/u);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);

  // A third one
  const more = page.getByRole('region', { name: t('compare.add') });
  await more.getByRole('link').first().click();
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await page.getByRole('link', { name: t('compare.show.differences') }).click();
  await expect(page).toHaveURL(/show=differences$/u);
  await expect(table.getByRole('rowheader', { name: /, skiljer sig$/u }).first()).toBeVisible();
  await expectNoViolations(page);

  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(findOverflows)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(table.getByRole('link', { name: /^Ansök/u }).first()).toBeHidden();
  await expect(page.getByRole('link', { name: t('compare.show.all') })).toBeHidden();
  await expect(table.getByRole('rowheader', { name: /, skiljer sig$/u }).first()).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'sv-SE' });
  const other = await plain.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('table').getByRole('columnheader')).toHaveCount(4);
  await plain.close();
});

test('an address with too many jobs, or with none that exists, shows a message', async ({
  page,
}) => {
  const many = await page.goto(paths.compare(['a', 'b', 'c', 'd']));
  expect(many?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: pattern(t('compare.too_many')) })).toBeVisible();
  const hostile = await page.goto(paths.compare(['\0', '../../x', '<b>'.repeat(200)]));
  expect(hostile?.status()).toBe(200);
  await expect(page.getByText(t('compare.empty'))).toBeVisible();
});
