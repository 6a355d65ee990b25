import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.BROWSERS_PORT ?? 3187);
const WATCHED_PORT = Number(process.env.BROWSERS_WATCHED_PORT ?? 3188);
process.env.BROWSERS_WATCHED_PORT = String(WATCHED_PORT);

/**
 * `npm run test:browsers`: the journeys in Firefox and WebKit against the built product. Playwright
 * only runs and counts them; `e2e/browsers/` drives the browsers.
 */
export default defineConfig({
  testDir: 'e2e/browsers',
  testMatch: '*.browsers.ts',
  outputDir: 'test-results/browsers',
  workers: 1,
  timeout: 90_000,
  forbidOnly: Boolean(process.env.CI),
  use: { baseURL: `http://localhost:${PORT}` },
  webServer: {
    command: 'node scripts/startForTests.mjs',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: process.env.BROWSERS_PORT !== undefined,
    env: {
      PORT: String(PORT),
      DEMO_RECRUITER_SECONDS: '2',
      // The browsers reach the server through `watchedSite.ts`
      PUBLIC_URL: `http://localhost:${WATCHED_PORT}`,
    },
  },
});
