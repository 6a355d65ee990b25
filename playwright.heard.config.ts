import { defineConfig } from '@playwright/test';
import type { Language } from './domain/language';
import base from './playwright.config';

const STORYBOOK_PORT = Number(process.env.STORYBOOK_PORT ?? 6018);
const STORYBOOK = `http://localhost:${STORYBOOK_PORT}`;
const LOCALES: Record<Language, string> = { sv: 'sv-SE', en: 'en-GB' };
const { webServer: site } = base;

/**
 * `npm run test:heard`: what a real screen reader, Orca, says of the components that the site uses
 * most and in five journeys, beside the text of last time. A run of its own, for it needs a desktop
 * and belongs to one version of Orca; `npm run test:heard -- --update-snapshots` writes it anew.
 */
export default defineConfig<object, { language: Language }>({
  ...base,
  testMatch: 'heard/*.heard.ts',
  outputDir: 'test-results/heard',
  snapshotPathTemplate: 'e2e/heard/words/{arg}{ext}',
  workers: 1,
  retries: 0,
  timeout: 900_000,
  metadata: { storybook: STORYBOOK },
  projects: (['sv', 'en'] as const).map((language) => ({
    name: language,
    use: { language, locale: LOCALES[language], viewport: null },
  })),
  webServer: [
    ...(site === undefined ? [] : [site].flat()),
    {
      command: `vite preview --config .storybook/vite.config.ts --outDir storybook-static --port ${STORYBOOK_PORT} --strictPort`,
      url: `${STORYBOOK}/iframe.html`,
      reuseExistingServer: false,
    },
  ],
});
