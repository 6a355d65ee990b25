import { expect, type Page } from '@playwright/test';
import { PICTURED } from './stories';
import { test } from './visualTest';

/** Px: what is further down is more of the same. */
const MAX_HEIGHT = 400;
const SELECTORS = {
  story: '#storybook-root',
  // What a foundation page shows below its title
  board: '[data-foundation] > :not(header)',
  dialogs: '[role="dialog"], [role="alertdialog"]',
  nav: 'nav',
} as const;

/** The box around every element of the part; dialogs may lie over one another. */
async function boxAround(page: Page, selector: string) {
  const boxes = await page
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
  const x = Math.min(...boxes.map(({ left }) => left));
  const y = Math.min(...boxes.map(({ top }) => top));
  return {
    x,
    y,
    width: Math.max(...boxes.map(({ right }) => right)) - x,
    height: Math.min(Math.max(...boxes.map(({ bottom }) => bottom)) - y, MAX_HEIGHT),
  };
}

for (const { id, part = 'story', locales = ['sv', 'en'], phoneOnly = false } of PICTURED) {
  for (const locale of locales) {
    const tag = [`@${locale}`, ...(phoneOnly ? ['@phone'] : [])];
    test(`${id} ${locale}`, { tag }, async ({ openStory }) => {
      const page = await openStory(id, locale);
      await expect(page).toHaveScreenshot(`${id}-${locale}.png`, {
        fullPage: part === 'story' || part === 'board',
        clip: await boxAround(page, SELECTORS[part]),
      });
    });
  }
}
