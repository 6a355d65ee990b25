import { expect, it } from 'vitest';
import { type SnackbarMessage, snackbarQueue } from './snackbarQueue';

const message = (id: string, text = id): SnackbarMessage => ({
  id,
  text,
  type: 'info',
  duration: 2000,
});

it('queues in order and removes by id', () => {
  let queue = snackbarQueue([], { type: 'add', message: message('a') });
  queue = snackbarQueue(queue, { type: 'add', message: message('b') });
  expect(queue.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(snackbarQueue(queue, { type: 'remove', id: 'a' }).map(({ id }) => id)).toEqual(['b']);
  expect(snackbarQueue(queue, { type: 'remove', id: 'x' })).toHaveLength(2);
});

it('does not queue the same text twice, except as another type', () => {
  const queue = snackbarQueue([], { type: 'add', message: message('a', 'Saved') });
  expect(snackbarQueue(queue, { type: 'add', message: message('b', 'Saved') })).toEqual(queue);
  const failed: SnackbarMessage = { ...message('c', 'Saved'), type: 'error' };
  expect(snackbarQueue(queue, { type: 'add', message: failed })).toHaveLength(2);
});
