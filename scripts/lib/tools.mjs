import { existsSync, readdirSync } from 'node:fs';
import { run } from './run.mjs';

/** Without its own windows it takes half of the processor time of the whole browser. */
const DEBIAN_HEADLESS = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
let aptUpdated = false;

/** True when Debian packages can be installed on this machine. */
const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages when possible; returns whether they are installed now. */
async function installPackages(...names) {
  if (!mayInstall()) return false;
  console.log(`Installing Debian's ${names.join(' and ')} …`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  if (!aptUpdated) await run('apt-get', ['update'], { quiet: true, env });
  aptUpdated = true;
  const code = await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    quiet: true,
    env,
  });
  return code === 0;
}

/**
 * A Chromium for tests: the one in CHROMIUM_PATH, Playwright's own, or Debian's headless shell; that
 * and the whole browser, which shows notifications, are installed when possible.
 * @returns {Promise<string | null>} its path, or null when there is none
 */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  const both = [DEBIAN_HEADLESS, DEBIAN_CHROMIUM];
  if (!both.every((path) => existsSync(path))) {
    await installPackages('chromium-headless-shell', 'chromium');
  }
  return both.find((path) => existsSync(path)) ?? null;
}

const DEBIAN_FIREFOX = '/usr/bin/firefox-esr';

/**
 * Firefox, Debian's: the one in FIREFOX_PATH, or installed when possible.
 * @returns {Promise<string | null>} its path, or null when there is none
 */
export async function findFirefox() {
  if (process.env.FIREFOX_PATH) return process.env.FIREFOX_PATH;
  return existsSync(DEBIAN_FIREFOX) || (await installPackages('firefox-esr'))
    ? DEBIAN_FIREFOX
    : null;
}

const WEBKIT_PARTS = { '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver', '/usr/bin/Xvfb': 'xvfb' };
const LIBRARIES = '/usr/lib/';

/**
 * WebKitGTK's own browser, which `WebKitWebDriver` drives on a display of `Xvfb`; all three are
 * installed when possible.
 * @returns {Promise<string | null>} the browser's path, or null when one of them is missing
 */
export async function findWebKit() {
  for (const [file, name] of Object.entries(WEBKIT_PARTS))
    if (!existsSync(file) && !(await installPackages(name))) return null;
  if (process.env.WEBKIT_PATH) return process.env.WEBKIT_PATH;
  const machine = readdirSync(LIBRARIES).filter((name) => name.endsWith('-linux-gnu'));
  const paths = machine.map((name) => `${LIBRARIES}${name}/webkit2gtk-4.1/MiniBrowser`);
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * A temporary PostgreSQL, its programs installed from Debian when possible.
 * @param {string} [under] The folder that its data are in.
 * @returns {ReturnType<typeof import('../testing/postgres.mjs').startPostgres>}
 */
export async function findPostgres(under) {
  const { startPostgres } = await import('../testing/postgres.mjs');
  // Its log is never read, and may be in memory
  const options = { under, settings: { max_wal_size: '256MB', min_wal_size: '64MB' } };
  const first = await startPostgres(options);
  if (first.url !== null || !(await installPackages('postgresql'))) return first;
  return startPostgres(options);
}

/** Whether ClamAV's daemon is there, installed from Debian when this machine allows it. */
export async function hasClamd() {
  const { CLAMD } = await import('../testing/clamd.mjs');
  return existsSync(CLAMD) || (await installPackages('clamav-daemon'));
}
