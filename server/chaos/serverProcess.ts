import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';
import { fillDataFolder } from '../storage/testing/dataFolder';
import type { ChildReady } from './childMessages';

const CHILD = new URL('./child.ts', import.meta.url);

export interface ServerProcess {
  ready: ChildReady;
  /** `kill -9`; resolves when the process is gone. */
  kill(): Promise<void>;
}

/** Starts a server in its own process on the data folder; resolves when it listens. */
export async function startServerProcess(dataDir: string): Promise<ServerProcess> {
  if (!existsSync(join(dataDir, 'postgres'))) await fillDataFolder(dataDir);
  const child = fork(await nodeScript(CHILD), {
    execArgv: [],
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const exited = once(child, 'exit');
  const ready = await Promise.race([
    once(child, 'message').then(([message]): ChildReady => message),
    exited.then(([code]): never => {
      throw new Error(`The server ended with ${code} before it listened: ${stderr}`);
    }),
  ]);
  return {
    ready,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
