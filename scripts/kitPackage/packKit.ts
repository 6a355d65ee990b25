import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../lib/paths.mjs';
import { buildModules } from './buildModules';
import { componentPages, llmsText, pagesIndex } from './componentPages';
import { writeComponentStyles } from './componentStyles';
import { copyInto, writeDeclarations } from './declarations';
import { KIT, publicEntries } from './entries';
import { nextPage, tokensPage } from './guidePages';
import { packageManifest } from './manifest';
import { sharedStyles } from './styles';

const STAGING = join(ROOT, 'ui-kit/dist-package');
const FONT = join(ROOT, 'node_modules/@fontsource-variable/schibsted-grotesk');

/** The packed kit. */
export interface PackedKit {
  /** Path of the tarball. */
  tarball: string;
  /** The folder that was packed. */
  folder: string;
  entries: string[];
  files: { path: string; size: number }[];
  /** Of the tarball, in bytes. */
  size: number;
}

async function writeStyles(dist: string, entries: readonly string[]): Promise<void> {
  const { fonts, tokens, reset, componentBase, fontFiles } = await sharedStyles();
  const components = await readFile(join(dist, 'styles.css'), 'utf8');
  await copyInto(join(dist, 'fonts'), [
    ...fontFiles.map((name) => join(FONT, 'files', name)),
    join(FONT, 'LICENSE'),
  ]);
  const sheets = {
    'styles.css': `${tokens}\n${componentBase}\n${components}`,
    'tokens.css': tokens,
    'reset.css': reset,
    'fonts.css': fonts,
  };
  for (const [name, css] of Object.entries(sheets)) await writeFile(join(dist, name), css);
  await writeComponentStyles(entries, { dist, tokens, base: componentBase });
}

/** The theme as files of the Design Tokens Format. */
async function copyTokens(dist: string): Promise<void> {
  const files = await readdir(`${KIT}tokens`);
  await copyInto(
    join(dist, 'tokens'),
    files.filter((name) => name.endsWith('.json')).map((name) => `${KIT}tokens/${name}`),
  );
}

/** The components' pages with their examples, one text that lists them with their props, and the codemods. */
async function writeDocs(
  folder: string,
  entries: readonly string[],
  version: string,
): Promise<void> {
  const docs = join(folder, 'docs');
  const pages = componentPages(entries);
  await mkdir(join(docs, 'components'), { recursive: true });
  for (const [name, page] of pages) await writeFile(join(docs, 'components', name), page);
  await writeFile(join(docs, 'components.md'), pagesIndex(pages));
  await writeFile(join(docs, 'tokens.md'), tokensPage());
  await writeFile(join(docs, 'nextjs.md'), nextPage());
  await writeFile(join(folder, 'llms.txt'), llmsText(version, pages));
  const codemods = await readdir(`${KIT}codemods`);
  await copyInto(
    join(folder, 'codemods'),
    codemods.filter((name) => name.endsWith('.cjs')).map((name) => `${KIT}codemods/${name}`),
  );
}

/** The rules for ESLint, which are read as they are written. */
async function copyLintRules(folder: string): Promise<void> {
  await cp(`${KIT}eslint`, join(folder, 'eslint'), {
    recursive: true,
    filter: (path) => !path.endsWith('.test.ts'),
  });
}

/** Builds the kit into a folder as it is installed, and packs that folder. */
export async function packKit(): Promise<PackedKit> {
  const folder = join(STAGING, 'package');
  const dist = join(folder, 'dist');
  await rm(STAGING, { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const entries = publicEntries();
  await buildModules(entries, dist);
  await writeStyles(dist, entries);
  await writeDeclarations(entries, { staging: STAGING, dist });
  await copyTokens(dist);
  await copyLintRules(folder);
  const kit = JSON.parse(await readFile(`${KIT}package.json`, 'utf8'));
  await writeDocs(folder, entries, kit.version);
  const manifest = packageManifest(kit, entries);
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyInto(
    folder,
    ['README.md', 'CHANGELOG.md', 'LICENSE'].map((name) => `${KIT}${name}`),
  );
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--pack-destination', STAGING],
    { cwd: folder, maxBuffer: 16_000_000 },
  );
  const [{ filename, files, size }] = JSON.parse(stdout);
  return { tarball: join(STAGING, filename), folder, entries, files, size };
}
