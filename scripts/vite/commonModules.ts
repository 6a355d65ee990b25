import type { Rolldown } from 'vite';

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** In one language, of which a page loads one. */
const TEXTS = /\.(?:sv|en)\.ts$/;
/** So many pages and late parts share a module before it is a common one. */
const SHARED_BY = 12;
/** Bytes of its source: what is larger is worth a file of its own. */
const SMALL = 3000;

/** A module and everything that it imports, directly or not, except dynamic imports. */
function closureOf(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) visit(imported);
  };
  visit(id);
  return found;
}

/**
 * A file for the small modules that many pages share, unless they lead to a package that the site's
 * entry is without, such as MUI. In files of their own, twenty more a page, they cost a visitor on a
 * slow phone half a second: each request waits for an answer of the line.
 *
 * @param entry - the path of the site's entry.
 */
export function commonModules(entry: string) {
  let site: ReadonlySet<string> | undefined;
  return {
    debugName: 'common',
    minShareCount: SHARED_BY,
    maxModuleSize: SMALL,
    name(id: string, graph: Graph) {
      site ??= closureOf(entry, graph);
      const packages = [...closureOf(id, graph)].filter((one) => one.includes('/node_modules/'));
      return !TEXTS.test(id) && packages.every((one) => site?.has(one)) ? 'common' : null;
    },
  } satisfies Rolldown.CodeSplittingGroup;
}
