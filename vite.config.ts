import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { MODULES_OF } from './scripts/lib/firstLoad.mjs';
import { commonModules } from './scripts/vite/commonModules.ts';
import { compileMessages } from './scripts/vite/compileMessages.ts';
import { indexShape } from './scripts/vite/indexShape.ts';
import { lateImports } from './scripts/vite/lateImports.ts';
import { shippedPackages } from './scripts/vite/shippedPackages.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * Two builds from one file: the browser's (`vite build`) and the server's (`vite build --ssr`),
 * which contains the server and the module through which it renders pages.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  // The bundled server carries React's production build, whatever the run's own NODE_ENV is.
  define:
    command === 'build'
      ? {
          'process.env.NODE_ENV': '"production"',
          ...(isSsrBuild && { __INDEX_SHAPE__: JSON.stringify(indexShape(path('.'))) }),
        }
      : {},
  plugins: [
    react(),
    ...(command === 'build' ? [compileMessages(), shippedPackages(path('.'))] : []),
    ...(command === 'build' && !isSsrBuild ? [lateImports()] : []),
  ],
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            // Messages are compiled at build time, so the browser needs no parser.
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : {},
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        ssr: true,
        copyPublicDir: false,
        target: 'node20',
        rolldownOptions: {
          input: {
            main: path('server/main.ts'),
            cli: path('scripts/cli.ts'),
            entryServer: path('src/entryServer.tsx'),
            inspectionThread: path('server/files/inspect/inspectionThread.ts'),
          },
          // Flat: what runs in a thread, and the migrations, are found beside the bundle.
          output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        cssMinify: 'lightningcss',
        // 32 KB for all pages together: one request before the first paint, and none at the next page.
        cssCodeSplit: false,
        // The server names all scripts of a page. A table of every other page's, for pages that are
        // opened from one, costs 2 KB in front of the first.
        modulePreload: false,
        rolldownOptions: {
          input: path('src/main.tsx'),
          output: {
            codeSplitting: {
              // What the entry imports, and what many pages share; the rest is split as they share it.
              groups: [
                { name: 'site', tags: ['$initial'], priority: 9 },
                ...commonModules({
                  entry: path('src/main.tsx'),
                  open: MODULES_OF.open.map(path),
                  account: MODULES_OF.account.map(path),
                  steps: MODULES_OF.steps.map(path),
                  forms: MODULES_OF.forms.map(path),
                }),
              ],
            },
          },
        },
      },
  ssr: {
    noExternal: command === 'build' ? true : undefined,
    external: ['@electric-sql/pglite', 'pdfjs-dist', 'pg', 'sharp'],
  },
}));
