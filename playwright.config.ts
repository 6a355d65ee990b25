import { defineConfig } from '@playwright/test';
import { keyFileOf, START_COMMAND, siteEnv } from './e2e/support/startSite';
import { chromiumLaunch } from './scripts/testing/chromium';

const PORT = Number(process.env.E2E_PORT ?? 3179);
// The workers read it too
process.env.EMPLOYER_KEY_FILE = keyFileOf(PORT);

/**
 * A real browser against the real server, with a data folder of its own for each run.
 *
 * Three files run at the same time on the same server: half of a test is waiting. So a person applies
 * for a job in one test only, and whoever ends all their sessions (`tabs.spec.ts`) is in no other file.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  workers: 3,
  // A machine may be six times slower than a developer's, and keeps a trace at a second try
  timeout: 120_000,
  // On a machine that stands still for seconds; `npm test` names what needed it. A journey that
  // changes what is stored has a site of its own for it (`e2e/pages/test.ts`)
  retries: 1,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace costs processor time in every test that passes
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Stockholm',
    // It answers before a test's own routes do; `offline.spec.ts` and `notifications.spec.ts` let it in
    serviceWorkers: 'block',
    // Motion costs processor time in every test; `journey.spec.ts` and `slowPhone.spec.ts` keep it
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
  },
  webServer: {
    command: START_COMMAND.join(' '),
    url: `http://localhost:${PORT}/readyz`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: siteEnv(PORT),
  },
});
