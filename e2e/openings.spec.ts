import { expect, type Page } from '@playwright/test';
import { addDays } from '../domain/calendar/days';
import type { Language } from '../domain/language';
import { aPdf } from '../server/files/inspect/testing/pdfFiles';
import { capitalised } from '../src/lib/capitalised';
import { openingsPath } from '../src/lib/site/openingsPath';
import { openAs } from './pages/bankid';
import { hydrated } from './pages/hydration';
import { press } from './pages/keyboard';
import { test } from './pages/test';
import { pattern, words } from './words';

const SITE = { 'sec-fetch-site': 'same-origin' };
const TUS = { ...SITE, 'tus-resumable': '1.0.0' };

/** One call of the own session, as a page would make it. */
async function post(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v2/users/${path}`, { headers: SITE, data });
  expect([path, answer.status()]).toEqual([path, 200]);
}

/** Hands in a document, whose last day is said, or that it has none. */
async function handIn(page: Page, type: string, validTo?: string): Promise<void> {
  const bytes = aPdf();
  const made = await page.request.post('/api/v2/users/uploads', {
    headers: { ...TUS, 'upload-length': String(bytes.length) },
  });
  const location = made.headers().location ?? '';
  const sent = await page.request.patch(location, {
    headers: {
      ...TUS,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    data: bytes,
  });
  expect(sent.status()).toBe(204);
  const uploadId = location.split('/').at(-1);
  await post(page, 'submit_user_document', {
    uploadId,
    type,
    name: type,
    ...(validTo ? { validTo } : { noEndDate: true }),
  });
}

/** Says and hands in all that most jobs ask of a nurse, but for an HLR certificate. */
async function lackOnlyCpr(page: Page): Promise<void> {
  await post(page, 'save_user_details', { languages: [{ language: 'sv', level: 'C2' }] });
  await post(page, 'experience', {
    workRole: 'sjukskoterska',
    workplace: 'Exempelkliniken',
    from: '2010-01',
    to: null,
    description: '',
    regionEmployer: 'none',
    workFields: [],
  });
  await post(page, 'say_experiences_complete', { complete: true });
  for (const type of ['hosp_licence', 'cv']) await handIn(page, type);
  await handIn(page, 'id_card', addDays(new Date().toISOString().slice(0, 10), 3650));
}

/** The number at the beginning of a text: 12 of "+12 uppdrag till". */
const numberIn = (text: string): number => Number(text.replaceAll(/[^\d]/gu, ''));

/** How a list says its length. */
const countOf = (jobs: number) => new RegExp(`^${jobs} (?:uppdrag|assignments?)$`, 'u');

/** Each has a person of its own, to whom nothing else opens anything while it runs. */
const JOURNEYS = [
  { language: 'sv', locale: 'sv-SE', width: 390, person: 'Ebba Norrsten' },
  { language: 'en', locale: 'en-GB', width: 1440, person: 'Viola Almskog' },
  { language: 'sv', locale: 'sv-SE', width: 1440, person: 'Embla Sandvall' },
  { language: 'en', locale: 'en-GB', width: 390, person: 'Hedda Solbacka' },
] as const satisfies { language: Language; locale: string; width: number; person: string }[];

for (const { language, locale, width, person } of JOURNEYS) {
  const t = words(language);

  test.describe(`in ${language} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: width < 768 ? 844 : 900 } });

    test('a candidate hands in what opens jobs, and can take as many more as was said', async ({
      page,
      context,
    }) => {
      const cpr = capitalised(t('eligibility.type.cpr_certificate'));
      await openAs(page, person, '/account');
      await lackOnlyCpr(page);
      await page.goto('/account');
      await hydrated(page);
      await press(page, page.getByRole('link', { name: t('account.openings') }));
      await expect(
        page.getByRole('heading', { level: 1, name: t('openings.title') }),
      ).toBeVisible();

      const card = page.getByRole('article', { name: cpr });
      const gain = numberIn((await card.locator('h3 > span > span').first().textContent()) ?? '');
      expect(gain).toBeGreaterThan(0);
      const now = page.getByRole('region', { name: t('openings.now') });
      const before = numberIn((await now.locator('p > span').first().textContent()) ?? '');

      // The list of them has as many, and Back finds the page again
      const all = card.getByRole('link', { name: pattern(t('openings.show')) });
      await press(page, all);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(cpr);
      await expect(page.getByText(countOf(gain))).toBeVisible();
      await page.goBack();

      // The footer of a wide window has a link of that name too
      const byPay = page.getByRole('main').getByRole('link', { name: t('openings.sort.pay') });
      await press(page, byPay);
      await expect(byPay).toHaveAttribute('aria-current', 'page');

      await press(page, card.getByRole('link', { name: pattern(t('openings.document.do')) }));
      const place = page.getByRole('region', {
        name: t('documents.type.cpr_certificate'),
        exact: true,
      });
      await expect(place).toBeFocused();
      // The line breaks while it is uploaded
      await context.setOffline(true);
      await place
        .locator('input[data-way="choose"]')
        .setInputFiles({ name: 'hlr.pdf', mimeType: 'application/pdf', buffer: aPdf() });
      await expect(place.getByText(pattern(t('documents.upload.waiting')))).toBeVisible();
      await context.setOffline(false);
      await expect(place.getByText('hlr', { exact: true })).toBeVisible({ timeout: 30_000 });
      await place.getByRole('button', { name: pattern(t('documents.more')) }).press('Enter');
      const edit = page.getByRole('menuitem', { name: t('documents.edit') });
      await edit.press('Enter');
      // A year, as was counted with
      const until = addDays(new Date().toISOString().slice(0, 10), 365);
      await page.getByLabel(t('documents.edit.valid_to')).fill(until);
      const dialog = page.getByRole('dialog');
      // It breaks again when that is saved: it is said there, and the day is kept
      await context.setOffline(true);
      await page.getByLabel(t('documents.edit.name'), { exact: true }).press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText(t('documents.save.failed'));
      await expect(page.getByLabel(t('documents.edit.valid_to'))).not.toHaveValue('');
      await context.setOffline(false);
      await page.getByLabel(t('documents.edit.name'), { exact: true }).press('Enter');
      await expect(dialog).toHaveCount(0);

      await page.goto(openingsPath());
      await expect(card).toHaveCount(0);
      await expect(now.locator('p > span').first()).toHaveText(String(before + gain));
      await press(page, now.getByRole('link'));
      await expect(page.getByText(countOf(before + gain))).toBeVisible();
    });
  });
}
