import type { Rolldown } from 'vite';

interface Graph {
  getModuleInfo(id: string): Pick<Rolldown.ModuleInfo, 'importedIds'> | null;
}

/** Paths of the modules by which the files are made. */
export interface SitePages {
  /** The site's entry. */
  entry: string;
  /** The public first screens. */
  open: readonly string[];
  /** The tabs of the account, which are forms. */
  account: readonly string[];
  /** The steps of an application, which are forms about one job. */
  steps: readonly string[];
  /** All pages of fields, those of the account and the steps too. */
  forms: readonly string[];
}

/** In one language, of which a page loads one. */
const TEXTS = /\.(?:sv|en)\.ts$/;
/** So many pages and late parts share a module before it is a common one. */
const SHARED_BY = 12;
/** Bytes of its source: what is larger is worth a file of its own. */
const SMALL = 4800;
/** In this order: a file takes what its modules import, unless an earlier one has it. */
const FILES = ['common', 'job', 'jobs', 'fields', 'late'];

/** Modules and everything that they import, directly or not, except dynamic imports. */
function closureOf(ids: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) visit(imported);
  };
  for (const id of ids) visit(id);
  return found;
}

/**
 * Files for the small modules that many pages share, unless they lead to a package that the site's entry
 * is without, such as MUI: `common` for all pages, `job` for what one job is shown with, `jobs` for their
 * lists, `fields` for what forms have, `late` for what no page has before it is hydrated. In files of their own, twenty more a page, they cost a
 * visitor on a slow phone half a second: each request waits for an answer of the line.
 */
export function commonModules(pages: SitePages) {
  const closures = new Map<keyof SitePages, ReadonlySet<string>>();
  const has = (part: keyof SitePages, id: string, graph: Graph): boolean => {
    const closure = closures.get(part) ?? closureOf([pages[part]].flat(), graph);
    closures.set(part, closure);
    return closure.has(id);
  };
  const fileOf = (id: string, graph: Graph) => {
    const packages = [...closureOf([id], graph)].filter((one) => one.includes('/node_modules/'));
    if (TEXTS.test(id) || !packages.every((one) => has('entry', one, graph))) return null;
    if (!has('open', id, graph)) return has('forms', id, graph) ? 'fields' : 'late';
    if (has('account', id, graph)) return 'common';
    return has('steps', id, graph) ? 'job' : 'jobs';
  };
  return FILES.map(
    (file, at) =>
      ({
        debugName: file,
        priority: FILES.length - at,
        minShareCount: SHARED_BY,
        maxModuleSize: SMALL,
        name: (id: string, graph: Graph) => (fileOf(id, graph) === file ? file : null),
      }) satisfies Rolldown.CodeSplittingGroup,
  );
}
