import { readFileSync } from 'node:fs';

/** What runs. */
interface Build extends Record<string, string> {
  version: string;
  node: string;
}

/** The version of the program, as its `package.json` says, and of Node. */
export function buildOf(): Build {
  return { version: versionOf(), node: process.versions.node };
}

/** Two folders up, from this file as from the built one; `unknown` where it is not there. */
function versionOf(): string {
  try {
    const file = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
    const { version }: { version?: unknown } = Object(JSON.parse(file));
    return typeof version === 'string' ? version : 'unknown';
  } catch {
    return 'unknown';
  }
}
