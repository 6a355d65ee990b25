import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { hasChromium } from './scripts/testing/chromium.ts';
import { CLAMD } from './scripts/testing/clamd.mjs';
import { findFirestoreEmulator } from './scripts/testing/firestore.mjs';
import { swedishExamples } from './scripts/vite/swedishExamples.ts';

const setup = (name: string) => fileURLToPath(new URL(`scripts/testing/${name}`, import.meta.url));

/**
 * Files of one worker share its modules: loading them anew for each file took four times as long.
 * A test therefore leaves nothing behind; its stubs and mocks are taken back after it.
 */
const SHARED_WORKER = {
  isolate: false,
  testTimeout: 60_000,
  hookTimeout: 60_000,
} as const;

/**
 * No tests of another store: thousands of calls, nearly all of which are refused before any SQL, and
 * the document of the contract. The services' own tests call the same SQL on both.
 */
const EMBEDDED_ONLY = [
  'server/policy/policy.test.ts',
  'server/hostile/everyEndpoint.test.ts',
  'server/hostile/limits.test.ts',
  'server/hostile/fuzz/fuzz.test.ts',
  'server/docs/openapi.test.ts',
];

/**
 * A month of alerts on two nodes that are killed. Over the embedded database's one connection they
 * wait for each other, so `npm test` runs it on PostgreSQL, and `npm run test:alerts` here.
 */
const TWO_NODES = ['server/alerts/month.test.ts'];

/**
 * Files that `npm test` has just run on PostgreSQL, a line each. On the embedded database the same SQL
 * is then called by every endpoint and every timer (`hostile/`, `policy/`), and by the tests of what
 * differs from store to store.
 */
const RUN_ON_POSTGRES = (process.env.RUN_ON_POSTGRES ?? '').split('\n').filter(Boolean);

/** One project a layer; stories have a config of their own (`vitest.stories.config.ts`). */
export default defineConfig({
  plugins: [react(), swedishExamples()],
  test: {
    // As long as `patience.ts` lets `vi.waitFor` wait
    expect: { poll: { timeout: 12_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          pool: 'threads',
          ...SHARED_WORKER,
          include: [
            '{bench,domain,ui-kit,src,scripts,stories}/**/*.test.ts',
            'server/**/*.unit.test.ts',
          ],
          setupFiles: [setup('silentConsole.ts'), setup('patience.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'kit',
          environment: setup('jsdomEnvironment.ts'),
          pool: 'threads',
          ...SHARED_WORKER,
          include: ['{ui-kit,stories}/**/*.test.tsx'],
          setupFiles: [setup('silentConsole.ts'), setup('patience.ts'), setup('dom.ts')],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: setup('jsdomEnvironment.ts'),
          // Tabs hear each other's BroadcastChannels, as threads of one process would
          pool: 'forks',
          ...SHARED_WORKER,
          include: ['src/**/*.test.tsx'],
          setupFiles: [
            setup('silentConsole.ts'),
            setup('patience.ts'),
            setup('dom.ts'),
            // Judges what a test rendered before the one above removes it
            setup('keptFocus.ts'),
            setup('saidActions.ts'),
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          exclude: [
            'server/**/*.unit.test.ts',
            'server/**/*.chaos.test.ts',
            // What only a server over a network can do is no test of the embedded store
            ...(process.env.TEST_DATABASE_URL ? EMBEDDED_ONLY : ['server/**/*.postgres.test.ts']),
            ...(process.env.TEST_DATABASE_URL || process.env.ALERTS_LONG ? [] : TWO_NODES),
            ...RUN_ON_POSTGRES,
            ...(existsSync(CLAMD) ? [] : ['server/**/*.clamd.test.ts']),
            // What Firestore does is the same over either store
            ...(findFirestoreEmulator() && !process.env.TEST_DATABASE_URL
              ? []
              : ['server/**/*.firestore.test.ts']),
            ...(hasChromium() && !process.env.TEST_DATABASE_URL
              ? []
              : ['server/**/*.chromium.test.ts']),
          ],
          setupFiles: [setup('silentConsole.ts'), setup('patience.ts')],
          isolate: false,
          testTimeout: 90_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          environment: 'node',
          include: ['server/**/*.chaos.test.ts'],
          testTimeout: 900_000,
        },
      },
    ],
  },
});
