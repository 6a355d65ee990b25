import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { type Bytes, brotliSize } from './bytes';

const ENTRIES = fileURLToPath(new URL('entries/', import.meta.url));
/** The dependencies of every entry: React and the benchmark's own code. */
const BASE = /node_modules\/(react|react-dom|scheduler)\/|bench\/kit\/page\//;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** An entry as it was built. */
export interface BuiltEntry {
  /** Without the base. */
  bytes: Bytes;
  /** The base's scripts, the same for all. */
  base: number;
}

/**
 * Builds one entry for production into `folder/<name>/`, with a page that loads it.
 * @param name Below `entries/`, without its ending.
 */
export async function buildEntry(name: string, folder: string): Promise<BuiltEntry> {
  const result = await build({
    configFile: false,
    root: ENTRIES,
    base: `/${name}/`,
    logLevel: 'warn',
    mode: 'production',
    plugins: [react()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(ENTRIES, `${name}.tsx`),
        output: { codeSplitting: { groups: [{ name: 'base', test: BASE }] } },
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite gave no single build.');
  for (const file of result.output) {
    const path = join(folder, name, file.fileName);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contentOf(file));
  }
  const atOnce = loadedAtOnce(result.output);
  writeFileSync(join(folder, name, 'index.html'), pageOf(name, result.output, atOnce));
  return measureFiles(result.output, atOnce);
}

const contentOf = (file: Output) => (file.type === 'chunk' ? file.code : file.source);

/** The names of what the entry imports statically, style sheets included. */
function loadedAtOnce(output: readonly Output[]): ReadonlySet<string> {
  const chunks = output.filter((file) => file.type === 'chunk');
  const found = new Set<string>();
  const follow = (fileName: string) => {
    const chunk = chunks.find((one) => one.fileName === fileName);
    if (!chunk || found.has(fileName)) return;
    found.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    chunk.imports.forEach(follow);
  };
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk.fileName);
  return found;
}

function pageOf(name: string, output: readonly Output[], atOnce: ReadonlySet<string>): string {
  const styles = [...atOnce].filter((file) => file.endsWith('.css'));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
${styles.map((style) => `<link rel="stylesheet" href="/${name}/${style}">`).join('\n')}
<script type="module" src="/${name}/${entry?.fileName}"></script></head><body></body></html>`;
}

function measureFiles(output: readonly Output[], atOnce: ReadonlySet<string>): BuiltEntry {
  const built: BuiltEntry = { bytes: { js: 0, css: 0, later: 0 }, base: 0 };
  for (const file of output) {
    const kind = /\.(js|css)$/.exec(file.fileName)?.[1];
    if (kind === undefined) continue;
    const size = brotliSize(contentOf(file));
    if (file.type === 'chunk' && file.name === 'base') built.base += size;
    else if (!atOnce.has(file.fileName)) built.bytes.later += size;
    else if (kind === 'js') built.bytes.js += size;
    else built.bytes.css += size;
  }
  return built;
}
