import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { checkFirstLoad } from './firstLoad.mjs';
import { importSources } from './importSources.mjs';
import { ROOT } from './paths.mjs';

const SOURCES = [
  'domain',
  'ui-kit',
  'src',
  'server',
  'public',
  'content',
  // The build, and the commands that are compiled into it
  'scripts',
  'vite.config.ts',
  'package-lock.json',
];
const STAMP = `${ROOT}dist/.built-from`;

async function filesBelow(path) {
  try {
    const entries = await readdir(path, { withFileTypes: true, recursive: true });
    return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath ?? e.path, e.name));
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** SHA-256 over the names and contents of all input files of the build. */
async function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of (await filesBelow(`${ROOT}${source}`)).sort()) {
      hash
        .update(file.slice(ROOT.length))
        .update('\0')
        .update(await readFile(file));
    }
  }
  return hash.digest('hex');
}

const COMPRESSIBLE = /\.(mjs|js|css|svg|json|html|txt|webmanifest)$/;

/** Enough for every thread of the pool; all at once are more files than a container may open. */
const COMPRESSED_AT_ONCE = 16;

/** Compresses every asset at build time, so that no request has to. */
async function precompress(folder) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = (await filesBelow(folder)).filter((file) => COMPRESSIBLE.test(file));
  const compressRest = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = await readFile(file);
      const [br, gz] = await Promise.all([
        brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        zip(content, { level: 9 }),
      ]);
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
    }
  };
  await Promise.all(Array.from({ length: COMPRESSED_AT_ONCE }, compressRest));
}

/** @throws Error that says what to do on a machine with the packages of production alone. */
async function bundler() {
  try {
    return await import('vite');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'The sources have changed since dist/ was built, and what builds it is not installed: run ' +
        '"npm ci --include=dev", or start what is built with "node dist/server/main.js".',
    );
  }
}

/**
 * Builds the site and the server into `dist/` when a source changed since the last time.
 * @param {{ force?: boolean }} [options]
 */
export async function buildProduct({ force = false } = {}) {
  const hash = await hashSources();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  console.log('Building the site and the server …');
  const { build } = await bundler();
  // Vite sets NODE_ENV for the whole process; the server that may start in it reads its own value.
  const { NODE_ENV } = process.env;
  const content = await importSources('scripts/build-content.ts');
  await content.requireSoundContent();
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: true } });
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  // Read at run time, next to the bundle, by the same relative path as in the sources.
  for (const file of ['pgliteWorker.mjs', 'pgliteEngine.mjs', 'preparedStatements.mjs'])
    await cp(`${ROOT}server/storage/embedded/${file}`, `${ROOT}dist/server/${file}`);
  await writeFile(`${ROOT}dist/cli.js`, "#!/usr/bin/env node\nimport './server/cli.js';\n", {
    mode: 0o755,
  });
  await cp(`${ROOT}server/storage/migrations`, `${ROOT}dist/server/migrations`, {
    recursive: true,
  });
  await content.writeSharePictures(`${ROOT}dist/client`);
  await precompress(`${ROOT}dist/client`);
  checkFirstLoad(`${ROOT}dist/client`);
  writeFileSync(STAMP, hash);
}
