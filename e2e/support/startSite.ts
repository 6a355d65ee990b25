import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/testing/freePort.mjs';

/** The command that starts the product on an empty data folder. */
export const START_COMMAND = ['node', 'scripts/startForTests.mjs'] as const;

/** Milliseconds between two checks whether it has started. */
const POLL = 200;
/** Milliseconds within which it must answer. */
const START_LIMIT = 100_000;

/** The product for tests: its address, and the file with the integration key of their employer. */
export interface Site {
  url: string;
  keyFile: string;
}

/** Where a site on `port` leaves the integration key of the tests' employer. */
export const keyFileOf = (port: number): string => join(tmpdir(), `vikari-e2e-employer-${port}`);

/** The settings of a site on `port`. */
export const siteEnv = (port: number): Record<string, string> => ({
  PORT: String(port),
  DEMO_RECRUITER_SECONDS: '2',
  EMPLOYER_KEY_FILE: keyFileOf(port),
});

/**
 * Starts the product at a free port. Rejects when it ends or takes too long before it answers.
 *
 * @param settings - environment variables besides those of every site.
 * @returns the site, and how to stop it.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<Site & { stop: () => Promise<void> }> {
  const port = await freePort();
  const latest = Date.now() + START_LIMIT;
  const [program, ...args] = START_COMMAND;
  const child = spawn(program, args, {
    env: { ...process.env, ...siteEnv(port), ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Said only where it does not start: each tells of its migrations
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit');
  const url = `http://localhost:${port}`;
  const answers = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  const stop = async () => {
    child.kill();
    await ended;
  };
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}:\n${said}`);
    if (Date.now() > latest) {
      await stop();
      throw new Error(`The site has not answered for ${START_LIMIT} ms:\n${said}`);
    }
    await wait(POLL);
  }
  return { url, keyFile: keyFileOf(port), stop };
}
