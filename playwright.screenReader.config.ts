import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/**
 * `npm run test:screen-reader`: what a screen reader says in five journeys, beside the text of last
 * time. A run of its own: the text holds the words of whole pages, and most changes of a page change
 * it. `npm run test:screen-reader -- --update-snapshots` writes it anew.
 */
export default defineConfig(base, {
  testMatch: 'screenReader/*.screenReader.ts',
  outputDir: 'test-results/screenReader',
  snapshotPathTemplate: 'e2e/screenReader/words/{arg}{ext}',
  // The languages one after the other: both use the same person
  workers: 1,
  retries: 0,
});
