import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_CURSOR_EVENT, type LiveEvent } from '#domain/api/live';
import { getMe } from '#domain/api/v2';
import { sessionStore } from '../lib/store/sessionStore';
import { aProfile } from '../testing/aProfile';
import { aChat, aChatMessage } from '../testing/aThread';
import { fakeServices } from '../testing/fakeServices';
import { renderSite } from '../testing/renderSite';
import { keyOf } from './keys';
import { createSiteData } from './siteData';
import { useLiveUpdates } from './useLiveUpdates';

const ME = { status: 0, profile: aProfile(), sharedComputer: false };
const HANDLERS = { onWho: async () => {}, onSignedOut: () => {} };

let stream: FakeStream;
class FakeStream extends EventTarget {
  onmessage: ((message: MessageEvent<string>) => void) | null = null;

  constructor() {
    super();
    stream = this;
  }

  begin(): void {
    this.dispatchEvent(new MessageEvent(LIVE_CURSOR_EVENT, { data: '', lastEventId: '1.0' }));
  }

  send(event: LiveEvent): void {
    const data = JSON.stringify(event);
    this.onmessage?.(new MessageEvent('message', { data, lastEventId: '1.1' }));
  }

  close(): void {}
}

function Live() {
  useLiveUpdates('u-1', HANDLERS, false);
  return null;
}

function services() {
  const { client, asked } = fakeServices({
    'misc/device_key': { status: 0, data: { key: '', iv: '', owner: 'aaaa' } },
    'chats/send_message': { status: 0, message: aChatMessage(), chat: aChat() },
  });
  const data = createSiteData(client, [{ key: keyOf(getMe, {}), answer: ME }]);
  return { data, asked };
}

beforeEach(() => {
  vi.stubGlobal('EventSource', FakeStream);
  // Without Web Crypto drafts are stored as they are
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
});
afterEach(() => vi.unstubAllGlobals());

it('requests no chats on a page that shows none', async () => {
  const { data, asked } = services();
  await renderSite(<Live />, { data });
  await act(async () => stream.begin());
  const [chat, message] = [aChat(), aChatMessage()];
  await act(async () => stream.send({ type: 'chat_message', chat, message }));
  await act(async () => stream.send({ type: 'chats' }));
  expect(asked).toEqual([]);
});

it('sends what an earlier page left unsent, whatever page is shown', async () => {
  const unsent = {
    chatId: 'a-1',
    clientId: '00000000-0000-4000-8000-000000000001',
    text: 'Hej',
  };
  sessionStore.write(`draft.aaaa.unsent.a-1.${unsent.clientId}`, {
    at: Date.now(),
    open: { ...unsent, order: 1, writtenAt: '2026-11-21T08:00:00.000Z', refusal: null },
  });
  const { data, asked } = services();
  await renderSite(<Live />, { data });
  await vi.waitFor(() => expect(asked.at(-1)?.path).toBe('chats/send_message'));
  expect(asked.at(-1)?.request).toEqual(unsent);
  await vi.waitFor(() => expect(window.sessionStorage).toHaveLength(0));
});
