import { ROOT } from './paths.mjs';

/** Replaces style sheets with an empty module: only the values of a source are needed. */
const withoutStyles = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0styles.js' : null),
  load: (id) => (id === '\0styles.js' ? 'export default {}' : null),
};

/**
 * A TypeScript module of this repository with all that it imports, the site's included.
 * @param {string} path From the repository's root.
 */
export async function importSources(path) {
  const { runnerImport } = await import('vite');
  // Vite sets it for the whole process, and a later build would not be a production build
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport(`${ROOT}${path}`, {
    root: ROOT,
    logLevel: 'warn',
    plugins: [withoutStyles],
  });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}
