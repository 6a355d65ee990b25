import { act, screen, waitFor } from '@testing-library/react';
import { Outlet, useRouteError } from 'react-router-dom';
import { expect, it } from 'vitest';
import { openNow } from '#domain/api/home';
import { pageLoader, usePageExtra } from '../../data/pageLoader';
import { nullWhileListsLoad } from '../../data/whileListsLoad';
import { ErrorPage } from '../../lib/page/ErrorPage';
import { revalidateOnNewPath } from '../../lib/page/revalidateOnNewPath';
import { fakeServices } from '../../testing/fakeServices';
import { loadingLists } from '../../testing/loadingLists';
import { renderSite } from '../../testing/renderSite';
import { ListsToComeHost } from './ListsToComeHost';

const Page = () => <p>{usePageExtra<object | null>() ? 'Listan' : 'Utan listan'}</p>;
const Failed = () => <ErrorPage error={useRouteError()} />;

const CASES = [
  ['sv', 'Listorna kommer automatiskt'],
  ['en', 'The lists come automatically'],
] as const;

it.each(CASES)(
  'in %s a page says what it is shown without, and gets it',
  async (language, text) => {
    const lists = loadingLists();
    const { client } = fakeServices({ [openNow.path]: () => lists.answer(() => ({ status: 0 })) });
    const loader = pageLoader((prefetch) =>
      nullWhileListsLoad(prefetch, prefetch.peek(openNow, {})),
    );
    const route = { path: '/', loader, Component: Page, HydrateFallback: () => null };
    await renderSite(
      [
        {
          element: (
            <>
              <ListsToComeHost />
              <Outlet />
            </>
          ),
          children: [route],
        },
      ],
      { language, api: client },
    );
    expect(await screen.findByText(new RegExp(text))).toHaveAttribute('role', 'status');
    expect(screen.getByText('Utan listan')).toBeVisible();
    await lists.come();
    expect(await screen.findByText('Listan')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(new RegExp(text))).toBeNull());
  },
);

it.each([
  ['sv', 'Uppdragen läses in'],
  ['en', 'The assignments are being read in'],
] as const)(
  'in %s a page that is nothing without its lists comes by itself',
  async (language, title) => {
    const lists = loadingLists();
    const { client } = fakeServices({ [openNow.path]: () => lists.answer(() => ({ status: 0 })) });
    const route = {
      path: '/lista',
      loader: pageLoader((prefetch) => prefetch.peek(openNow, {})),
      Component: Page,
      ErrorBoundary: Failed,
      shouldRevalidate: revalidateOnNewPath,
    };
    const home = { path: '/', element: null };
    const { router } = await renderSite([home, route], { language, api: client });
    await act(() => router.navigate('/lista'));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    await lists.come();
    expect(await screen.findByText('Listan')).toBeVisible();
  },
);
