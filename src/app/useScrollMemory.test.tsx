import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderSite } from '../testing/renderSite';
import { useScrollMemory } from './useScrollMemory';

function Page({ name }: { name: string }) {
  useScrollMemory();
  return <h1>{name}</h1>;
}

/** jsdom has no layout: it scrolls to any position. */
function scrollBy(position: number): void {
  vi.stubGlobal('scrollY', position);
  window.dispatchEvent(new Event('scroll'));
}

const scrollTo = vi.fn();
/** jsdom has none: called, a part of the page has got another size. */
let resize: () => void = () => undefined;
beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback;
      }
      observe() {}
      disconnect() {
        resize = () => undefined;
      }
    },
  );
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

it('shows a page again where it was left, and a new one at its top', async () => {
  const { router } = await renderSite(
    ['list', 'job'].map((name) => ({ path: `/${name}`, element: <Page name={name} /> })),
    { path: '/list' },
  );
  scrollBy(6832);
  await router.navigate('/job');
  await screen.findByRole('heading', { name: 'job' });
  expect(scrollTo).not.toHaveBeenCalled();
  scrollBy(0);
  await router.navigate(-1);
  await screen.findByRole('heading', { name: 'list' });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 6832, behavior: 'instant' });

  // Cards that are drawn later have other heights than their places had
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('wheel'));
  resize();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('leaves scrolling to the browser when the document is left', async () => {
  await renderSite(<Page name="list" />);
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
});
