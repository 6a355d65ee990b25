import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageAssets } from './pageRenderer';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const ENTRY = 'src/main.tsx';
const CATALOGUE = { sv: 'src/i18n/catalogue.sv.ts', en: 'src/i18n/catalogue.en.ts' } as const;

/** A chunk with everything it imports, each file once, dependencies first. */
function closure(manifest: Record<string, Chunk>, keys: readonly string[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const file of chunk.css ?? []) styles.add(file);
    scripts.add(chunk.file);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** Tags from the build's manifest, made once for each set of pages. */
export function builtAssets(clientDir: string): PageAssets {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest[ENTRY]?.file;
  if (!entry) throw new Error(`The build has no entry ${ENTRY}: run "npm run build"`);
  const made = new Map<string, string>();
  return {
    tagsFor(modules, language) {
      const key = `${language} ${modules.join(' ')}`;
      const known = made.get(key);
      if (known !== undefined) return known;
      const { scripts, styles } = closure(manifest, [ENTRY, CATALOGUE[language], ...modules]);
      const tags = [
        ...styles.map((file) => `<link rel="stylesheet" href="/${file}">`),
        `<script type="module" src="/${entry}"></script>`,
        // Low priority, or they would delay the style sheet and the first paint.
        ...scripts
          .filter((file) => file !== entry)
          .map((file) => `<link rel="modulepreload" href="/${file}" fetchpriority="low">`),
      ].join('');
      made.set(key, tags);
      return tags;
    },
  };
}
