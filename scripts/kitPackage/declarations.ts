import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path/posix';
import { promisify } from 'node:util';
import { ROOT } from '../lib/paths.mjs';
import { packagePath } from './entries';

const RELATIVE_IMPORT = /(from\s+|import\s*\(\s*|import\s+)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/gu;

/**
 * Declarations at their places in the package, whose relative imports name the file with its ending,
 * as `nodenext` asks.
 *
 * @param declarations - the text of each by its path in the repository: `ui-kit/Button/Button.d.ts`.
 */
export function withEndings(declarations: ReadonlyMap<string, string>): Map<string, string> {
  const resolve = (from: string, specifier: string): string => {
    const target = join(dirname(from), specifier.replace(/\.[jt]sx?$/u, ''));
    const found = [`${target}.d.ts`, `${target}/index.d.ts`].find((path) => declarations.has(path));
    if (found === undefined) throw new Error(`${from} imports ${specifier}, which has no types.`);
    const path = relative(
      dirname(packagePath(from)),
      packagePath(found).replace(/\.d\.ts$/u, '.js'),
    );
    return path.startsWith('.') ? path : `./${path}`;
  };
  return new Map(
    Array.from(declarations, ([from, text]) => [
      packagePath(from),
      text.replaceAll(
        RELATIVE_IMPORT,
        (_, keyword: string, quote: string, specifier: string) =>
          `${keyword}${quote}${resolve(from, specifier)}${quote}`,
      ),
    ]),
  );
}

/** Writes the types of the entries, and of all that they are made of, into `dist`. */
export async function writeDeclarations(
  entries: readonly string[],
  { staging, dist }: { staging: string; dist: string },
): Promise<void> {
  const config = join(staging, 'tsconfig.json');
  const emitted = join(staging, 'types');
  await writeFile(
    config,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: ROOT,
        outDir: emitted,
        types: ['vite/client'],
        typeRoots: [join(ROOT, 'node_modules/@types'), join(ROOT, 'node_modules')],
      },
      include: [],
      files: entries.map((entry) => join(ROOT, 'ui-kit', entry, 'index.ts')),
    }),
  );
  await promisify(execFile)(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config]).catch(
    ({ stdout }: { stdout: string }) => {
      throw new Error(`tsc cannot write the kit's types:\n${stdout}`);
    },
  );
  const paths = await readdir(emitted, { recursive: true });
  const declarations = new Map<string, string>();
  for (const path of paths.filter((name) => name.endsWith('.d.ts'))) {
    declarations.set(path, await readFile(join(emitted, path), 'utf8'));
  }
  for (const [path, text] of withEndings(declarations)) {
    await mkdir(dirname(join(dist, path)), { recursive: true });
    await writeFile(join(dist, path), text);
  }
}

/** Copies files of one folder into another one, which is made. */
export async function copyInto(folder: string, files: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const file of files) await cp(file, join(folder, file.split('/').at(-1) ?? file));
}
