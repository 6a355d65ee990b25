import { act, screen, waitFor } from '@testing-library/react';
import { type RouteObject, useRouteError } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withWords } from '../../i18n/withWords';
import { renderSite } from '../../testing/renderSite';
import { ErrorPage } from './ErrorPage';

const loadAnew = vi.fn<(message: string) => Promise<boolean>>();
beforeEach(() => {
  loadAnew.mockReset();
  window.vikariStart = { hydrated: () => [], failed: () => {}, loadAnew, waits: () => undefined };
});
afterEach(() => {
  delete window.vikariStart;
});

const Failed = () => <ErrorPage error={useRouteError()} />;

/** Goes to a page that comes late. */
async function click(load: () => Promise<object>) {
  const routes: RouteObject[] = [
    {
      ErrorBoundary: Failed,
      children: [
        { path: '/', element: <p>Start</p> },
        { path: '/nytt', lazy: withWords([], load) },
      ],
    },
  ];
  const { router } = await renderSite(routes);
  await act(() => router.navigate('/nytt'));
  return router;
}
/** As Chromium, Firefox and Safari say that code is gone. */
const REASONS = [
  'Failed to fetch dynamically imported module: https://vikari.example/assets/New-a.js',
  'error loading dynamically imported module: https://vikari.example/assets/New-a.js',
  'Importing a module script failed.',
];
const gone =
  (reason = REASONS[0]) =>
  async (): Promise<object> => {
    throw new TypeError(reason);
  };
const again = () => screen.findByRole('button', { name: 'Försök igen' });

it.each(REASONS)('loads the page that was clicked anew without an error: %s', async (reason) => {
  loadAnew.mockResolvedValue(true);
  const router = await click(gone(reason));
  await waitFor(() => expect(loadAnew).toHaveBeenCalledOnce());
  expect(loadAnew.mock.calls[0]?.[0]).toContain(reason);
  // The address is the one that was clicked
  expect(router.state.location.pathname).toBe('/nytt');
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
});

it('shows the error where the page was loaded anew already, or nothing answers', async () => {
  loadAnew.mockResolvedValue(false);
  await click(gone());
  expect(await again()).toBeVisible();
});

it('leaves a page that failed by itself to its reader', async () => {
  await click(async () => ({
    Component: () => null,
    loader: () => {
      throw new Error('broken');
    },
  }));
  expect(await again()).toBeVisible();
  expect(loadAnew).not.toHaveBeenCalled();
});
