import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onNpmGone } from '../../scripts/lib/startedBy.mjs';

const WATCH = fileURLToPath(new URL('../../scripts/watch.mjs', import.meta.url));
const PROGRAM = fileURLToPath(new URL('testing/startedByNpm.mjs', import.meta.url));

describe.each([
  ['start', [PROGRAM]],
  // By way of the program that starts it anew when a file changes
  ['dev', [WATCH, PROGRAM]],
])('npm ends under its server, which it was to %s', (script, args) => {
  let folder: string;
  let listener: Server;
  let npm: ChildProcess;
  let told: Socket | undefined;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'vikari-npm-'));
    const command = ['node', ...args.map((arg) => JSON.stringify(arg))].join(' ');
    const scripts = { [script]: command };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts }));
    listener = createServer().listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    npm = spawn('npm', ['run', script], {
      cwd: folder,
      env: { ...process.env, TOLD_TO: String(port) },
      stdio: 'ignore',
    });
  });
  afterEach(() => {
    npm.kill('SIGKILL');
    // What it started ends with this
    told?.destroy();
    listener.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s: the server stops in order, and leaves neither port nor folder taken',
    async (signal) => {
      [told] = (await once(listener, 'connection')) as [Socket];
      const said: string[] = [];
      for await (const line of createInterface(told)) {
        said.push(line);
        if (said.length === 1) npm.kill(signal);
      }
      expect(said).toEqual([expect.stringMatching(/^\d+$/u), 'stopped']);
    },
  );
});

describe('whoever started a server ends, and was not npm start or dev', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([{}, { npm_lifecycle_event: 'test', npm_lifecycle_script: 'node scripts/test.mjs' }])(
    'the server goes on: %o',
    (env) => {
      vi.useFakeTimers();
      const gone = vi.fn();
      const end = onNpmGone(gone, env);
      vi.spyOn(process, 'ppid', 'get').mockReturnValue(1);
      vi.advanceTimersByTime(60_000);
      expect(gone).not.toHaveBeenCalled();
      end();
    },
  );
});
