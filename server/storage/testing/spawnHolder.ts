import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { nodeScript } from '../../../scripts/lib/nodeScript.mjs';

const SCRIPT = new URL('./holdDatabase.ts', import.meta.url);

/** A real process that holds a data folder and writes to it. */
export interface Holder {
  process: ChildProcess;
  /** The rows that it reported as committed so far. */
  kept(): number;
  /** What it wrote to stderr; complete once `exited` has resolved. */
  errors(): string;
  /** Resolves when that many rows are committed. */
  keeps(count: number): Promise<void>;
  exited: Promise<number | null>;
}

/** Starts a holder of `dataDir`. */
export async function spawnHolder(dataDir: string): Promise<Holder> {
  const child = spawn(process.execPath, [await nodeScript(SCRIPT), dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let kept = 0;
  let errors = '';
  let unfinished = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = `${unfinished}${chunk}`.split('\n');
    unfinished = lines.pop() ?? '';
    for (const line of lines) if (/^\d+$/.test(line)) kept = Number(line);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const exited = once(child, 'close').then(([code]): number | null => code);
  return {
    process: child,
    kept: () => kept,
    errors: () => errors,
    exited,
    async keeps(count) {
      while (kept < count) {
        const ended = await Promise.race([
          once(child.stdout, 'data').then(() => false),
          exited.then(() => true),
        ]);
        if (ended) throw new Error(`The holder ended early: ${errors}`);
      }
    },
  };
}
