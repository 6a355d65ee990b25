import { test as anybody, expect, type Page } from '@playwright/test';
import { findLostFocus } from '../scripts/testing/lostFocus';
import { candidateTest } from './pages/candidate';
import { candidatePages, visitorPages } from './pages/site';

/** Tab stops checked from each end of a page; between them a long list repeats itself. */
const STOPS = 20;

/** The tab stops with a hidden or unmarked focus, as text. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<string[]> {
  const lost = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(findLostFocus);
    if (found !== null) lost.add(`${key}: ${found}`);
  }
  return [...lost];
}

const SITES = [
  { test: anybody, pages: visitorPages },
  { test: candidateTest, pages: candidatePages },
];

for (const { test, pages } of SITES) {
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ]) {
    test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ locale: 'sv-SE', viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const [name, visit] of Object.entries(pages('sv'))) {
        test(`the focus is visible at every tab stop on ${name}`, async ({ page }) => {
          await visit(page);
          await page.keyboard.press('Tab');
          await expect(page.locator(':focus')).toHaveCount(1);
          const forwards = await walk(page, 'Tab', STOPS);
          // Shift+Tab from the first stop goes to the last.
          const backwards = await walk(page, 'Shift+Tab', 2 * STOPS);
          expect([...forwards, ...backwards]).toEqual([]);
        });
      }
    });
  }
}
