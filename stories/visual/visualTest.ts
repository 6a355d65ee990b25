import { test as base, expect, type Page } from '@playwright/test';

/** The options of a project of `playwright.visual.config.ts`. */
export interface VisualOptions {
  /** A colour scheme of the toolbar, or the system's forced colours over the light one. */
  look: 'light' | 'dark' | 'forced';
  /** Px of the window. */
  width: number;
  /** Where the built Storybook is served. */
  storybookUrl: string;
}

interface VisualFixtures {
  /** Shows a story in a language; returns the page once everything is rendered. */
  openStory: (id: string, locale: string) => Promise<Page>;
}

/** The day of every story. */
const NOW = '2026-11-21T12:00:00+01:00';

/** Storybook's own channel in the frame of a story; `last` returns an event's latest payload. */
declare global {
  var __STORYBOOK_ADDONS_CHANNEL__:
    | { last: (event: string) => [{ status: 'success' | 'error' }] | undefined }
    | undefined;
}

async function show(page: Page, path: string): Promise<Page> {
  await page.mouse.move(0, 0);
  await page.goto(path);
  // Emitted after the play function
  const finished = await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0],
  );
  expect((await finished.jsonValue())?.status).toBe('success');
  // Icons come with one sprite, a moment after the text
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // In forced colours a caret cannot be hidden
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
  return page;
}

/**
 * Playwright's test with stories instead of pages. A worker keeps one page for a look and a width:
 * Storybook's own scripts are then read once, which is most of the time.
 */
export const test = base.extend<object, VisualOptions & VisualFixtures>({
  look: ['light', { option: true, scope: 'worker' }],
  width: [1440, { option: true, scope: 'worker' }],
  storybookUrl: ['', { option: true, scope: 'worker' }],
  openStory: [
    async ({ browser, look, width, storybookUrl }, use) => {
      const scheme = look === 'dark' ? 'dark' : 'light';
      const page = await browser.newPage({
        baseURL: storybookUrl,
        viewport: { width, height: 800 },
        colorScheme: scheme,
        forcedColors: look === 'forced' ? 'active' : 'none',
        reducedMotion: 'reduce',
        timezoneId: 'Europe/Stockholm',
      });
      await page.clock.setFixedTime(NOW);
      await use((id, locale) => {
        // axe runs in `npm run test:stories`; `!true` is how Storybook's addresses write a boolean
        const globals = `scheme:${scheme};locale:${locale};motion:reduced;a11y.manual:!true`;
        return show(page, `/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
