import { statSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /(?:<script type="module" src|<link rel="modulepreload" href)="\/([^"]+\.js)"/g;

/**
 * Bytes (brotli, as built) of the scripts that a page's own tags name: its entry, its route and
 * all that those import statically.
 */
export function taggedScriptBytes(html: string, clientDir: string): number {
  const files = new Set([...html.matchAll(SCRIPT)].map(([, file = '']) => file));
  return [...files]
    .map((file) => statSync(join(clientDir, `${file}.br`)).size)
    .reduce((total, size) => total + size, 0);
}
