import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/testing/chromium';

const PORT = Number(process.env.E2E_PORT ?? 3179);
/** Where the server leaves the integration key of the tests' employer; the workers read it too. */
const EMPLOYER_KEY_FILE = join(tmpdir(), `vikari-e2e-employer-${PORT}`);
process.env.EMPLOYER_KEY_FILE = EMPLOYER_KEY_FILE;

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
  timeout: 60_000,
  // On a machine that stands still for seconds; `npm test` names what needed it
  retries: 1,
  expect: { timeout: 10_000 },
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
    command: 'node scripts/startForTests.mjs',
    url: `http://localhost:${PORT}/healthz`,
    timeout: 180_000,
    reuseExistingServer: false,
    env: { PORT: String(PORT), DEMO_RECRUITER_SECONDS: '2', EMPLOYER_KEY_FILE },
  },
});
