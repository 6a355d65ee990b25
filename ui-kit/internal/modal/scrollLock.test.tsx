import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lockScroll } from './scrollLock';

const root = document.documentElement;
const isLocked = () => root.style.overflow === 'hidden';
/** What `whenIdle` waits where the browser does not say when it is idle. */
const idle = () => vi.runAllTimers();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  idle();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.removeAttribute('style');
});

it('locks at once, and is released when the browser is idle', () => {
  const release = lockScroll();
  expect(isLocked()).toBe(true);
  release();
  expect(isLocked()).toBe(true);
  idle();
  expect(isLocked()).toBe(false);
});

it('is shared: the last release counts', () => {
  const [lower, upper] = [lockScroll(), lockScroll()];
  lower();
  idle();
  expect(isLocked()).toBe(true);
  upper();
  idle();
  expect(isLocked()).toBe(false);
});

it('stays when another modal opens before the browser is idle', () => {
  const first = lockScroll();
  first();
  const second = lockScroll();
  idle();
  expect(isLocked()).toBe(true);
  second();
  idle();
  expect(isLocked()).toBe(false);
});

it.each([
  ['keeps the width of a page with a scrollbar', 1009, '35px'],
  ['pads nothing where scrollbars have no width', 1024, '20px'],
])('%s', (_name, clientWidth, padding) => {
  document.body.style.paddingRight = '20px';
  vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(clientWidth);
  expect(window.innerWidth).toBe(1024);
  const release = lockScroll();
  expect(document.body.style.paddingRight).toBe(padding);
  release();
  idle();
  expect(document.body.style.paddingRight).toBe('20px');
});
