import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

interface IndexEntry {
  id: string;
  type: 'docs' | 'story';
}

const index: { entries: Record<string, IndexEntry> } = JSON.parse(
  readFileSync('storybook-static/index.json', 'utf8'),
);
const pages = Object.values(index.entries).filter(({ type }) => type === 'docs');

/** A computer, and a small phone. */
const WIDTHS = [1440, 360];
const HEIGHT = 900;

/** What is shown live: axe looks at each story and each example by itself. */
const LIVE = ['iframe', '.docs-story', '.vk-docs-story', '[data-docs-live]'];

/** A page with more elements takes axe minutes, and its reader too long: a long list is a story of its own. */
const MOST_ELEMENTS = 10_000;

/** Waits until the parts of a page that come late are there. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const before = document.body.innerHTML.length;
          await new Promise((resolve) => setTimeout(resolve, 300));
          return document.body.innerHTML.length - before;
        }),
      { timeout: 30_000, intervals: [0] },
    )
    .toBe(0);
}

/** What sticks out of a window that scrolls sideways; what scrolls within the page is no part of it. */
const wideParts = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isClipped = (part: Element): boolean => {
      const around = part.parentElement;
      if (around === null || around === document.body) return false;
      return getComputedStyle(around).overflowX !== 'visible' || isClipped(around);
    };
    const wide = [...document.querySelectorAll('body *')].filter(
      (part) => part.getBoundingClientRect().right > clientWidth + 1 && !isClipped(part),
    );
    return [
      `${scrollWidth} px wide`,
      ...wide.slice(0, 5).map((part) => `${part.localName}: ${part.textContent?.slice(0, 60)}`),
    ];
  });

/** What axe finds on the page itself. */
async function axeFindings(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  for (const live of LIVE) builder.exclude(live);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ target }) => `${rule}: ${target.join(' ')}`),
  );
}

for (const { id } of pages) {
  test(id, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`/iframe.html?viewMode=docs&id=${id}&globals=locale:en`);
    await expect(page.locator('.sbdocs h1').first()).toBeVisible();

    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      await settle(page);
      expect
        .soft({ axe: await axeFindings(page), wide: await wideParts(page) }, `at ${width} px`)
        .toEqual({ axe: [], wide: [] });
    }
    expect(await page.locator('*').count(), 'elements').toBeLessThan(MOST_ELEMENTS);
    expect(said, 'the console').toEqual([]);
  });
}
