import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

/** An import of a module, with the parts of the texts that are loaded with it. */
interface Import {
  path: string;
  parts: readonly string[];
}

/** A use of a text that is not among those loaded with the module. */
export interface MissingText {
  module: string;
  id: string;
}

/** The ids of each part, and of the texts of every page under ''. */
export type IdsByPart = ReadonlyMap<string, ReadonlySet<string>>;

const WITH_WORDS = /withWords\(\s*('\w+'|\[[^\]]*\]),\s*\(\) =>\s*import\('(\.[^']+)'\)/g;
/** A whole call of `lazyPart`: its imports, and the parts of its texts. */
const LAZY_PART = /lazyPart(?:<\w+>)?\(([\s\S]*?)(?:texts: (\[[^\]]*\]),\s*)?server: '/g;
const PART = /'(\w+)'/g;
const DYNAMIC_IMPORT = /import\('(\.[^']+)'\)/g;
const STATIC_IMPORT = /(?:import|export)\s+(?!type\s)(?:[^'";()]*?from\s+)?'(\.[^']+)'/g;
const LITERAL = /'([^'\n]+)'/g;
const TEMPLATE = /`([\w.]+\.\$\{[^`\n]*)`/g;

/** The source of a module in `src/`, without its comments. */
function sourceOf(module: string): string {
  return readFileSync(module, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** The path of an imported module; null outside `src/`, and for the texts themselves. */
function resolve(from: string, specifier: string): string | null {
  const base = join(dirname(from), specifier);
  if (!base.startsWith('src/') || base.startsWith('src/i18n/')) return null;
  return [`${base}.tsx`, `${base}.ts`].find((path) => existsSync(path)) ?? null;
}

const partsIn = (list: string): string[] => [...list.matchAll(PART)].map(([, part = '']) => part);

/** The modules that a module imports when it is first asked for, each with its part of the texts. */
export function dynamicImports(module: string): Import[] {
  const source = sourceOf(module);
  const found = new Map<string, readonly string[]>();
  for (const [, specifier = ''] of source.matchAll(DYNAMIC_IMPORT)) found.set(specifier, []);
  for (const [, parts = '', specifier = ''] of source.matchAll(WITH_WORDS)) {
    found.set(specifier, partsIn(parts));
  }
  for (const [, request = '', parts = ''] of source.matchAll(LAZY_PART)) {
    for (const [, specifier = ''] of request.matchAll(DYNAMIC_IMPORT)) {
      found.set(specifier, partsIn(parts));
    }
  }
  return [...found].flatMap(([specifier, parts]) => {
    const path = resolve(module, specifier);
    return path === null ? [] : [{ path, parts }];
  });
}

function staticImports(module: string): Import[] {
  return [...sourceOf(module).matchAll(STATIC_IMPORT)].flatMap(([, specifier = '']) => {
    const path = resolve(module, specifier);
    return path === null ? [] : [{ path, parts: [] }];
  });
}

/** The ids that a module names, whole or as a template whose values are not known. */
function idsIn(module: string, all: readonly string[]): string[] {
  const source = sourceOf(module);
  const literals = [...source.matchAll(LITERAL)].map(([, text = '']) => text);
  const templates = [...source.matchAll(TEMPLATE)].flatMap(([, template = '']) => {
    const pattern = template.split(/\$\{[^}]*\}/).map((text) => text.replaceAll('.', '\\.'));
    const matching = new RegExp(`^${pattern.join('[^ ]+?')}$`);
    return all.filter((id) => matching.test(id));
  });
  return [...literals.filter((text) => all.includes(text)), ...templates];
}

/**
 * The texts that a module and all that it imports name, and that are in none of the parts loaded
 * with them.
 *
 * @param parts - the parts that are loaded already; '' for the texts of every page.
 */
export function missingTexts(
  module: string,
  parts: readonly string[],
  ids: IdsByPart,
): MissingText[] {
  const all = [...ids.values()].flatMap((some) => [...some]);
  const missing = new Map<string, MissingText>();
  const seen = new Set<string>();
  const visit = (path: string, loaded: readonly string[]) => {
    const key = `${path} ${loaded.toSorted().join()}`;
    if (seen.has(key)) return;
    seen.add(key);
    for (const id of idsIn(path, all)) {
      if (loaded.some((part) => ids.get(part)?.has(id))) continue;
      missing.set(`${path} ${id}`, { module: path, id });
    }
    for (const { path: next, parts: own } of [...staticImports(path), ...dynamicImports(path)]) {
      visit(next, [...new Set([...loaded, ...own])]);
    }
  };
  visit(module, parts);
  return [...missing.values()];
}
