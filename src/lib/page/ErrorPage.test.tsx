import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RouteObject, useRouteError } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ApiError } from '#domain/api/errors';
import { openNow } from '#domain/api/home';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { ErrorPage } from './ErrorPage';
import { revalidateOnNewPath } from './revalidateOnNewPath';

const Page = () => <p>{usePageExtra<object | null>() ? 'Listan' : 'Utan listan'}</p>;
const Failed = () => <ErrorPage error={useRouteError()} />;

it.each([
  ['whose loader runs for another path only', revalidateOnNewPath],
  ['whose loader always runs', undefined],
])('reads a page again that failed, %s', async (_, shouldRevalidate) => {
  let fails = true;
  const { client } = fakeServices({
    [openNow.path]: () => {
      if (fails) throw new ApiError('unavailable', 'The database is gone.');
      return { status: 0 };
    },
  });
  const failing: RouteObject = {
    path: '/lista',
    loader: pageLoader((prefetch) => prefetch.peek(openNow, {})),
    Component: Page,
    ErrorBoundary: Failed,
    ...(shouldRevalidate && { shouldRevalidate }),
  };
  const { router } = await renderSite([{ path: '/', element: null }, failing], { api: client });
  await act(() => router.navigate('/lista'));
  const again = await screen.findByRole('button', { name: 'Försök igen' });
  await userEvent.click(again);
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeVisible();
  fails = false;
  // Over before the next rendering
  await act(async () => {
    screen.getByRole('button', { name: 'Försök igen' }).click();
    await new Promise<void>((resolve) => {
      router.subscribe(({ loaderData }) => Object.keys(loaderData).length > 0 && resolve());
    });
  });
  expect(await screen.findByText('Listan')).toBeVisible();
});
