import { expect, it } from 'vitest';
import { type ModalEntry, type ModalStackState, modalStack, topModal } from './modalStack';

const Component = () => null;

function anEntry(id: string): Omit<ModalEntry, 'open' | 'order'> {
  return { id, Component, payload: { id }, openedAt: 0 };
}

function stackOf(...ids: string[]): ModalStackState {
  return ids.reduce<ModalStackState>(
    (state, id) => modalStack(state, { type: 'open', entry: anEntry(id) }),
    [],
  );
}

function summary(state: ModalStackState) {
  return state.map(({ id, open, order }) => `${id} ${open ? 'open' : 'closing'} ${order}`);
}

it('places each modal above the earlier ones, from 100', () => {
  expect(summary(stackOf('a', 'b', 'c'))).toEqual(['a open 100', 'b open 101', 'c open 102']);
});

it('opens an id once: it moves to the top with its new payload', () => {
  const state = modalStack(stackOf('a', 'b'), {
    type: 'open',
    entry: { ...anEntry('a'), payload: { fresh: true } },
  });
  expect(summary(state)).toEqual(['b open 101', 'a open 102']);
  expect(state.at(-1)?.payload).toEqual({ fresh: true });
});

it('keeps a closed one until its exit animation has ended', () => {
  const closed = modalStack(stackOf('a', 'b'), { type: 'close', id: 'b' });
  expect(summary(closed)).toEqual(['a open 100', 'b closing 101']);
  expect(topModal(closed)).toBe('a');
  expect(summary(modalStack(closed, { type: 'exited', id: 'b' }))).toEqual(['a open 100']);
});

it('keeps one that was opened again while it closed', () => {
  const again = modalStack(modalStack(stackOf('a'), { type: 'close', id: 'a' }), {
    type: 'open',
    entry: anEntry('a'),
  });
  expect(summary(modalStack(again, { type: 'exited', id: 'a' }))).toEqual(['a open 100']);
});

it('closes all', () => {
  const closed = modalStack(stackOf('a', 'b'), { type: 'closeAll' });
  expect(summary(closed)).toEqual(['a closing 100', 'b closing 101']);
  expect(topModal(closed)).toBeUndefined();
});

it('updates a part of one payload, and nothing of the others', () => {
  const before = stackOf('a', 'b');
  const after = modalStack(before, { type: 'update', id: 'a', patch: { name: 'Natt' } });
  expect(after[0]?.payload).toEqual({ id: 'a', name: 'Natt' });
  expect(after[1]).toBe(before[1]);
});

it('is unchanged by an unknown id', () => {
  const state = stackOf('a');
  expect(modalStack(state, { type: 'close', id: 'x' })).toEqual(state);
  expect(modalStack(state, { type: 'exited', id: 'x' })).toEqual(state);
});
