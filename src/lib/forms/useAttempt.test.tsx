import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { useAttempt } from './useAttempt';

const LOST = new ApiError('network_error', 'No answer.');
const REFUSED = new ApiError('conflict', 'Not now.');

const attempt = () =>
  renderHook(({ about }) => useAttempt<string>(about), { initialProps: { about: 'free' } });

it.each([
  ['after the failure', LOST, ['fail', 'change'], null, true],
  ['before the failure is noticed', LOST, ['change', 'fail'], null, true],
  ['not at all', LOST, ['fail'], 'failed', false],
  // The server has said that it did nothing: somebody else did
  ['after a refusal', REFUSED, ['fail', 'change'], 'failed', false],
] as const)('what it was about changes %s', (_when, error, steps, problem, isDone) => {
  const { result, rerender } = attempt();
  act(() => result.current.begin());
  for (const step of steps) {
    if (step === 'change') rerender({ about: 'booked' });
    else act(() => result.current.fail('failed', error));
  }
  expect(result.current).toMatchObject({ problem, isDone });
});

it('begins anew with the next press', () => {
  const { result, rerender } = attempt();
  act(() => result.current.begin());
  act(() => result.current.fail('failed', LOST));
  rerender({ about: 'booked' });
  act(() => result.current.begin());
  expect(result.current).toMatchObject({ problem: null, isDone: false });
  act(() => result.current.fail('failed again', LOST));
  expect(result.current).toMatchObject({ problem: 'failed again', isDone: false });
});

it('is done when the server says so', () => {
  const { result } = attempt();
  act(() => result.current.begin());
  expect(result.current.isDone).toBe(false);
  act(() => result.current.succeed());
  expect(result.current).toMatchObject({ problem: null, isDone: true });
});
