import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SendMessageRequest } from '#domain/api/chats';
import { ApiError, type ErrorCode } from '#domain/api/errors';
import type { DeviceKey } from '#domain/api/payloadKeys';
import { holds } from '../../scripts/testing/holds';
import { localStore } from '../lib/store/localStore';
import { createDraftStore, type DraftStore } from '../session/drafts/draftStore';
import { removeAllDrafts } from '../session/drafts/removeAllDrafts';
import { aChat, aChatMessage } from '../testing/aThread';
import type { UnsentMessage } from './unsent';
import { createUnsentStore } from './unsentMessages';

const DEVICE_KEY = { key: '', iv: '', owner: 'aaaa' };
const lost = new ApiError('network_error', 'Lost.');

/** A server that adds a message once for each client id. */
function createServer() {
  const received: SendMessageRequest[] = [];
  let calls = 0;
  /** What becomes of the next calls: whether they arrive, and whether their answers do. */
  const fates: (ErrorCode | 'answer_lost' | 'answered')[] = [];
  return {
    received,
    fates,
    calls: () => calls,
    async send(request: SendMessageRequest) {
      calls += 1;
      const fate = fates.shift();
      if (fate !== undefined && fate !== 'answer_lost' && fate !== 'answered')
        throw new ApiError(fate, 'Refused.');
      if (!received.some(({ clientId }) => clientId === request.clientId)) received.push(request);
      if (fate === 'answer_lost') throw lost;
      const { chatId, clientId, text } = request;
      const number = received.length;
      const message = aChatMessage({ chatId, clientId, text, number, sender: 'candidate' });
      return { status: 0 as const, message, chat: aChat({ id: chatId }) };
    },
  };
}

const tabs: DraftStore[] = [];

/** A tab of the candidate's browser; `list` is what it shows. */
function openTab(
  send: ReturnType<typeof createServer>['send'],
  fetchKey: () => Promise<DeviceKey> = async () => DEVICE_KEY,
) {
  let list: readonly UnsentMessage[] = [];
  const drafts = createDraftStore({
    fetchKey,
    area: localStore,
    cleared: [],
    encrypted: false,
    now: Date.now,
    logError: () => {},
  });
  tabs.push(drafts);
  const onSignedOut = vi.fn();
  const store = createUnsentStore({
    drafts,
    send,
    onSent: () => {},
    onChange: (next) => {
      list = next;
    },
    onSignedOut,
  });
  return {
    ...store,
    onSignedOut,
    waits: () => list.map(({ tooMany = false }) => tooMany),
    texts: () => list.map(({ text }) => text),
    refusals: () => list.map(({ refusal }) => refusal),
    clientId: (at = 0) => list[at]?.clientId ?? '',
    /** As when the tab is closed: its memory is gone. */
    close: () => drafts.close(),
  };
}

