import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { nodeScript } from '../../scripts/lib/nodeScript.mjs';

const CHILD = new URL('./testing/neverReady.ts', import.meta.url);

// The first process of a container does not die of a signal that it does not listen to
it.each(['SIGTERM', 'SIGINT'] as const)(
  'a start that takes long answers %s itself: it ends at once, in order',
  async (signal) => {
    const child = fork(await nodeScript(CHILD), { execArgv: [], stdio: 'ignore' });
    const ended = once(child, 'exit');
    await once(child, 'message');
    child.kill(signal);
    expect(await ended).toEqual([0, null]);
  },
);

it('a signal that comes before anything is read in is not lost', async () => {
  const child = fork(await nodeScript(CHILD), ['at-once'], { execArgv: [], stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
