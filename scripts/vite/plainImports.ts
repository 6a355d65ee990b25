import type { Plugin } from 'vite';

/**
 * Leaves a dynamic import as it is. Vite's own helper loads the style sheets and the imports of a
 * page beside it; here one style sheet is on every page, and the server names the scripts.
 */
export function plainImports(): Plugin {
  return {
    name: 'vikari:plain-imports',
    enforce: 'pre',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
