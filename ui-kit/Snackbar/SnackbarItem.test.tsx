import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SnackbarItem } from './SnackbarItem';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['the pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('stays while %s is on it', (_name, comes, goes) => {
  const onDone = vi.fn();
  const message = { id: 'a', text: 'Borttaget', type: 'info', duration: 2000 } as const;
  render(<SnackbarItem message={message} closeLabel="Stäng" onDone={onDone} />);
  const item = screen.getByText('Borttaget');
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  pass(1500);
  comes(item);
  pass(60_000);
  expect(onDone).not.toHaveBeenCalled();
  goes(item);
  pass(499);
  expect(onDone).not.toHaveBeenCalled();
  pass(1);
  expect(onDone).toHaveBeenCalledOnce();
});
