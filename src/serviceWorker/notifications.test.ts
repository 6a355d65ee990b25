import { describe, expect, it, vi } from 'vitest';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import type { ShownLink, ShownPush } from '#domain/notifications/shownPush';
import { type Browser, openChat, openShown, readPush, showAny, showPush } from './notifications';

const PUSH: ShownPush = {
  title: 'Nytt meddelande från Exempelvård',
  chatId: 'a-1',
  number: 4,
  language: 'sv',
};

function aBrowser({
  shown,
  urls = [],
  notOurs = false,
}: {
  shown?: number;
  urls?: readonly string[];
  notOurs?: boolean;
} = {}) {
  const acts: string[] = [];
  const show = vi.fn(async () => undefined);
  const browser: Browser = {
    show,
    shownOf: async (tag) =>
      shown === undefined ? undefined : { data: { chatId: tag, number: shown } },
    tabs: async () =>
      urls.map((url) => ({
        url: `https://vikari.test${url}`,
        focus: async () => void acts.push(`focus ${url}`),
        navigate: async (path) => {
          if (notOurs) throw new TypeError('not controlled');
          acts.push(`lead ${url} to ${path}`);
        },
      })),
    open: async (path) => void acts.push(`open ${path}`),
  };
  return { browser, show, acts };
}

describe('a push message', () => {
  it.each([
    '',
    'x',
    'null',
    '[]',
    '{"title":"Hej"}',
    JSON.stringify({ ...PUSH, number: '4' }),
    JSON.stringify({ ...PUSH, language: 'de' }),
  ])('that is not ours is ignored: %s', (text) => {
    expect(readPush(text)).toBeNull();
  });

  it('is read without unknown fields', () => {
    expect(readPush(JSON.stringify({ ...PUSH, url: 'https://evil.example' }))).toEqual(PUSH);
  });

  it.each([
    ['the first of a chat', undefined, 4, { silent: false, renotify: false }],
    ['a newer one', 3, 4, { silent: false, renotify: true }],
    ['the same once more', 4, 4, { silent: true, renotify: false }],
    ['an older one that comes late', 6, 6, { silent: true, renotify: false }],
  ])('is shown as one notification per chat: %s', async (_which, shown, kept, how) => {
    const { browser, show } = aBrowser({ ...(shown !== undefined && { shown }) });
    await showPush(browser, PUSH);
    expect(show).toHaveBeenCalledWith(
      PUSH.title,
      expect.objectContaining({ tag: 'a-1', data: { chatId: 'a-1', number: kept }, ...how }),
    );
  });
});

describe('a pressed notification', () => {
  const kept = { chatId: 'a-1', number: 4 };

  it.each([
    [
      'the tab of that chat',
      ['/jobs', '/messages/a-1?message=2'],
      ['focus /messages/a-1?message=2'],
    ],
    [
      'a tab of the messages, led there',
      ['/account', '/messages/b-2'],
      ['focus /messages/b-2', 'lead /messages/b-2 to /messages/a-1'],
    ],
    ['a new tab beside one with a form', ['/candidate/apply'], ['open /messages/a-1']],
    ['a new tab', [], ['open /messages/a-1']],
  ])('shows the chat in %s', async (_where, urls, expected) => {
    const { browser, acts } = aBrowser({ urls });
    await openChat(browser, kept);
    expect(acts).toEqual(expected);
  });

  it('opens the chat in a new tab where the old one cannot be navigated', async () => {
    const { browser, acts } = aBrowser({ urls: ['/messages'], notOurs: true });
    await openChat(browser, kept);
    expect(acts).toEqual(['focus /messages', 'open /messages/a-1']);
  });

  it('never opens another site', async () => {
    const { browser, acts } = aBrowser();
    await openChat(browser, { chatId: '//evil.example/?', number: 1 });
    await openChat(browser, null);
    expect(acts).toEqual(['open /messages/%2F%2Fevil.example%2F%3F', 'open /messages']);
  });
});

describe('a push message that leads to a page', () => {
  const ALERT: ShownLink = {
    title: '3 uppdrag i din bevakning',
    tag: 'search:s-1',
    path: '/jobs?roles=sjukskoterska&q=natt',
    language: 'sv',
  };

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/jobs/..//evil.example',
    'javascript:alert(1)',
    7,
  ])('is ignored where its path is %s', (path) => {
    expect(readPush(JSON.stringify({ ...ALERT, path }))).toBeNull();
  });

  it.each(Object.values(ACCOUNT_PLACES))('leads to %s as well', async (path) => {
    expect(readPush(JSON.stringify({ ...ALERT, path }))).toEqual({ ...ALERT, path });
    const { browser, acts } = aBrowser();
    await openShown(browser, { path });
    expect(acts).toEqual([`open ${path}`]);
  });

  it('replaces an earlier one of the same alert, and sounds again', async () => {
    expect(readPush(JSON.stringify({ ...ALERT, more: 1 }))).toEqual(ALERT);
    const { browser, show } = aBrowser({ shown: 1 });
    await showAny(browser, ALERT);
    expect(show).toHaveBeenCalledWith(
      ALERT.title,
      expect.objectContaining({ tag: ALERT.tag, data: { path: ALERT.path }, renotify: true }),
    );
  });

  it.each([
    ['in the tab that shows it', [ALERT.path, '/messages'], `focus ${ALERT.path}`],
    ['in a new tab, not in another', ['/messages', '/jobs'], `open ${ALERT.path}`],
  ])('opens %s', async (_where, urls, act) => {
    const { browser, acts } = aBrowser({ urls });
    await openShown(browser, { path: ALERT.path });
    expect(acts).toEqual([act]);
  });

  it('opens the chat for a notification of a chat', async () => {
    const { browser, acts } = aBrowser();
    await openShown(browser, { chatId: 'a-1', number: 1 });
    expect(acts).toEqual(['open /messages/a-1']);
  });
});
