import { expect, it } from 'vitest';
import { createGate } from '../testing/gate';
import { createTaskQueue, MOST_FIRST } from './taskQueue';

/** A queue that is busy until `open`, and what it has done since, in order. */
function aBusyQueue() {
  const queue = createTaskQueue();
  const gate = createGate();
  const busy = queue.run(() => gate.opened);
  const done: string[] = [];
  const noting = (name: string) => async () => void done.push(name);
  return { queue, done, noting, open: () => gate.open(), busy };
}

it('does what is short before what waits, each in the order of the calls', async () => {
  const { queue, done, noting, open } = aBusyQueue();
  const all = [
    queue.run(noting('save 1')),
    queue.run(noting('save 2')),
    queue.runFirst(noting('read 1')),
    queue.runFirst(noting('read 2')),
  ];
  open();
  await Promise.all(all);
  expect(done).toEqual(['read 1', 'read 2', 'save 1', 'save 2']);
});

it('lets what waits have its turn, however much comes before it', async () => {
  const { queue, done, noting, open } = aBusyQueue();
  const reads = Array.from({ length: 3 * MOST_FIRST }, () => queue.runFirst(noting('read')));
  const saves = ['save 1', 'save 2'].map((name) => queue.run(noting(name)));
  open();
  await Promise.all([...reads, ...saves]);
  expect(done.indexOf('save 1')).toBe(MOST_FIRST);
  expect(done.indexOf('save 2')).toBe(2 * MOST_FIRST + 1);
});

it('gives an error to its own caller, and goes on', async () => {
  const { queue, done, noting, open, busy } = aBusyQueue();
  const failed = queue.run(() => Promise.reject(new Error('refused')));
  const next = queue.run(noting('next'));
  open();
  await busy;
  await expect(failed).rejects.toThrow('refused');
  await next;
  expect(done).toEqual(['next']);
  await Promise.resolve();
  expect(queue.size).toBe(0);
});
