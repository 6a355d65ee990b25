import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/testing/chromium';

const PORT = Number(process.env.DOCS_PAGES_PORT ?? 6019);
const URL = `http://127.0.0.1:${PORT}`;

/**
 * `npm run test:docs-pages`: every docs page of a built Storybook, at a phone's width and a computer's,
 * with axe. A run of its own, since it needs the built Storybook; `npx playwright test --config
 * playwright.docsPages.config.ts` takes the one that is there.
 */
export default defineConfig({
  testDir: 'stories/docsPages',
  outputDir: 'test-results/docsPages',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  use: { baseURL: URL, launchOptions: chromiumLaunch(), reducedMotion: 'reduce' },
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --host 127.0.0.1 --port ${PORT} --strictPort`,
    url: `${URL}/iframe.html`,
    reuseExistingServer: false,
  },
});
