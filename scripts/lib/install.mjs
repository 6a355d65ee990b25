import { existsSync, statSync } from 'node:fs';
import { ROOT } from './paths.mjs';
import { run } from './run.mjs';

/** npm touches this file at every install. */
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;

/**
 * Installs the dependencies when they are missing or older than the lock file.
 * @param {AbortSignal} [signal] ends an installation.
 */
export async function installDependencies(signal) {
  if (
    existsSync(INSTALLED) &&
    statSync(INSTALLED).mtimeMs >= statSync(`${ROOT}package-lock.json`).mtimeMs
  ) {
    return;
  }
  console.log('Installing the dependencies (about a minute the first time) …');
  // With development tools, whatever NODE_ENV is: the product is built here.
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    quiet: true,
    signal,
  });
  if (code !== 0) throw new Error('npm ci failed; see its output above.');
}
