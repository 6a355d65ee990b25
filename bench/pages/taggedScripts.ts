import { statSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /(?:<script type="module" src|<link rel="modulepreload" href)="\/([^"]+\.js)"/g;

/**
 * Bytes (brotli, as built) of the scripts in a page's own tags: its entry, its route and all their
 * static imports.
 */
export function taggedScriptBytes(html: string, clientDir: string): number {
  const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file));
  return [...files]
    .map((file) => statSync(join(clientDir, `${file}.br`)).size)
    .reduce((total, size) => total + size, 0);
}
