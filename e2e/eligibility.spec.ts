import { expect, type Page } from '@playwright/test';
import type { fetchEligibility } from '../domain/api/eligibility';
import type { ResponseOf } from '../domain/api/endpoint';
import type { filterJobs } from '../domain/api/portal';
import { paths } from '../src/lib/site/paths';
import { openAs } from './pages/bankid';
import { test } from './pages/test';
import { words } from './words';

const t = words('sv');
const ROLE = 'underskoterska';

test.use({ locale: 'sv-SE' });

/** The answer of one call, as the page would make it. */
function call<Answer>(page: Page, address: string, init: RequestInit = {}): Promise<Answer> {
  return page.evaluate(async ([path, options]) => (await fetch(path, options)).json(), [
    `/api/portal/${address}`,
    init,
  ] as const);
}

/** The address of a job where only the languages are missing. */
async function jobAskingForLanguages(page: Page): Promise<string> {
  const { results: jobs } = await call<ResponseOf<typeof filterJobs>>(page, 'public/jobs/filter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ workroles: ROLE, pageLength: 50 }),
  });
  const { results } = await call<ResponseOf<typeof fetchEligibility>>(
    page,
    `fetch_eligibility?jobIds=${jobs.map(({ id }) => id).join(',')}`,
  );
  const found = results.find(({ lines }) =>
    lines.every(({ rule, verdict }) =>
      rule === 'language' ? verdict === 'amber' : verdict === 'green' || verdict === 'unknown',
    ),
  );
  const job = jobs.find(({ id }) => id === found?.jobId);
  if (!job) throw new Error('No job asks for languages alone.');
  return paths.job(job.slug);
}

test('a candidate sees what is missing for an assignment, adds it, and sees the answer change', async ({
  page,
}) => {
  await openAs(page, 'Vendela Ekhammar', `/jobs?roles=${ROLE}`);
  const list = page.getByRole('list', { name: t('jobs.list.label'), exact: true });
  await expect(list.getByText(t('eligibility.verdict.amber')).first()).toBeVisible();

  await page.goto(await jobAskingForLanguages(page));
  const section = page.getByRole('region', { name: t('eligibility.title') });
  await expect(section.getByText(t('eligibility.verdict.amber'))).toBeVisible();
  await section.getByRole('link', { name: t('eligibility.mend.language') }).press('Enter');

  const languages = page.getByRole('region', { name: t('account.languages') });
  await expect(languages.getByText(t('account.languages.none'))).toBeVisible();
  await languages
    .getByRole('combobox', { name: t('account.languages.language') })
    .selectOption('sv');
  await languages.getByRole('combobox', { name: t('account.languages.level') }).selectOption('C1');
  await languages.getByRole('button', { name: t('account.languages.add') }).press('Enter');
  await expect(languages.getByRole('combobox', { name: 'Svenska' })).toHaveValue('C1');
  await expect(page.getByText(t('account.autosave.saved'))).toBeVisible();

  await page.goBack();
  await expect(section.getByText(t('eligibility.verdict.amber'))).toBeHidden();
  await expect(section.getByText(t('eligibility.verdict.unknown'))).toBeVisible();
});
