import { basename, join, sep } from 'node:path';
import { build, type Plugin } from 'vite';
import { ROOT } from '../lib/paths.mjs';
import { KIT, packagePath } from './entries';

/** Icons carry their shapes in the package; `inlineDrawing.tsx` says why. */
const INLINE_DRAWINGS: Plugin = {
  name: 'vk-inline-drawings',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!source.endsWith('/drawing')) return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    if (found?.id !== join(KIT, 'internal/sprite/drawing.tsx')) return found;
    return join(KIT, 'internal/sprite/inlineDrawing.tsx');
  },
};

/** `vk-Button-root-1a2b3`: every class of the kit begins with `vk-`, which its base styles rely on. */
export function className(local: string, file: string, css: string): string {
  const component = basename(file).replace(/\.module\.css.*$/u, '');
  let hash = 5381;
  for (const char of `${file.slice(ROOT.length)}${css}`) {
    hash = (Math.imul(hash, 33) ^ char.charCodeAt(0)) >>> 0;
  }
  return `vk-${component}-${local}-${hash.toString(36).slice(0, 5)}`;
}

/**
 * Builds every module that the entries need into a file of its own, so that a bundler includes only
 * what is used and each module has its own `'use client'` where it needs one; and all component
 * styles into `styles.css`.
 *
 * @returns The paths of the modules in `dist`.
 */
export async function buildModules(entries: readonly string[], dist: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [INLINE_DRAWINGS],
    css: { modules: { generateScopedName: className } },
    build: {
      outDir: dist,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      cssMinify: false,
      target: 'es2022',
      lib: {
        entry: Object.fromEntries(
          entries.map((entry) => [`${entry}/index`, `${KIT}${entry}/index.ts`]),
        ),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        onLog(level, log, handler) {
          // `preserveModules` keeps them: each stands at the top of its own file
          if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handler(level, log);
        },
        external: (id) => !id.startsWith('.') && !id.startsWith(sep) && !id.startsWith('\0'),
        output: {
          preserveModules: true,
          preserveModulesRoot: ROOT,
          entryFileNames: ({ name }) => `${packagePath(name)}.js`,
        },
      },
    },
  });
}
