import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

/**
 * Installs what a folder's package.json names, where the product does not find it; its versions
 * are exact, so it has no lock file.
 *
 * @param folder - with a slash at its end.
 */
export async function installPeers(folder: string, ...options: string[]): Promise<void> {
  if (existsSync(`${folder}node_modules`)) return;
  console.log(`Installing the packages of ${folder} …`);
  await promisify(execFile)('npm', [
    'install',
    '--prefix',
    folder,
    '--no-package-lock',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    ...options,
  ]);
}
