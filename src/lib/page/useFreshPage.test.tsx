import { act, screen, waitFor } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { useRouteError } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import { withWords } from '../../i18n/withWords';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { ErrorPage } from './ErrorPage';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
  reload.mockReset();
});

const Failed = () => <ErrorPage error={useRouteError()} />;

/** A page whose code is gone since an update, and a service that answers so. */
async function click(answer: unknown, load: () => Promise<object> = gone) {
  const { client } = fakeServices({ [getMe.path]: answer });
  const routes: RouteObject[] = [
    {
      ErrorBoundary: Failed,
      children: [
        { path: '/', element: <p>Start</p> },
        { path: '/nytt', lazy: withWords([], load) },
      ],
    },
  ];
  const { router } = await renderSite(routes, { api: client });
  await act(() => router.navigate('/nytt'));
}
async function gone(): Promise<object> {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/New-a.js');
}
const ME = { status: 0, profile: aProfile(), sharedComputer: false };
const again = () => screen.findByRole('button', { name: 'Försök igen' });

it('loads the page that was clicked anew, once', async () => {
  await click(ME);
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: 'Försök igen' })).toBeNull();
  // The same entry of the history, after the reload
  await click(ME);
  expect(await again()).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

it('does so where the service answers with an error, and not where nothing answers', async () => {
  await click(new ApiError('rate_limited', 'Too many.'));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  window.history.replaceState(null, '');
  await click(new ApiError('network_error', 'Lost.'));
  expect(await again()).toBeVisible();
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves a page that failed by itself to its reader', async () => {
  await click(ME, async () => ({
    Component: () => null,
    loader: () => {
      throw new Error('broken');
    },
  }));
  expect(await again()).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});
