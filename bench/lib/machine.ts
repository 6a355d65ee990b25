import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';
import { browserPath } from './browserPath';

/** The facts besides the code that a result depends on; nothing that identifies the machine. */
export interface Machine {
  cores: number;
  memoryGb: number;
  node: string;
  /** null when there is none. */
  chromium: string | null;
}

/** The facts of this machine. */
export function describeMachine(): Machine {
  return {
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 2 ** 30),
    node: process.versions.node,
    chromium: chromiumVersion(),
  };
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
