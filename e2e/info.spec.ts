import { expect, type Locator, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../domain/language';
import { paths } from '../src/lib/site/paths';
import { holdRequests } from './pages/holdRequests';
import { hydrated } from './pages/hydration';
import { press, tabTo } from './pages/keyboard';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { pattern, words } from './words';

const WINDOW = {
  sv: { locale: 'sv-SE', viewport: { width: 390, height: 844 } },
  en: { locale: 'en-GB', viewport: { width: 1440, height: 900 } },
} as const satisfies Record<Language, object>;

async function write(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Follows the link of the mail to an address in a demo run. */
async function followMail(page: Page, email: string): Promise<void> {
  await page.goto('/demo/mail');
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.getByRole('link', { name: /token=/u }).click();
}

for (const language of LANGUAGES) {
  const t = words(language);

  test.describe(`in ${language}`, () => {
    test.use(WINDOW[language]);

    test('an organisation asks about prices by keyboard, and gets a receipt', async ({ page }) => {
      await page.goto(paths.pricing());
      const field = (id: Parameters<typeof t>[0]) => page.getByRole('textbox', { name: t(id) });
      const send = page.getByRole('button', { name: t('info.pricing.send') });
      // Before that, the browser's own words say what is missing
      await hydrated(page);
      await press(page, send);
      await expect(page.getByRole('alert', { name: t('info.pricing.summary') })).toBeFocused();
      await expectNoViolations(page);

      await page.goto(paths.pricing());
      const email = `chefa.${language}.${Date.now()}@example.com`;
      await write(page, field('info.pricing.organisation'), 'Exempelsjukhuset');
      await write(page, field('info.pricing.name'), 'Chefa Exempelsson');
      await write(page, field('info.pricing.email'), email);
      const doctors = { name: t('info.pricing.staff.doctors'), exact: true };
      await tabTo(page, page.getByRole('checkbox', doctors));
      await page.keyboard.press('Space');
      await tabTo(page, page.getByRole('combobox', { name: t('info.pricing.volume') }));
      await page.keyboard.type(t('info.pricing.volume.unknown').slice(0, 3));
      await press(page, send);
      const receipt = page.getByText(pattern(t('info.pricing.sent.text')));
      await expect(receipt).toBeVisible();
      const [reference = ''] = /[0-9A-F]{8}/.exec((await receipt.textContent()) ?? '') ?? [];
      await expectNoViolations(page);

      await page.goto('/demo/mail');
      await expect(page.getByText(reference).first()).toBeVisible();
      await expect(page.getByText(email).first()).toBeVisible();
      await expect(page.getByText('Exempelsjukhuset')).toHaveCount(0);
    });

    test('a visitor signs up for the app by keyboard, confirms by mail, and leaves', async ({
      page,
    }) => {
      const email = `ny.${language}.${Date.now()}@example.com`;
      await page.goto(paths.earlyAccess(language));
      await write(page, page.getByRole('textbox', { name: t('info.early.email') }), email);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: t('info.early.sent.title') })).toBeFocused();
      await expectNoViolations(page);

      await followMail(page, email);
      await press(page, page.getByRole('button', { name: t('info.early.ask.button') }));
      await expect(
        page.getByRole('heading', { name: t('info.early.registered.title') }),
      ).toBeVisible();
      await page.goBack();
      await press(page, page.getByRole('button', { name: t('info.early.ask.button') }));
      await expect(
        page.getByRole('heading', { name: t('info.early.already_registered.title') }),
      ).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test.describe('on a phone', () => {
  test.use(WINDOW.sv);
  const t = words('sv');

  const bannerOf = (page: Page) => page.getByRole('region', { name: t('app_banner.label') });

  /**
   * Loads a page, which then stands without its scripts.
   * @returns what lets them arrive.
   */
  async function loadWithoutScripts(page: Page, load: () => Promise<unknown>): Promise<() => void> {
    const release = await holdRequests(page, '**/assets/*.js');
    await load();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Its text can be there before its looks, and its looks ask for the font
    await page.waitForFunction(() =>
      Array.from(
        document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
        ({ sheet }) => sheet !== null,
      ).every(Boolean),
    );
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    });
    return release;
  }

  test('the banner about the app comes without moving the page, and not on the list', async ({
    page,
  }) => {
    const banner = bannerOf(page);
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          Object.assign(window, {
            shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value'),
          });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await loadWithoutScripts(page, () =>
      page.goto(paths.home(), { waitUntil: 'commit' }),
    );
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      // What moved while the page's own text arrived is not the banner's doing
      Object.assign(window, { shifted: 0 });
    });
    await expect(banner).toHaveCount(0);
    release();
    await expect(banner).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.001);
    await expectNoViolations(page);

    await page.goto(paths.jobs());
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });

  test("the banner moves no button of a job's page, and stays closed", async ({ page }) => {
    const banner = bannerOf(page);
    await page.goto(paths.jobs());
    await page
      .getByRole('list', { name: t('jobs.list.label'), exact: true })
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/\/jobb\//u);
    await expect(banner).toBeVisible();

    const apply = page.getByRole('link', { name: t('job_detail.apply'), exact: true });
    const release = await loadWithoutScripts(page, () => page.reload({ waitUntil: 'commit' }));
    const place = await apply.boundingBox();
    await expect(banner).toHaveCount(0);
    release();
    await expect(banner).toBeVisible();
    expect(await apply.boundingBox()).toEqual(place);

    await press(page, banner.getByRole('button', { name: t('app_banner.close') }));
    await expect(banner).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, ...WINDOW.sv });
  const t = words('sv');

  test('both forms are sent', async ({ page }) => {
    await page.goto(paths.pricing());
    await page.getByLabel(t('info.pricing.organisation')).fill('Exempelsjukhuset');
    await page.getByLabel(t('info.pricing.name')).fill('Chefa Exempelsson');
    await page.getByLabel(t('info.pricing.email')).fill(`utan.${Date.now()}@example.com`);
    await page.getByLabel(t('info.pricing.staff.doctors'), { exact: true }).check();
    await page.getByLabel(t('info.pricing.volume')).selectOption('few');
    await page.getByRole('button', { name: t('info.pricing.send') }).click();
    await expect(page.getByText(t('info.pricing.sent.title'))).toBeVisible();

    await page.goto(paths.earlyAccess('sv'));
    await page.getByLabel(t('info.early.email')).fill('ny@');
    await page.getByRole('button', { name: t('info.early.send') }).click();
    await expect(page.getByText(t('info.early.invalid_email'))).toBeVisible();
    await page.getByLabel(t('info.early.email')).fill(`utan.${Date.now()}@example.com`);
    await page.getByRole('button', { name: t('info.early.send') }).click();
    await expect(page.getByRole('heading', { name: t('info.early.sent.title') })).toBeVisible();
  });
});
