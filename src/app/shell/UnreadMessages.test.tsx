import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshChats } from '../../data/chats';
import { withWords } from '../../i18n/withWords';
import { PageHead } from '../../lib/page/PageHead';
import { aProfile } from '../../testing/aProfile';
import { fakeServices } from '../../testing/fakeServices';
import { renderSite } from '../../testing/renderSite';
import { stubMatchMedia } from '../../testing/stubMatchMedia';
import { SiteHeader } from './SiteHeader';
import { SiteTabBar } from './SiteTabBar';
import { UnreadMessages } from './UnreadMessages';

const close = vi.fn();

beforeEach(() => {
  close.mockReset();
  stubMatchMedia();
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', class {});
  const getNotifications = async () => [{ close }];
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => ({ getNotifications }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openWith(unreadChats: number) {
  await withWords('notifications', async () => null)();
  const chats = { status: 0, results: [], nextPageToken: null, unreadChats };
  const { client } = fakeServices({
    'session/me': { status: 0, profile: aProfile() },
    'chats/fetch_chats': () => ({ ...chats }),
  });
  const site = await renderSite(
    <>
      <PageHead title="Ansökningar" noIndex />
      <SiteHeader />
      <SiteTabBar />
      <UnreadMessages />
    </>,
    { api: client },
  );
  /** The names of the links, each once: in the header, its menu and the tab bar. */
  const names = async () => {
    const links = await screen.findAllByRole('link', { name: /^Meddelanden/ });
    expect(links.length).toBeGreaterThan(1);
    return [...new Set(links.map((link) => link.textContent))];
  };
  return {
    ...site,
    names,
    async read(left: number) {
      chats.unreadChats = left;
      await refreshChats(site.data);
    },
  };
}

it('shows the unread count in header, tab bar and title, until all is read', async () => {
  const { names, read } = await openWith(2);
  await waitFor(() => expect(document.title).toBe('(2) Ansökningar | Vikari'));
  expect(await names()).toEqual(['Meddelanden2 olästa konversationer']);
  await read(1);
  await waitFor(() => expect(document.title).toBe('(1) Ansökningar | Vikari'));
  expect(await names()).toEqual(['Meddelanden1 oläst konversation']);
  expect(close).not.toHaveBeenCalled();
  await read(0);
  await waitFor(() => expect(document.title).toBe('Ansökningar | Vikari'));
  expect(await names()).toEqual(['Meddelanden']);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});

it('removes what is shown when the session has ended', async () => {
  const { unmount } = await openWith(1);
  await waitFor(() => expect(document.title).toMatch(/^\(1\)/));
  unmount();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
});
