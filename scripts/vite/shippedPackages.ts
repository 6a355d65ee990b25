import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import type { Plugin } from 'vite';

/** What `package-lock.json` says of a package. */
export interface LockedPackages {
  readonly [folder: string]: { readonly dev?: boolean; readonly [other: string]: unknown };
}

/** The packages that a build needs where it runs, or is made of. */
export interface UsedPackages {
  /** What the built files import by name. */
  imported: readonly string[];
  /** The files that they are made of, absolute. */
  modules: readonly string[];
}

const nameOf = (specifier: string): string =>
  /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? specifier;
const isOfNode = (specifier: string): boolean =>
  specifier.startsWith('node:') || builtinModules.includes(nameOf(specifier));

/**
 * Packages of a build that an installation for production lacks, or that the list of what production is
 * made of (`npm run sbom`) does not name; empty when there is none.
 *
 * @param root - the repository's folder, with a slash at the end.
 */
export function packagesNotShipped(
  { imported, modules }: UsedPackages,
  locked: LockedPackages,
  root: string,
): string[] {
  const direct = (locked['']?.dependencies ?? {}) as Readonly<Record<string, string>>;
  const missing = imported
    .filter((specifier) => !/^[./]/u.test(specifier) && !isOfNode(specifier))
    .map(nameOf)
    .filter((name) => !Object.hasOwn(direct, name))
    .map((name) => `${name} is imported and not in "dependencies"`);
  const bundled = modules.flatMap((path) => {
    const folder = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(path.replace(root, ''))?.[0];
    return folder !== undefined && locked[folder]?.dev === true
      ? [`${folder} is bundled and a package of development`]
      : [];
  });
  return [...new Set([...missing, ...bundled])];
}

/** What a package tries to import and does without; a tool of development happens to bring it. */
const OPTIONAL = ['supports-color'];
const NOTHING = '\0nothing';

/**
 * Fails a build that needs, or is made of, a package that `npm ci --omit=dev` leaves out.
 * @param root - the repository's folder, with a slash at the end.
 */
export function shippedPackages(root: string): Plugin {
  return {
    name: 'vikari-shipped-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (OPTIONAL.includes(source) ? NOTHING : null),
    load: (id) => (id === NOTHING ? 'export default null;' : null),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const problems = packagesNotShipped(
        {
          imported: chunks
            .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
            .filter((name) => !Object.hasOwn(bundle, name)),
          modules: chunks.flatMap(({ moduleIds }) => moduleIds),
        },
        JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages,
        root,
      );
      if (problems.length > 0) this.error(problems.join('\n'));
    },
  };
}
