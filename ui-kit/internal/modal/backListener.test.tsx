import { expect, it, vi } from 'vitest';
import { hearBackFirst, listenForBack } from './backListener';

it('handles a step before a router that was created later, and can hide the step from it', () => {
  // In the capture phase: the order of Chromium, where a window's listeners run as they were added.
  const router = vi.fn();
  hearBackFirst();
  window.addEventListener('popstate', router, true);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledOnce();

  listenForBack((event) => event.stopImmediatePropagation());
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(router).toHaveBeenCalledOnce();
  window.removeEventListener('popstate', router, true);
});
