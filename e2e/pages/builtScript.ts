import { readFileSync } from 'node:fs';

const MANIFEST = new URL('../../dist/client/.vite/manifest.json', import.meta.url);

/** The file that the build has made of a module that is loaded later, such as `assets/D4k2x1a.js`. */
export function builtScript(source: string): string {
  const chunk: { file: string } | undefined = JSON.parse(readFileSync(MANIFEST, 'utf8'))[source];
  if (chunk === undefined) throw new Error(`The build has no ${source}.`);
  return chunk.file;
}
