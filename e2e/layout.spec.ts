import { test as anybody, expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language } from '../domain/language';
import { findOverflows } from '../scripts/testing/overflows';
import { findSmallTargets } from '../scripts/testing/smallTargets';
import { CIRCUMSTANCES } from '../scripts/testing/textSettings';
import { paths } from '../src/lib/site/paths';
import { candidateTest } from './pages/candidate';
import { candidatePages, visitorPages } from './pages/site';

const LOCALE = { sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Language, string>;

/** Nothing is cut off, and nothing has to be scrolled sideways. */
async function expectToFit(page: Page): Promise<void> {
  const overflows: string[] = [];
  const style = await page.addStyleTag({ content: '/* the circumstances */' });
  for (const { name, width, css } of CIRCUMSTANCES) {
    await page.setViewportSize({ width, height: 640 });
    await style.evaluate((element, text) => {
      element.textContent = text;
    }, css);
    const found = await page.evaluate(findOverflows);
    overflows.push(...found.map((overflow) => `${name}: ${overflow}`));
  }
  expect(overflows).toEqual([]);
}

async function expectLargeTargets(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await page.evaluate(findSmallTargets), `at ${width} px`).toEqual([]);
  }
}

/** Where the first job's title, its place and its pay end on the start page. */
async function firstJobEnds(page: Page): Promise<number> {
  const job = page.getByRole('main').getByRole('article').first();
  // The pay is the first line of the card's foot, also where the ad states none
  const pay = job.locator(':scope > div > div:last-child > p');
  const parts = [job.getByRole('heading'), job.getByRole('listitem'), pay];
  const boxes = await Promise.all(parts.map((part) => part.first().boundingBox()));
  return Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY)));
}

for (const language of LANGUAGES) {
  anybody.describe(`in ${language}`, () => {
    anybody.use({ locale: LOCALE[language] });

    anybody('the start page shows a job without scrolling', async ({ page }) => {
      for (const size of [
        { width: 1440, height: 900 },
        { width: 390, height: 844 },
      ]) {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await page.goto(paths.home());
          expect(await firstJobEnds(page), `${size.width} ${colorScheme}`).toBeLessThanOrEqual(
            size.height,
          );
        }
      }
    });
  });
}

const SITES = [
  { test: anybody, pages: visitorPages },
  { test: candidateTest, pages: candidatePages },
];

for (const { test, pages } of SITES) {
  for (const language of LANGUAGES) {
    test.describe(`in ${language}`, () => {
      test.use({
        locale: LOCALE[language],
        bypassCSP: true,
        hasTouch: true,
      });

      for (const [name, visit] of Object.entries(pages(language))) {
        test(`${name} has targets of 24 px, and fits at 320 px and with large and wide text`, async ({
          page,
        }) => {
          await visit(page);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          // One visit for both: opening a page costs more than measuring it
          await expectLargeTargets(page);
          await expectToFit(page);
        });
      }
    });
  }
}
