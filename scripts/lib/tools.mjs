import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Without its own windows it takes half of the processor time of the whole browser. */
const DEBIAN_HEADLESS = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
let aptUpdated = false;

/** True when Debian packages can be installed on this machine. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a Debian package when possible; returns whether it is installed now. */
async function installPackage(name) {
  if (!mayInstall()) return false;
  console.log(`Installing Debian's ${name} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!aptUpdated) await run('apt-get', ['update'], { quiet: true, env });
  aptUpdated = true;
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', name], {
    quiet: true,
    env,
  });
  return code === 0;
}

/**
 * A Chromium for tests: the one in CHROMIUM_PATH, Playwright's own, or Debian's without windows or
 * whole, which is installed when possible.
 * @returns {Promise<string | null>} its path, or null when there is none
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  if (existsSync(DEBIAN_HEADLESS) || (await installPackage('chromium-headless-shell'))) {
    return DEBIAN_HEADLESS;
  }
  if (existsSync(DEBIAN_CHROMIUM) || (await installPackage('chromium'))) return DEBIAN_CHROMIUM;
  return null;
}

/**
 * A temporary PostgreSQL, its programs installed from Debian when possible.
 * @returns {ReturnType<typeof import('../testing/postgres.mjs').startPostgres>}
 */
export async function findPostgres() {
  const { startPostgres } = await import('../testing/postgres.mjs');
  const first = await startPostgres();
  if (first.url !== null || !(await installPackage('postgresql'))) return first;
  return startPostgres();
}

/** Whether ClamAV's daemon is there, installed from Debian when this machine allows it. */
export async function hasClamd() {
  const { CLAMD } = await import('../testing/clamd.mjs');
  return existsSync(CLAMD) || (await installPackage('clamav-daemon'));
}
