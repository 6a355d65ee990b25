import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** Installs the peers where the product does not find them; they use the product's React. */
export async function installPeers(): Promise<void> {
  if (existsSync(`${FOLDER}node_modules`)) return;
  console.log("Installing the kit's peers …");
  await promisify(execFile)('npm', [
    'ci',
    '--prefix',
    FOLDER,
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
  ]);
}
