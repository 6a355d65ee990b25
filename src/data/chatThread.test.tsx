import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchChat, fetchMessages, type ThreadRequest } from '#domain/api/chats';
import { ApiError } from '#domain/api/errors';
import { getMe } from '#domain/api/v2';
import type { Chat, ChatMessage } from '#domain/chat/chat';
import { draftsOf } from '../session/drafts/drafts';
import { removeUserData } from '../session/removeUserData';
import { aProfile } from '../testing/aProfile';
import { aChat, aChatMessage } from '../testing/aThread';
import { type Answers, fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { refreshChats, showChatEvent } from './chats';
import { type Thread, useChatSearch, useThread, useWrittenMessage } from './chatThread';
import { keyOf } from './keys';
import { createSiteData, type SiteData } from './siteData';
import { usePresence } from './usePresence';

const ME = { status: 0, profile: aProfile(), sharedComputer: false };

/** Shows each message as its text, and `?` or `!` when it is pending or failed. */
const MARKS = { pending: '?', failed: '!', sent: '', read: '*' } as const;

let thread: Thread;

function Shown({ chatId }: { chatId: string }) {
  thread = useThread(chatId);
  const texts = thread.entries.map(
    ({ message, delivery }) => `${message.text}${delivery ? MARKS[delivery] : ''}`,
  );
  return (
    <>
      <p>{thread.state}</p>
      <p>{texts.join(' ')}</p>
    </>
  );
}

function Written({ chatId }: { chatId: string }) {
  const { text, setText } = useWrittenMessage(chatId);
  return <input value={text} onChange={(event) => setText(event.target.value)} />;
}

/** The services of one chat, whose messages a test changes. */
function services(own: Answers = {}) {
  const messages: ChatMessage[] = [];
  const chat = (changed: Partial<Chat> = {}) =>
    aChat({ messageCount: messages.length, ...changed });
  const add = (text: string, changed: Partial<ChatMessage> = {}) => {
    const message = aChatMessage({ text, number: messages.length + 1, ...changed });
    messages.push(message);
    return message;
  };
  const { client, asked } = fakeServices({
    [getMe.path]: ME,
    'misc/device_key': { status: 0, data: { key: '', iv: '', owner: 'aaaa' } },
    [fetchChat.path]: () => ({ status: 0, chat: chat() }),
    [fetchMessages.path]: (request) => {
      const { after } = request as ThreadRequest;
      const results = messages.filter(({ number }) => number > Number(after ?? 0));
      return { status: 0, results, hasEarlier: false, hasLater: false };
    },
    'chats/mark_read': () => ({ status: 0, chat: chat() }),
    ...own,
  });
  const count = (path: string) => asked.filter((one) => one.path === path).length;
  const data = createSiteData(client, [{ key: keyOf(getMe, {}), answer: ME }]);
  return { messages, chat, add, data, asked, count };
}

const type = (text: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

const hear = (data: SiteData, message: ChatMessage, chat: Chat) =>
  act(() => showChatEvent(data, { type: 'chat_message', chat, message }));

let visibility: DocumentVisibilityState = 'visible';
function turn(to: DocumentVisibilityState): void {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  // Without Web Crypto drafts are stored as they are, in the tab
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a thread', () => {
  it('shows the messages of the live stream, and reads those that it missed', async () => {
    const server = services();
    server.add('Hej');
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    expect(await screen.findByText('Hej')).toBeVisible();
    await hear(server.data, server.add('Nytt'), server.chat());
    expect(screen.getByText('Hej Nytt')).toBeVisible();
    server.add('Missat');
    await hear(server.data, server.add('Sist'), server.chat());
    expect(await screen.findByText('Hej Nytt Missat Sist')).toBeVisible();
    server.add('I tysthet');
    await act(() => refreshChats(server.data));
    expect(await screen.findByText('Hej Nytt Missat Sist I tysthet')).toBeVisible();
    expect(screen.getByText('ready')).toBeVisible();
  });

  it('shows an own message at once, then as sent and as read', async () => {
    let arrive = () => {};
    const line = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const server = services({
      'chats/send_message': async (request) => {
        await line;
        const { text, clientId } = request as { text: string; clientId: string };
        const message = server.add(text, { clientId, sender: 'candidate' });
        const status = { ...aChat({ messageCount: 1 }).status };
        return { status: 0, message, chat: server.chat({ status }) };
      },
    });
    server.add('Hej');
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    await screen.findByText('Hej');
    act(() => thread.send({ text: 'Jag kommer' }));
    expect(screen.getByText('Hej Jag kommer?')).toBeVisible();
    await act(async () => arrive());
    expect(await screen.findByText('Hej Jag kommer')).toBeVisible();
    await act(() => showChatEvent(server.data, { type: 'chat', chat: server.chat() }));
    expect(screen.getByText('Hej Jag kommer*')).toBeVisible();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('shows an own message that the live stream brings before the answer only once', async () => {
    const server = services({ 'chats/send_message': new ApiError('network_error', 'Lost.') });
    server.add('Hej');
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    await screen.findByText('Hej');
    act(() => thread.send({ text: 'Jag kommer' }));
    const { clientId } = thread.entries.at(-1)?.message ?? {};
    const message = server.add('Jag kommer', { clientId, sender: 'candidate' });
    await hear(server.data, message, server.chat());
    expect(screen.getByText('Hej Jag kommer*')).toBeVisible();
  });

  it.each(['not_found', 'no_permission'] as const)('shows the error %s', async (code) => {
    const refusal = new ApiError(code, 'Refused.');
    const server = services({ [fetchChat.path]: refusal, [fetchMessages.path]: refusal });
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    expect(await screen.findByText(code)).toBeVisible();
  });

  it('that could not be read is read when the connection is back', async () => {
    let isOnline = false;
    const online = (answer: object) => () => {
      if (!isOnline) throw new ApiError('network_error', 'Lost.');
      return answer;
    };
    const page = { status: 0, results: [aChatMessage()], hasEarlier: false, hasLater: false };
    const server = services({
      [fetchChat.path]: online({ status: 0, chat: aChat() }),
      [fetchMessages.path]: online(page),
    });
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    expect(await screen.findByText('failed')).toBeVisible();
    isOnline = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('ready')).toBeVisible();
  });

  it('keeps the place of the first unread message while it is open', async () => {
    const server = services();
    for (const text of ['Ett', 'Två', 'Tre']) server.add(text);
    const read = server.chat();
    const status = { ...read.status, ...aChat({ messageCount: 1 }).status };
    const unread = server.chat({ status, unseenMsgInfo: { uid: 'u-1', count: 2 } });
    const data = createSiteData(server.data.api, [
      { key: keyOf(getMe, {}), answer: ME },
      { key: keyOf(fetchChat, { chatId: 'a-1' }), answer: { status: 0, chat: unread } },
    ]);
    await renderSite(<Shown chatId="a-1" />, { data });
    await screen.findByText('Ett Två Tre');
    expect(thread.firstUnread).toBe(2);
    await act(() => showChatEvent(data, { type: 'chat', chat: read }));
    expect(thread.firstUnread).toBe(2);
  });

  it('is reported as read once for each number, when the page is visible', async () => {
    const server = services();
    for (const text of ['Ett', 'Två', 'Tre']) server.add(text);
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    await screen.findByText('Ett Två Tre');
    vi.useFakeTimers();
    visibility = 'hidden';
    // One more than the chat says is read
    thread.markRead(4);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(server.count('chats/mark_read')).toBe(0);
    await act(async () => turn('visible'));
    thread.markRead(2);
    thread.markRead(4);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    const told = server.asked.filter(({ path }) => path === 'chats/mark_read');
    expect(told.map(({ request }) => Object(request).lastReadMessageCount)).toEqual([4]);
  });
});

describe('an older answer about a chat', () => {
  it('changes nothing', async () => {
    const server = services();
    server.add('Hej');
    await renderSite(<Shown chatId="a-1" />, { data: server.data });
    await screen.findByText('Hej');
    const older = server.chat();
    await hear(server.data, server.add('Nytt'), server.chat());
    await act(() => showChatEvent(server.data, { type: 'chat', chat: older }));
    expect(thread.chat?.messageCount).toBe(2);
  });
});

describe('what is written in a chat', () => {
  it('is restored after a reload, and deleted at sign-out', async () => {
    const server = services();
    const first = await renderSite(<Written chatId="a-1" />, { data: server.data });
    type('Hej, jag');
    first.unmount();
    await draftsOf(server.data, { userId: 'u-1', sharedComputer: false }).settled();

    const { data } = services();
    const next = await renderSite(<Written chatId="a-1" />, { data });
    expect(await screen.findByDisplayValue('Hej, jag')).toBeVisible();
    removeUserData(data);
    next.unmount();

    const last = services();
    await renderSite(<Written chatId="a-1" />, { data: last.data });
    await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('is kept for each chat by itself', async () => {
    const server = services();
    const first = await renderSite(<Written chatId="a-1" />, { data: server.data });
    type('Hej');
    first.unmount();
    await renderSite(<Written chatId="a-2" />, { data: server.data });
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});

describe('a search in chats', () => {
  let found: ReturnType<typeof useChatSearch>;
  function Search() {
    const [query, setQuery] = useState('');
    found = useChatSearch(query);
    return (
      <>
        <input value={query} onChange={(event) => setQuery(event.target.value)} />
        <p>{found.results ? `found ${found.results.length}` : 'nothing'}</p>
      </>
    );
  }

  it('searches when typing pauses, and never for an empty text', async () => {
    const server = services({
      'chats/search_chats': { status: 0, results: [{ chat: aChat(), message: null }] },
    });
    await renderSite(<Search />, { data: server.data });
    type('  ');
    expect(found).toMatchObject({ results: undefined, busy: false, failed: false });
    for (const words of ['na', 'nat', ' natt ']) type(words);
    expect(found.busy).toBe(true);
    expect(await screen.findByText('found 1')).toBeVisible();
    expect(found.busy).toBe(false);
    const asked = server.asked.filter(({ path }) => path === 'chats/search_chats');
    expect(asked.map(({ request }) => request)).toEqual([{ query: 'natt' }]);
    type('');
    expect(screen.getByText('nothing')).toBeVisible();
  });

  it('shows nothing of other words when a search has failed', async () => {
    const server = services({
      'chats/search_chats': (request) => {
        if (Object(request).query !== 'natt') throw new ApiError('unavailable', 'No line.');
        return { status: 0, results: [{ chat: aChat(), message: null }] };
      },
    });
    await renderSite(<Search />, { data: server.data });
    type('natt');
    expect(await screen.findByText('found 1')).toBeVisible();
    type('dag');
    expect(await screen.findByText('nothing')).toBeVisible();
    expect(found.failed).toBe(true);
  });
});

describe('presence', () => {
  function There() {
    usePresence(true);
    return null;
  }

  it('is reported while the page is visible, and ended when it is hidden or left', async () => {
    const server = services({ 'chats/update_online_status': { status: 0, onlineUntil: null } });
    const said = () =>
      server.asked
        .filter(({ path }) => path === 'chats/update_online_status')
        .map(({ request, options }) => [Object(request).online, options?.keepalive]);
    const { unmount } = await renderSite(<There />, { data: server.data });
    expect(said()).toEqual([[true, false]]);
    turn('hidden');
    expect(said().at(-1)).toEqual([false, true]);
    turn('visible');
    unmount();
    expect(said()).toHaveLength(4);
    expect(said().at(-1)).toEqual([false, true]);
  });
});
