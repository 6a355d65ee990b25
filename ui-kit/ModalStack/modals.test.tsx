import { expect, it, vi } from 'vitest';
import type { StackedModalProps } from './modalStack';
import { createModalStore } from './modals';

function Ask(_props: StackedModalProps<{ question: string }, number>) {
  return null;
}

it('resolves with the result that it was closed with', async () => {
  const store = createModalStore(() => 1234);
  const answer = store.open(Ask, { question: 'How many?' }, { id: 'ask' });
  expect(store.getState()).toMatchObject([{ id: 'ask', openedAt: 1234, order: 100 }]);
  store.settle('ask', 42);
  await expect(answer).resolves.toBe(42);
});

it('resolves with undefined when dismissed: top, by id, all', async () => {
  const store = createModalStore();
  const first = store.open(Ask, { question: '1' });
  const second = store.open(Ask, { question: '2' }, { id: 'second' });
  const third = store.open(Ask, { question: '3' });
  store.closeTop();
  await expect(third).resolves.toBeUndefined();
  store.close('second');
  await expect(second).resolves.toBeUndefined();
  store.closeAll();
  await expect(first).resolves.toBeUndefined();
});

it('settles the promise of a modal that is opened again', async () => {
  const store = createModalStore();
  const first = store.open(Ask, { question: '1' }, { id: 'ask' });
  const second = store.open(Ask, { question: '2' }, { id: 'ask' });
  await expect(first).resolves.toBeUndefined();
  store.settle('ask', 7);
  await expect(second).resolves.toBe(7);
});

it('notifies subscribers until they unsubscribe', () => {
  const store = createModalStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  void store.open(Ask, { question: '1' }, { id: 'ask' });
  store.update<{ question: string }>('ask', { question: '2' });
  expect(store.getState()[0]?.payload).toEqual({ question: '2' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.closeTop();
  store.closeTop();
  expect(listener).toHaveBeenCalledTimes(2);
});
