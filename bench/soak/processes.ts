import { readdirSync, readFileSync } from 'node:fs';

const TICKS_A_SECOND = 100;
const KB_PER_MB = 1024;
/** Places in `/proc/<pid>/stat` after the name, which is in brackets. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14] as const;

function statOf(pid: number): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

/** Seconds of CPU that a process and its children have used, also those that have ended. */
export function cpuSeconds(pid: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name));
  let ticks = 0;
  for (const one of pids.map(Number)) {
    const stat = statOf(one);
    if (!stat || (one !== pid && Number(stat[PARENT]) !== pid)) continue;
    // A child that has ended counts in its parent's
    for (const place of TIMES) ticks += Number(stat[place]);
  }
  return ticks / TICKS_A_SECOND;
}

/** Megabytes of memory that a process holds. */
export function memoryMb(pid: number): number {
  const text = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/u.exec(text)?.[1]) / KB_PER_MB;
}
