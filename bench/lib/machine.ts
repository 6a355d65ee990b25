import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { median } from '../kit/statistics';
import { browserPath } from './browserPath';

/** The facts besides the code that a result depends on; nothing that identifies the machine. */
export interface Machine {
  cores: number;
  memoryGb: number;
  node: string;
  /** null when there is none. */
  chromium: string | null;
  /** Milliseconds for a fixed piece of work in one thread; absent in old results. */
  reference?: number;
}

/** The facts of this machine. */
export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: chromiumVersion(),
    reference: referenceTime(),
  };
}

/** The median of five runs of a fixed piece of work: some machines are slower on some days. */
function referenceTime(): number {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ id: `row-${at}`, at, odd: at % 2 }));
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    const copies = JSON.parse(JSON.stringify(rows)) as typeof rows;
    copies.sort((a, b) => b.odd - a.odd || a.id.localeCompare(b.id));
    return performance.now() - start;
  });
  return median(times);
}

function chromiumVersion(): string | null {
  const path = browserPath();
  if (!existsSync(path)) return null;
  const said = execFileSync(path, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /\d+(\.\d+)+/.exec(said)?.[0] ?? null;
}
