import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import type { DocumentType } from '../domain/candidates/documents';
import { aPicture } from '../server/files/inspect/testing/imageFiles';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { openAs } from './pages/bankid';
import { dialogHasLeftHistory } from './pages/history';
import { test } from './pages/test';
import { pattern, words } from './words';

const DOCUMENTS = '/account?page=documents';
const t = words('sv');
const MEGABYTE = 1024 * 1024;

const pdf = (name: string, buffer = aPdf()) => ({ name, mimeType: 'application/pdf', buffer });
/** A file that needs many requests to upload: its random bytes are on no page of the PDF. */
const largePdf = (megabytes: number) =>
  aPdf({ objects: { 6: { dictionary: '', bytes: randomBytes(megabytes * MEGABYTE) } } });

const card = (page: Page, type: DocumentType) =>
  page.getByRole('region', { name: t(`documents.type.${type}`), exact: true });
const chooser = (where: Locator) => where.locator('input[data-way="choose"]');
const document = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

async function act(page: Page, name: string, action: 'edit' | 'replace' | 'openings' | 'delete') {
  await page.getByRole('button', { name: `Fler val för ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: t(`documents.${action}`) }).press('Enter');
}

test.use({ locale: 'sv-SE' });

test.beforeEach(async ({ page }) => {
  await openAs(page, 'Niamh Östervall', DOCUMENTS);
  await expect(page).toHaveURL(/page=documents/u);
  await expect(page.getByRole('heading', { level: 2, name: t('documents.title') })).toBeVisible();
});

test('every type is uploaded, shown, dated, looked up and deleted, by keyboard', async ({
  page,
}) => {
  const types = [
    'cv',
    'hosp_licence',
    'ivo_licence',
    'cpr_certificate',
    'specialist_certificate',
    'other',
  ] as const;
  for (const type of types) {
    await chooser(card(page, type)).setInputFiles(pdf(`${type}.pdf`));
    await expect(document(page, type)).toBeVisible();
  }
  await chooser(card(page, 'id_card')).setInputFiles({
    name: 'kort.jpg',
    mimeType: 'image/jpeg',
    buffer: await aPicture(800, 500).jpeg().toBuffer(),
  });
  await expect(document(page, 'kort')).toBeVisible();
  // A CV has no end; of the others it is asked
  await expect(page.getByText('1 av 4 klara')).toBeVisible();
  await page
    .getByRole('button', { name: t('documents.expiry.say.of').replace('{name}', 'hosp_licence') })
    .press('Enter');
  await page.getByRole('checkbox', { name: t('documents.edit.no_end_date') }).press('Space');
  await page.getByRole('button', { name: t('documents.save') }).press('Enter');
  await expect(page.getByText('2 av 4 klara')).toBeVisible();

  const record = card(page, 'criminal_record');
  await expect(chooser(record)).toHaveCount(0);
  await record.getByLabel(t('documents.criminal.shown_on')).fill('2026-01-15');
  await record.getByLabel(t('documents.criminal.shown_to.label')).fill('Chefa Exempelsson');
  // In the page's language, also in a browser of another
  await expect(record.getByLabel(t('documents.criminal.shown_on'))).toHaveValue('15 jan. 2026');
  await record.getByLabel(t('documents.criminal.shown_to.label')).press('Enter');
  await expect(record.getByText(/Visat 15 jan\. 2026 för Chefa Exempelsson/u)).toBeVisible();

  await page.getByRole('button', { name: 'Visa cv', exact: true }).press('Enter');
  const preview = page.getByRole('dialog', { name: 'cv' });
  // The code that renders a PDF is loaded with the first one
  await expect(preview.getByRole('img', { name: 'cv, Sida 1 av 1' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(preview.getByText('Legitimation')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Visa cv', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Visa kort', exact: true }).press('Enter');
  const photo = page.getByRole('dialog', { name: 'kort' }).getByRole('img', { name: 'kort' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await page.keyboard.press('Escape');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ladda ner kort', exact: true }).press('Enter');
  expect((await saving).suggestedFilename()).toBe('kort.jpg');

  await act(page, 'cv', 'edit');
  await page.getByLabel(t('documents.edit.valid_to')).fill('2030-05-01');
  await page.getByLabel(t('documents.edit.name'), { exact: true }).fill('Mitt CV');
  await page.keyboard.press('Enter');
  await expect(document(page, 'Mitt CV').getByText('Gäller till och med 1 maj 2030')).toBeVisible();

  await act(page, 'Mitt CV', 'replace');
  await chooser(page.getByRole('dialog')).setInputFiles(pdf('nytt.pdf'));
  await expect(document(page, 'nytt')).toBeVisible();

  await act(page, 'kort', 'openings');
  const openings = page.getByRole('list', { name: t('documents.openings.list') });
  await expect(openings.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await act(page, 'kort', 'delete');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: t('documents.delete.cancel') })).toBeFocused();
  await question.getByRole('button', { name: t('documents.delete.confirm') }).press('Enter');
  await expect(document(page, 'kort')).toHaveCount(0);
  await dialogHasLeftHistory(page);
  await page.reload();
  await expect(document(page, 'nytt')).toBeVisible();
  await expect(document(page, 'kort')).toHaveCount(0);
});

test('a wrong file is refused in words, before and after it is sent', async ({ page }) => {
  const other = card(page, 'other');
  await chooser(other).setInputFiles({
    name: 'intyg.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from('PK'),
  });
  await expect(other.getByText(t('file.reason.text_document')).first()).toBeVisible();
  await chooser(other).setInputFiles(pdf('falsk.pdf', Buffer.from('Detta är ingen PDF.')));
  await expect(other.getByText(t('file.problem.file_type_refused')).first()).toBeVisible();
  await other.getByRole('button', { name: pattern(t('documents.upload.remove')) }).press('Enter');
  await expect(other.getByText('falsk.pdf')).toHaveCount(0);
});

test('a broken connection and a reload lose no byte that was uploaded', async ({
  page,
  context,
}, testInfo) => {
  // From the disk: chosen again it is the same file, of the same time
  const file = testInfo.outputPath('stor.pdf');
  await writeFile(file, largePdf(6));
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(Number(request.headers()['upload-offset']));
  });
  const other = card(page, 'other');
  const left = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await chooser(other).setInputFiles(file);
  await left;
  await context.setOffline(true);
  await expect(other.getByText(pattern(t('documents.upload.waiting')))).toBeVisible();
  await context.setOffline(false);
  await expect(document(page, 'stor')).toBeVisible({ timeout: 30_000 });
  // Only one request began at the first byte: what arrived before the break was not sent again
  expect(sent.filter((offset) => offset === 0)).toHaveLength(1);

  sent.length = 0;
  const again = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await chooser(other).setInputFiles(file);
  await again;
  await other.getByRole('button', { name: pattern(t('documents.upload.pause')) }).press('Enter');
  await page.reload();
  await expect(other.getByText(pattern(t('documents.upload.unfinished')))).toBeVisible();
  await chooser(other).setInputFiles(file);
  await expect(document(page, 'stor')).toHaveCount(2, { timeout: 30_000 });
  expect(sent.filter((offset) => offset === 0)).toHaveLength(1);
});
