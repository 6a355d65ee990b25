import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumLaunch } from './scripts/testing/chromium.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** `FORCED_COLORS=1` and `STORY_LOCALE=en` run the same stories again in other circumstances. */
const forcedColors = process.env.FORCED_COLORS === '1' ? 'active' : 'none';
const locale = process.env.STORY_LOCALE ?? 'sv';

/**
 * Every story is a test in a real browser: it renders, its play function passes, axe finds nothing,
 * and it fits where text is large and room is little.
 */
export default defineConfig({
  plugins: [storybookTest({ configDir: path('.storybook'), initialGlobals: { locale } })],
  optimizeDeps: {
    include: ['react-dom/client', 'storybook/test'],
    entries: ['stories/**/*.stories.tsx', 'ui-kit/**/*.tsx', '!**/*.test.tsx'],
  },
  test: {
    name: 'stories',
    setupFiles: [
      path('scripts/testing/silentConsole.ts'),
      path('.storybook/testSetup.ts'),
      path('.storybook/marginSetup.ts'),
      // Colours take no room: the run in forced ones need not look again
      ...(forcedColors === 'none' ? [path('.storybook/fitSetup.ts')] : []),
    ],
    testTimeout: 60_000,
    // A story waits for frames half of its time
    maxWorkers: 2,
    browser: {
      enabled: true,
      // A page that reads the kit and Storybook anew for each file takes twice the processor time
      isolate: false,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: chromiumLaunch(),
        contextOptions: { forcedColors, reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
    },
  },
});
