import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { kitProps } from '../scripts/vite/kitProps.ts';
import { swedishExamples } from '../scripts/vite/swedishExamples.ts';

/** Storybook's own configuration: with the site's it would build the site and leave out content. */
export default defineConfig({
  plugins: [react(), kitProps(), swedishExamples()],
  // Optimized before the first story, since each new MUI import would reload the page.
  optimizeDeps: {
    entries: [
      'stories/**/*.stories.tsx',
      'stories/examples/**/*.tsx',
      'ui-kit/**/*.tsx',
      '!**/*.test.tsx',
    ],
  },
  build: { chunkSizeWarningLimit: 2000 },
});