/** A browser tells the tabs of every change; this one is told too, which changes nothing. */
function notifyTabs(): void {
  for (const key of localStore.keys('draft.')) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

const texts = (requests: readonly SendMessageRequest[], chatId?: string) =>
  requests.filter((one) => !chatId || one.chatId === chatId).map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const drafts of tabs.splice(0)) drafts.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('unsent messages', () => {
  it('are sent in the order of writing, also after lost connections', async () => {
    const server = createServer();
    server.fates.push('network_error', 'unavailable', 'answer_lost', 'rate_limited');
    const tab = openTab(server.send);
    for (const text of ['Hej', 'Jag kan börja på måndag', 'Hälsningar']) tab.add('a-1', { text });
    expect(tab.texts()).toEqual(['Hej', 'Jag kan börja på måndag', 'Hälsningar']);
    await pass(60_000);
    expect(texts(server.received)).toEqual(['Hej', 'Jag kan börja på måndag', 'Hälsningar']);
    expect(tab.texts()).toEqual([]);
    expect(localStore.keys('draft.')).toEqual([]);
  });

  it('say while they wait that too many were sent, which is not kept on the device', async () => {
    const server = createServer();
    server.fates.push('rate_limited', 'rate_limited', 'network_error');
    const tab = openTab(server.send);
    tab.add('a-1', { text: 'Hej' });
    const { waits } = tab;
    await pass(500);
    expect(waits()).toEqual([true]);
    for (const key of localStore.keys('draft.')) {
      expect(JSON.stringify(localStore.read(key))).not.toContain('tooMany');
    }
    // Between the tries, too
    await pass(1200);
    expect(waits()).toEqual([true]);
    await pass(2000);
    expect(waits()).toEqual([false]);
    await pass(60_000);
    expect(texts(server.received)).toEqual(['Hej']);
  });

  it('are tried again at once when the connection is back', async () => {
    const server = createServer();
    server.fates.push(...Array<ErrorCode>(6).fill('network_error'));
    const tab = openTab(server.send);
    tab.add('a-1', { text: 'Hej' });
    await pass(29_000);
    expect(server.calls()).toBe(5);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(server.calls()).toBe(6);
    window.dispatchEvent(new Event('online'));
    await pass();
    expect(texts(server.received)).toEqual(['Hej']);
  });

  it('are tried again after a second when some of them have just been sent', async () => {
    const server = createServer();
    server.fates.push(...Array<ErrorCode>(5).fill('network_error'), 'answered', 'network_error');
    const tab = openTab(server.send);
    for (const text of ['Hej', 'Hallå']) tab.add('a-1', { text });
    // The fifth failure is followed by the longest pause, fifteen seconds
    await pass(30_500);
    expect(texts(server.received)).toEqual(['Hej']);
    await pass(1_000);
    expect(texts(server.received)).toEqual(['Hej', 'Hallå']);
  });

  it('have no longer pauses between tries when more are written without a connection', async () => {
    const server = createServer();
    server.fates.push(...Array<ErrorCode>(8).fill('network_error'));
    const tab = openTab(server.send);
    for (let index = 0; index < 8; index += 1) {
      tab.add('a-1', { text: `Rad ${index}` });
      await pass(10);
    }
    expect(server.received).toEqual([]);
    await pass(2000);
    expect(server.received.length).toBe(8);
  });

  it('are kept when their tab is closed, and sent by the next one', async () => {
    const server = createServer();
    server.fates.push('network_error');
    const first = openTab(server.send);
    first.add('a-1', { text: 'Hej' });
    await pass();
    first.close();
    const next = openTab(server.send);
    next.start();
    await pass();
    expect(texts(server.received)).toEqual(['Hej']);
    expect(localStore.keys('draft.')).toEqual([]);
  });

  it('are all sent when one is added while the kept ones are read, or the last was just sent', async () => {
    const server = createServer();
    server.fates.push('network_error');
    const first = openTab(server.send);
    first.add('a-1', { text: 'Hej' });
    await pass();
    first.close();
    const next = openTab(server.send, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      return DEVICE_KEY;
    });
    stubLocks(() => {
      if (server.received.length === 2) next.add('a-1', { text: 'Hälsningar' });
    });
    next.start();
    await pass(10);
    next.add('a-1', { text: 'Hallå' });
    await pass(50);
    expect(texts(server.received)).toEqual(['Hej', 'Hallå', 'Hälsningar']);
  });

  it('that another tab could not send are shown as failed', async () => {
    const server = createServer();
    const one = openTab(async () => {
      throw lost;
    });
    const other = openTab(server.send);
    server.fates.push('chat_ended');
    one.add('a-1', { text: 'Hej' });
    await pass();
    notifyTabs();
    await pass();
    notifyTabs();
    await pass();
    expect(one.refusals()).toEqual(['chat_ended']);
    expect(other.refusals()).toEqual(['chat_ended']);
  });

  it('end as failed when the server refuses them for good, and can be sent again', async () => {
    const server = createServer();
    server.fates.push('chat_ended');
    const tab = openTab(server.send);
    tab.add('a-1', { text: 'Hej' });
    await pass();
    tab.add('a-2', { text: 'Hallå' });
    await pass(120_000);
    expect(tab.texts()).toEqual(['Hej']);
    expect(tab.refusals()).toEqual(['chat_ended']);
    expect(texts(server.received)).toEqual(['Hallå']);
    tab.resend(tab.clientId());
    await pass();
    expect(texts(server.received)).toEqual(['Hallå', 'Hej']);
    expect(tab.texts()).toEqual([]);
  });

  it('that failed can be discarded', async () => {
    const server = createServer();
    server.fates.push('invalid_request');
    const tab = openTab(server.send);
    tab.add('a-1', { text: 'Hej' });
    await pass();
    tab.discard(tab.clientId());
    await pass();
    expect(tab.texts()).toEqual([]);
    expect(localStore.keys('draft.')).toEqual([]);
  });

  it('wait without a session, and are sent after the next sign-in', async () => {
    const server = createServer();
    server.fates.push('authentication_required');
    const tab = openTab(server.send);
    tab.add('a-1', { text: 'Hej' });
    await pass(120_000);
    expect(tab.onSignedOut).toHaveBeenCalledOnce();
    expect(server.calls()).toBe(1);
    expect(tab.refusals()).toEqual([null]);
    tab.start();
    await pass();
    expect(texts(server.received)).toEqual(['Hej']);
  });

  it('are deleted at sign-out, also those that are being sent', async () => {
    let answer = () => {};
    const tab = openTab(
      () =>
        new Promise((_resolve, reject) => {
          answer = () => reject(lost);
        }),
    );
    tab.add('a-1', { text: 'Hej' });
    await pass();
    tab.close();
    removeAllDrafts();
    answer();
    await pass(120_000);
    expect(localStore.keys('draft.')).toEqual([]);
  });

  it('are shown in every tab, and sent by one at a time', async () => {
    const server = createServer();
    let [inside, most] = [0, 0];
    const send = async (request: SendMessageRequest) => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 100));
      inside -= 1;
      return server.send(request);
    };
    stubLocks();
    const [one, other] = [openTab(send), openTab(send)];
    one.add('a-1', { text: 'Hej' });
    one.add('a-1', { text: 'Hallå' });
    await pass(10);
    notifyTabs();
    await pass(10);
    expect(other.texts()).toEqual(['Hej', 'Hallå']);
    await pass(1000);
    expect(most).toBe(1);
    expect(server.calls()).toBe(2);
  });

  it('arrive once and in the order of their tab and chat, whatever breaks', async () => {
    const code = fc.constantFrom<(ErrorCode | 'answer_lost')[]>(
      'network_error',
      'answer_lost',
      'internal_error',
      'rate_limited',
    );
    const step = fc.oneof(
      fc.record({
        type: fc.constant('add' as const),
        tab: fc.nat({ max: 1 }),
        chatId: fc.constantFrom('a-1', 'a-2'),
      }),
      fc.record({ type: fc.constant('break' as const), code }),
      fc.record({ type: fc.constant('pass' as const), time: fc.nat({ max: 5000 }) }),
      fc.record({ type: fc.constant('reload' as const), tab: fc.nat({ max: 1 }) }),
    );
    await holds(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), fc.boolean(), async (steps, locks) => {
        for (const drafts of tabs.splice(0)) drafts.close();
        window.localStorage.clear();
        if (locks) stubLocks();
        else vi.unstubAllGlobals();
        const server = createServer();
        const open = [openTab(server.send), openTab(server.send)];
        const written: { tab: number; chatId: string; text: string }[] = [];
        for (const one of steps) {
          if (one.type === 'break') server.fates.push(one.code);
          else if (one.type === 'pass') await pass(one.time);
          else if (one.type === 'add') {
            const text = `${written.length}`;
            written.push({ tab: one.tab, chatId: one.chatId, text });
            // Nobody writes two messages in one millisecond
            await pass(1);
            open[one.tab]?.add(one.chatId, { text });
            await pass();
            notifyTabs();
          } else {
            await pass();
            open[one.tab]?.close();
            open[one.tab] = openTab(server.send);
            open[one.tab]?.start();
          }
        }
        await pass(600_000);
        for (const chatId of ['a-1', 'a-2']) {
          for (const tab of [0, 1]) {
            const own = written.filter((one) => one.chatId === chatId && one.tab === tab);
            const wanted = own.map(({ text }) => text);
            const got = texts(server.received, chatId).filter((text) => wanted.includes(text));
            expect(got).toEqual(wanted);
          }
        }
        expect(server.received).toHaveLength(written.length);
        expect(localStore.keys('draft.')).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });
});

/** One lock, granted in the order of asking. */
function stubLocks(onReleased = () => {}): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    const mine = last.then(() => {
      signal?.throwIfAborted();
      return work();
    });
    last = mine.catch(() => undefined).then(onReleased);
    return last.then(() => mine);
  };
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }));
}
