import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/testing/chromium';
import type { VisualOptions } from './stories/visual/visualTest';

const PORT = Number(process.env.VISUAL_PORT ?? 6017);
const URL = `http://localhost:${PORT}`;
const PHONE = 390;
const WIDTHS = [PHONE, 1440];
const LOOKS = ['light', 'dark', 'forced'] as const;

const { executablePath, args = [] } = chromiumLaunch();

/**
 * `npm run test:visual`: chosen stories as pictures, look × width here and language in the spec,
 * beside the pictures of last time. A run of its own, for pictures belong to one machine's fonts and
 * drawing; `npm run test:visual -- --update-snapshots` takes them anew.
 */
export default defineConfig<object, VisualOptions>({
  testDir: 'stories/visual',
  outputDir: 'test-results/visual',
  snapshotPathTemplate: 'stories/visual/baselines/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  expect: { toHaveScreenshot: { maxDiffPixels: 20 } },
  use: {
    launchOptions: {
      executablePath,
      // Letters drawn the same wherever they stand
      args: [...args, '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
  projects: LOOKS.flatMap((look) =>
    WIDTHS.map((width) => ({
      name: `${look}-${width}`,
      // Forced colours turn paint, not words: one language shows them
      grepInvert: [...(width === PHONE ? [] : [/@phone/]), ...(look === 'forced' ? [/@en/] : [])],
      use: { look, width, storybookUrl: URL },
    })),
  ),
  webServer: {
    command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${PORT} --strictPort`,
    url: `${URL}/iframe.html`,
    reuseExistingServer: false,
  },
});
