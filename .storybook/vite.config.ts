import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Storybook's own: with the site's configuration it would build the site and exit content. */
export default defineConfig({
  plugins: [react()],
  // Found before the first story asks, else each new MUI part reloads the page.
  optimizeDeps: { entries: ['stories/**/*.stories.tsx', 'ui-kit/**/*.tsx', '!**/*.test.tsx'] },
  build: { chunkSizeWarningLimit: 2000 },
});
