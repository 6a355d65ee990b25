import { readFileSync } from 'node:fs';

/** Milliseconds between two looks: as long as a port and a folder stay taken after npm has gone. */
const EVERY = 250;

/**
 * The parent of a process; null when it has ended, or where the system has no `/proc`.
 * @param {number} pid
 */
function parentOf(pid) {
  try {
    // The name of the program, in brackets, may hold anything
    const [, rest = ''] = /^.*\)(.*)$/su.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(rest.trim().split(' ')[1]);
  } catch {
    return null;
  }
}

/**
 * Whether a process is the shell in which npm runs the command of a script.
 * @param {number} pid @param {string} command
 */
function isShellOf(pid, command) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(command);
  } catch {
    return false;
  }
}

/** What runs until it is stopped. */
const LASTING = new Set(['start', 'dev']);

/** @type {import('./startedBy.mjs').onNpmGone} */
export function onNpmGone(gone, env = process.env) {
  const command = env.npm_lifecycle_script;
  if (!LASTING.has(env.npm_lifecycle_event ?? '') || command === undefined) return () => undefined;
  const parent = process.ppid;
  // Debian's shell stays between npm and this process, and outlives an npm that is killed
  const npm = isShellOf(parent, command) ? parentOf(parent) : null;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === null || parentOf(parent) === npm)) return;
    clearInterval(timer);
    gone();
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
