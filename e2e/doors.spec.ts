import { expect, type Page } from '@playwright/test';
import { paths } from '../src/lib/site/paths';
import { hydrated } from './pages/hydration';
import { test } from './pages/test';
import { type Site, startSite } from './support/startSite';
import { pattern, words } from './words';

const t = words('sv');
const EMAIL = 'chefa@example.com';

/** A site whose doors ask everybody for a proof, from the first call on. */
let narrow: Site & { stop: () => Promise<void> };
test.beforeAll(async () => {
  test.setTimeout(240_000);
  narrow = await startSite({ DOORS_ASK_FROM: '0' });
});
test.afterAll(() => narrow.stop());
test.use({ locale: 'sv-SE' });

async function askForPrices(page: Page, organisation: string): Promise<void> {
  const fill = (id: Parameters<typeof t>[0], text: string) =>
    page.getByRole('textbox', { name: t(id) }).fill(text);
  await fill('info.pricing.organisation', organisation);
  await fill('info.pricing.name', 'Chefa Exempelsson');
  await fill('info.pricing.email', EMAIL);
  await page.getByRole('checkbox', { name: t('info.pricing.staff.doctors'), exact: true }).check();
  await page
    .getByRole('combobox', { name: t('info.pricing.volume') })
    .selectOption({ label: t('info.pricing.volume.unknown') });
  await page.getByRole('button', { name: t('info.pricing.send') }).click();
}

test('a browser solves the puzzle of a door that many come to, and nobody notices', async ({
  page,
}) => {
  const answers: { status: number; hasProof: boolean }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/misc/submit-pricing-request')) return;
    const { 'x-proof': proof = '' } = response.request().headers();
    answers.push({ status: response.status(), hasProof: proof !== '' });
  });
  await page.goto(`${narrow.url}${paths.pricing()}`);
  await hydrated(page);
  await askForPrices(page, 'Exempelsjukhuset');
  await expect(page.getByText(pattern(t('info.pricing.sent.text')))).toBeVisible();
  expect(answers.map(({ hasProof }) => hasProof)).toEqual([false, true]);
  expect(answers[1]?.status).toBe(200);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link in a mail is the proof, for one form', async ({ page }) => {
    await page.goto(`${narrow.url}${paths.pricing()}`);
    await askForPrices(page, 'Vårdcentralen Exempel');
    const mailed = page.getByText(pattern(t('info.pricing.problem.mail_sent')));
    await expect(mailed).toBeVisible();

    await page.goto(`${narrow.url}/demo/mail`);
    await page
      .getByRole('link', { name: /auth\/proof/u })
      .first()
      .click();
    await expect(page).toHaveURL(`${narrow.url}${paths.pricing()}`);
    await askForPrices(page, 'Vårdcentralen Exempel');
    await expect(page.getByText(pattern(t('info.pricing.sent.text')))).toBeVisible();

    await page.goto(`${narrow.url}${paths.pricing()}`);
    await askForPrices(page, 'Vårdcentralen Annan');
    await expect(mailed).toBeVisible();
  });
});
