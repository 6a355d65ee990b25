import { expect } from '@playwright/test';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { applyByCall } from './pages/applyByCall';
import { openAs } from './pages/bankid';
import { Employer } from './pages/employer';
import { dialogHasLeftHistory } from './pages/history';
import { test } from './pages/test';
import { words } from './words';

const DOCUMENTS = '/account?page=documents';
const t = words('sv');

test.use({ locale: 'sv-SE' });

const CONTACT = {
  firstName: 'Selma',
  lastName: 'Ljungvik',
  email: 'selma.ljungvik@example.com',
  phone: '070-174 06 38',
};

test('a document is shared in an application and taken back, by keyboard', async ({
  page,
  request,
}) => {
  await openAs(page, 'Selma Ljungvik', DOCUMENTS);
  await expect(page).toHaveURL(/page=documents/u);
  await page
    .getByRole('region', { name: t('documents.type.cv'), exact: true })
    .locator('input[data-way="choose"]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  const open = page.getByRole('button', { name: 'Dela cv', exact: true });
  await expect(open).toBeVisible();
  const title = 'Sjuksköterska som delar handlingar';
  const { id: jobId } = await new Employer(request).publish({ title, steps: [] });
  await applyByCall(page, jobId, CONTACT);

  await open.press('Enter');
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('radio', { name: title });
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
