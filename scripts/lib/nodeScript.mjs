import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { build } from 'vite';
import { ROOT } from './paths.mjs';

/**
 * A module keeps the address of its source: files are read beside it.
 * @type {import('vite').Plugin}
 */
const ownAddress = {
  name: 'own-address',
  transform: (code, id) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : null,
};

const SCRIPTS = `${ROOT}node_modules/.cache/vikari/scripts/`;
/** Milliseconds after which no process needs its script any more. */
const KEPT = 60 * 60_000;

/** @type {Map<string, Promise<string>>} */
const built = new Map();

export function nodeScript(source) {
  const { href } = source;
  const script = built.get(href) ?? bundle(fileURLToPath(source));
  built.set(href, script);
  return script;
}

/** @param {string} file */
async function bundle(file) {
  const name = file.slice(ROOT.length).replaceAll(/[^a-z]+/gi, '-');
  const outDir = `${SCRIPTS}${name}-${process.pid}-${threadId}`;
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
function removeEarlierRuns() {
  mkdirSync(SCRIPTS, { recursive: true });
  for (const name of readdirSync(SCRIPTS)) {
    const path = `${SCRIPTS}${name}`;
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > KEPT) rmSync(path, { recursive: true, force: true });
  }
}
