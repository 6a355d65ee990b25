/** The kit's `package.json` in the repository, as far as the package takes it over. */
export interface KitManifest {
  name: string;
  version: string;
  description: string;
  peerDependencies: Readonly<Record<string, string>>;
}

/** A target of `exports`: for one file, or for a module with its types. */
type ExportTarget = string | { types: string; default: string };

/** The package's own `package.json`. */
export interface PackageManifest extends KitManifest {
  license: string;
  type: 'module';
  sideEffects: string[];
  files: string[];
  exports: Record<string, ExportTarget>;
  peerDependenciesMeta: Record<string, { optional: true }>;
  publishConfig: { access: 'restricted' };
}

/** Needed by some components; whoever does not use them installs nothing. */
const OPTIONAL_PEERS = [
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/material',
  '@mui/x-date-pickers',
  'culori',
  'dayjs',
  'virtua',
];

/** Inside the package: its files lie beside the style sheet. */
const BUNDLED_PEERS = ['@fontsource-variable/schibsted-grotesk'];

/** The style sheets that others import. */
export const STYLE_SHEETS = ['styles.css', 'tokens.css', 'reset.css', 'fonts.css'];

/**
 * The `package.json` of the packed kit: `exports` names the built files, one entry a folder, while the
 * one in the repository names the source.
 *
 * @param entries - as `publicEntries` gives them.
 */
export function packageManifest(kit: KitManifest, entries: readonly string[]): PackageManifest {
  const peers = Object.entries(kit.peerDependencies).filter(
    ([name]) => !BUNDLED_PEERS.includes(name),
  );
  const optional = peers.map(([name]) => name).filter((name) => OPTIONAL_PEERS.includes(name));
  return {
    name: kit.name,
    version: kit.version,
    description: kit.description,
    license: 'SEE LICENSE IN LICENSE',
    type: 'module',
    sideEffects: ['**/*.css'],
    files: ['dist', 'docs', 'codemods', 'eslint', 'CHANGELOG.md', 'llms.txt'],
    exports: {
      ...Object.fromEntries(STYLE_SHEETS.map((name) => [`./${name}`, `./dist/${name}`])),
      './fonts/*': './dist/fonts/*',
      './tokens/*.json': './dist/tokens/*.json',
      './*/styles.css': './dist/*/styles.css',
      ...Object.fromEntries(
        entries.map((entry) => [
          `./${entry}`,
          { types: `./dist/${entry}/index.d.ts`, default: `./dist/${entry}/index.js` },
        ]),
      ),
      './eslint': { types: './eslint/index.d.ts', default: './eslint/index.js' },
      './package.json': './package.json',
    },
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    publishConfig: { access: 'restricted' },
  };
}
