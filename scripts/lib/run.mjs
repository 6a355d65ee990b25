import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/**
 * Runs a command, in the project's root unless `cwd` says otherwise, and waits for it.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string | undefined>, quiet?: boolean, cwd?: string, signal?: AbortSignal }}
 *   [options] `quiet` shows the output only when the command fails; `signal` ends it.
 * @returns {Promise<number>} its exit code; 127 when it could not be started
 */
export function run(command, args, { env = {}, quiet = false, cwd = ROOT, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      signal,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', () => resolve(127));
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Runs a tool of `node_modules/.bin`; returns the same as `run`. */
export const runTool = (name, args, options) =>
  run(`${ROOT}node_modules/.bin/${name}`, args, options);
