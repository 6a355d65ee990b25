import { expect, type Page } from '@playwright/test';
import { outcomeOf } from '../server/demo/recruiterPlan';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { openAs } from './pages/bankid';
import { dialogHasLeftHistory } from './pages/history';
import { test } from './pages/test';
import { words } from './words';

const DOCUMENTS = '/account?page=documents';
const t = words('sv');

test.use({ locale: 'sv-SE' });

/** Calls a service as the page would; null for a refusal. */
function call(page: Page, path: string, body: object) {
  return page.evaluate(
    async ([address, payload]) => {
      const answer = await fetch(`/api/portal/${address}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: payload,
      });
      return answer.ok ? answer.json() : null;
    },
    [path, JSON.stringify(body)] as const,
  );
}

interface Applied {
  id: string;
  job: { title: string };
}

/** Applies to a job that asks no questions and that the demo recruiter ends well. */
async function apply(page: Page): Promise<Applied> {
  const search = { workroles: 'sjukskoterska', pageLength: 30 };
  const found = await call(page, 'public/jobs/filter', search);
  const jobs: { id: string }[] = found?.results ?? [];
  const contact = {
    firstName: 'Selma',
    lastName: 'Ljungvik',
    email: 'selma.ljungvik@example.com',
    phone: '070-174 06 38',
  };
  for (const { id } of jobs.filter((job) => outcomeOf(job.id) === 'employed')) {
    const request = { jobId: id, kind: 'candidate', contact };
    const sent = await call(page, 'submitCandidate', request);
    if (sent) return sent.application;
  }
  throw new Error('No job took an application without answers.');
}

test('a document is shared in an application and taken back, by keyboard', async ({ page }) => {
  await openAs(page, 'Selma Ljungvik', DOCUMENTS);
  await expect(page).toHaveURL(/page=documents/u);
  await page
    .getByRole('region', { name: t('documents.type.cv'), exact: true })
    .locator('input[data-way="choose"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  const open = page.getByRole('button', { name: 'Dela cv', exact: true });
  await expect(open).toBeVisible();
  const { id, job } = await apply(page);
  const { title } = job;

  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  // Other journeys apply as the same person, perhaps to a job with the same title
  const choice = dialog.getByRole('radio', { name: title }).and(page.locator(`[value="${id}"]`));
  await choice.press('Space');
  await choice.press('Enter');
  const back = dialog.getByRole('button', { name: `Sluta dela cv i ansökan till ”${title}”` });
  await expect(back).toBeVisible();
  await expect(choice).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  const shared = page.getByRole('list', { name: 'Vilka som får se cv' });
  await expect(shared).toContainText(title);

  await dialogHasLeftHistory(page);
  await page.reload();
  await expect(shared).toContainText(title);
  await open.press('Enter');
  await back.press('Enter');
  await expect(back).toHaveCount(0);
  await expect(dialog.getByText(t('documents.share.nobody'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shared).toHaveCount(0);
});
