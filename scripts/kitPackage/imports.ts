import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { KIT } from './entries';

/** `import … from 'x'`, `export … from 'x'`, `import 'x.css'` and `import('x')`, without types. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|import\(\s*'([^']+)'\s*\)/gu;

/** `@mui/material/Button` is of `@mui/material`; `react/jsx-runtime` of `react`. */
const packageOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? specifier;

/** What an entry of the kit reaches through its own imports, those at a later time too. */
export interface Reached {
  /** Packages by name, sorted. */
  packages: string[];
  /** Paths of its style sheets, in the order in which they apply. */
  styleSheets: string[];
}

function fileOf(path: string): string | undefined {
  return [path, `${path}.tsx`, `${path}.ts`, `${path}/index.ts`].find(
    (name) => /\.\w+$/u.test(name) && existsSync(name),
  );
}

/** Follows the imports of an entry's source, such as `Button`. */
export function reachedFrom(entry: string): Reached {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const styleSheets: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) {
      styleSheets.push(file);
      return;
    }
    for (const [, typeOnly, from, later] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const specifier = from ?? later ?? '';
      if (typeOnly !== undefined) continue;
      if (!specifier.startsWith('.')) packages.add(packageOf(specifier));
      const target = specifier.startsWith('.') && fileOf(join(dirname(file), specifier));
      if (target) visit(target);
    }
  };
  visit(`${KIT}${entry}/index.ts`);
  return { packages: [...packages].sort(), styleSheets };
}
