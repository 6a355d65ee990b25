import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from 'playwright';

/** The paths of a system's own Chromium, whole. */
const WHOLE_PATHS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', ...WHOLE_PATHS];

/** No connections to other hosts, and no sandbox, which containers refuse. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Whether there is one to start. */
export function hasChromium(): boolean {
  const { executablePath = chromium.executablePath() } = chromiumLaunch();
  return existsSync(executablePath);
}

/**
 * How the tests start Chromium: the path in `CHROMIUM_PATH`, else Playwright's own when it is
 * installed, else the system's. When there is none, Playwright's message says how to install one.
 */
export function chromiumLaunch(): Pick<LaunchOptions, 'executablePath' | 'args'> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') return { executablePath: named, args: ARGS };
  if (existsSync(chromium.executablePath())) return { args: ARGS };
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  return system === undefined ? { args: ARGS } : { executablePath: system, args: ARGS };
}

/** The whole browser: the headless shell, which is quicker, shows no notifications. */
export function wholeChromiumLaunch(): Pick<LaunchOptions, 'executablePath' | 'args' | 'channel'> {
  const system = WHOLE_PATHS.find((path) => existsSync(path));
  return system === undefined
    ? { channel: 'chromium', args: ARGS }
    : { executablePath: system, args: ARGS };
}
