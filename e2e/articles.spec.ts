import { expect, type Page } from '@playwright/test';
import type { Language } from '../domain/language';
import { BRAND } from '../src/config/brand';
import { paths } from '../src/lib/site/paths';
import { test } from './pages/test';
import { expectNoViolations } from './pages/violations';
import { words } from './words';

const WALKS = [
  { language: 'sv', width: 390 },
  { language: 'en', width: 1440 },
] as const satisfies { language: Language; width: number }[];

const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const;

/** The first article of the footer, which is folded there on a phone. */
async function firstInFooter(page: Page, language: Language) {
  const t = words(language);
  const footer = page.getByRole('contentinfo');
  const fold = footer.locator('summary', { hasText: t('shell.footer.articles') });
  if (await fold.isVisible()) {
    await fold.focus();
    // Works at once, though the footer's code comes after the page's
    await page.keyboard.press('Enter');
  }
  const column = footer.getByRole('list').filter({
    has: page.locator(`a[href="${paths.article('nationella-hyravtalet-och-karens')}"]`),
  });
  return column.getByRole('link').first();
}

for (const { language, width } of WALKS) {
  test.describe(`in ${language} at ${width} px`, () => {
    const t = words(language);
    test.use({ locale: LOCALE[language], viewport: { width, height: 844 } });

    test('by keyboard from the footer to an article, a heading of it, and a job', async ({
      page,
    }) => {
      await page.goto('/');
      const link = await firstInFooter(page, language);
      const name = (await link.textContent()) ?? '';
      await link.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectNoViolations(page);

      const contents = page.getByRole('navigation', { name: t('articles.contents') });
      const fold = contents.getByRole('button');
      if (await fold.isVisible()) {
        await fold.focus();
        await page.keyboard.press('Enter');
      }
      const last = contents.getByRole('link').last();
      const heading = (await last.textContent()) ?? '';
      await last.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport();

      const jobs = page.getByRole('list', { name: t('articles.jobs') });
      await expect(jobs.getByRole('article')).toHaveCount(3);
      const job = jobs.getByRole('link').first();
      const title = (await job.textContent()) ?? '';
      await job.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/jobb\//);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    });

    test('the page of posts leads to each of them', async ({ page }) => {
      await page.goto(paths.staffing());
      await expectNoViolations(page);
      const post = page.getByRole('main').locator(`a[href^="${paths.staffing()}/"]`).first();
      const name = (await post.textContent()) ?? '';
      await post.click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });
  });
}

test.describe('without a script', () => {
  const t = words('sv');
  test.use({ javaScriptEnabled: false, locale: LOCALE.sv, viewport: { width: 390, height: 844 } });

  test('an article is read, with its contents, its tables and its jobs', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary', { hasText: BRAND.name }).click();
    await footer.getByRole('link', { name: t('shell.footer.staffing'), exact: true }).click();
    await page.getByRole('main').locator(`a[href^="${paths.staffing()}/"]`).first().click();
    const contents = page.getByRole('navigation', { name: t('articles.contents') });
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#avsnitt-/);
    await expect(page.getByRole('list', { name: t('articles.jobs') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('articles.share') })).toBeHidden();
  });
});

test('an address that no article has is not found', async ({ page }) => {
  const answer = await page.goto('/en-artikel-som-inte-finns');
  expect(answer?.status()).toBe(404);
});

test('the feed and the pictures for sharing are there', async ({ page, request }) => {
  await page.goto(paths.staffing());
  const feed = page.locator('link[type="application/atom+xml"]');
  const answer = await request.get((await feed.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toContain('application/atom+xml');
  const [, article = ''] = /<entry>.*?<link href="([^"]+)"/s.exec(await answer.text()) ?? [];
  await page.goto(new URL(article).pathname);
  const picture = page.locator('meta[property="og:image"]');
  const address = new URL((await picture.getAttribute('content')) ?? '');
  expect(address.pathname).not.toContain('vikari.');
  expect((await request.get(address.pathname)).headers()['content-type']).toBe('image/png');
});
