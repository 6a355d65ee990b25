import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnackbarProvider } from './SnackbarProvider';
import { type Toasts, useToasts } from './useToasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The messages of an application, and what shows them. */
function start(): Toasts {
  let toasts: Toasts | undefined;
  function App() {
    toasts = useToasts();
    return null;
  }
  render(
    <SnackbarProvider labels={{ region: 'Meddelanden', close: 'Stäng' }}>
      <App />
    </SnackbarProvider>,
  );
  if (toasts === undefined) throw new Error('not rendered');
  return toasts;
}
const announced = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('shows one at a time, each for as long as it takes to read, and announces it', async () => {
  const toasts = start();
  act(() => {
    toasts.success('Sparat.');
    toasts.info('Du har ett nytt meddelande.');
  });
  expect(announced()).toBe('Sparat.');
  await pass(2400);
  expect(announced()).toBe('Sparat.');
  await pass(100);
  expect(announced()).toBe('Du har ett nytt meddelande.');
});

it('takes a message away when what it says is no longer so, also one that waits', () => {
  const toasts = start();
  let takeAway = () => {};
  act(() => {
    toasts.success('Sparat.');
    takeAway = toasts.warning('Du är utan nät.');
  });
  act(() => takeAway());
  act(() => screen.getByRole('button', { name: 'Stäng' }).click());
  expect(announced()).toBe('');
});

it('waits while the focus is on it, and does its action once', async () => {
  const onPress = vi.fn();
  const toasts = start();
  act(() => void toasts.success('Borttaget.', { label: 'Ångra', onPress }));
  act(() => screen.getByRole('button', { name: 'Ångra' }).focus());
  await pass(60_000);
  expect(announced()).toBe('Borttaget.');
  act(() => screen.getByRole('button', { name: 'Ångra' }).click());
  expect(onPress).toHaveBeenCalledOnce();
  expect(announced()).toBe('');
});
