import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { ROOT } from '../lib/paths.mjs';

/** A module keeps the address of its source: files are read beside it. */
const ownAddress: Plugin = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

const CHILDREN = `${ROOT}node_modules/.cache/vikari/children/`;
/** Milliseconds after which no run needs its bundles any more. */
const KEPT = 60 * 60_000;

const built = new Map<string, Promise<string>>();

/**
 * The path of a TypeScript file as a script that Node runs as it is, with all that it imports from
 * this repository. Compiling each module while a child process loads it takes three seconds of
 * processor time for every start of a server; a bundle takes half a second.
 */
export function childScript(source: URL): Promise<string> {
  const { href } = source;
  const script = built.get(href) ?? bundle(fileURLToPath(source));
  built.set(href, script);
  return script;
}

async function bundle(file: string): Promise<string> {
  const name = file.slice(ROOT.length).replaceAll(/[^a-z]+/gi, '-');
  const outDir = `${CHILDREN}${name}-${process.pid}`;
  removeEarlierRuns();
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    root: ROOT,
    plugins: [ownAddress],
    build: {
      ssr: file,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.mjs', chunkFileNames: '[hash].mjs' } },
    },
  });
  return `${outDir}/main.mjs`;
}

/** A test's process is killed and cannot clean up itself. */
function removeEarlierRuns(): void {
  mkdirSync(CHILDREN, { recursive: true });
  for (const name of readdirSync(CHILDREN)) {
    const path = `${CHILDREN}${name}`;
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT) rmSync(path, { recursive: true, force: true });
  }
}
