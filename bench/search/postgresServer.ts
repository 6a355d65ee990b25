import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { NotRunError } from './engine';

const SCRIPT = fileURLToPath(new URL('../../scripts/testing/postgres.mjs', import.meta.url));

/** A temporary PostgreSQL on this machine; throws a `NotRunError` when it is not installed. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = spawn(process.execPath, [SCRIPT], { stdio: ['ignore', 'pipe', 'pipe'] });
  let reason = '';
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    reason += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).once('line', resolve);
    server.once('exit', () => reject(new NotRunError(reason.trim())));
  });
  return {
    url,
    async stop() {
      server.removeAllListeners('exit');
      const gone = once(server, 'exit');
      server.kill('SIGTERM');
      await gone;
    },
  };
}
