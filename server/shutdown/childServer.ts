import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';
import type { ChildReady } from '../chaos/childMessages';

const CHILD = new URL('./child.ts', import.meta.url);

/** A whole server in its own process. */
export interface ChildServer {
  process: ChildProcess;
  ready: ChildReady;
  /** Its exit code, or the signal that ended it. */
  exited: Promise<number | string>;
}

/** How a process ended that never listened. */
export interface FailedStart {
  code: number | null;
  stderr: string;
}

/** The database and the limit, as settings. */
export type ChildSettings = Record<'DATA_DIR' | 'DATABASE_URL' | 'SHUTDOWN_SECONDS', string>;

/** Starts it; resolves when it listens, or has exited before. */
export async function tryChildServer(
  settings: Partial<ChildSettings>,
): Promise<ChildServer | FailedStart> {
  const child = fork(await nodeScript(CHILD), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: '', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const closed = once(child, 'close');
  const exited = closed.then(([code, signal]): number | string => code ?? signal);
  return Promise.race([
    once(child, 'message').then(([ready]): ChildServer => ({ process: child, ready, exited })),
    closed.then(([code]): FailedStart => ({ code, stderr })),
  ]);
}

/** Starts one that is expected to listen. */
export async function startChildServer(settings: Partial<ChildSettings>): Promise<ChildServer> {
  const child = await tryChildServer(settings);
  if ('stderr' in child) throw new Error(`It ended with ${child.code}: ${child.stderr}`);
  return child;
}
