import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fetchMessages, type ThreadRequest } from '#domain/api/chats';
import type { ResponseOf } from '#domain/api/endpoint';
import { ApiError } from '#domain/api/errors';
import type { ChatMessage } from '#domain/chat/chat';
import { holds } from '../../scripts/testing/holds';
import { aChatMessage } from '../testing/aThread';
import type { ApiClient } from './apiClient';
import { keyOf } from './keys';
import { clearAnswers, createSiteData, type SiteData } from './siteData';
import {
  beginRequest,
  loadEarlier,
  loadLater,
  MISSED,
  mendThread,
  missThreads,
  openThread,
  prefetchedReading,
  showHeardMessage,
  showNewest,
  showNumber,
  showSentMessage,
  THREADS,
  type ThreadReading,
  toMend,
} from './threadReading';
import { shownMessages } from './threadWindow';

const CHAT = 'a-1';

/** The server's thread, and the log of its changes. */
function createServer(messageCount: number) {
  const messages: ChatMessage[] = [];
  const log: number[] = [];
  const append = (changed: Partial<ChatMessage> = {}): ChatMessage => {
    const message = aChatMessage({ ...changed, number: messages.length + 1 });
    messages.push(message);
    log.push(message.number);
    return message;
  };
  for (let at = 0; at < messageCount; at += 1) append();
  return {
    messages,
    log,
    append,
    change(number: number): void {
      const message = messages[number - 1];
      if (!message) return;
      messages[number - 1] = { ...message, text: `${message.text}!` };
      log.push(number);
    },
    page({ before, after, pageLength = '50' }: ThreadRequest): ResponseOf<typeof fetchMessages> {
      const [low, high] = [Number(after ?? 0), Number(before ?? messages.length + 1)];
      const between = messages.filter(({ number }) => number > low && number < high);
      const length = Number(pageLength);
      const results = after === undefined ? between.slice(-length) : between.slice(0, length);
      const [first, last] = [results[0]?.number ?? 1, results.at(-1)?.number ?? messages.length];
      return { status: 0, results, hasEarlier: first > 1, hasLater: last < messages.length };
    },
  };
}
type Server = ReturnType<typeof createServer>;

const client = (answer: (request: ThreadRequest) => Promise<object>): ApiClient => ({
  call: async (_endpoint, request) => (await answer(request as ThreadRequest)) as never,
});

const readingOf = (data: SiteData): ThreadReading | undefined => data.state.get(THREADS)[CHAT];

function shownOf(data: SiteData): ChatMessage[] {
  const reading = readingOf(data);
  return reading ? shownMessages(reading.window) : [];
}

const needsMending = (data: SiteData): boolean => {
  const reading = readingOf(data);
  return !!reading && toMend(reading, data.state.get(MISSED)) !== null;
};

/** What happens to a thread, in any order, while answers and live events are under way. */
type Step =
  | { type: 'append' | 'send' | 'lose_events' | 'earlier' | 'later' | 'newest' | 'mend' }
  | { type: 'change' | 'show' | 'deliver'; number: number };

const numbered = fc.record({
  type: fc.constantFrom('change' as const, 'show' as const, 'deliver' as const),
  number: fc.integer({ min: 1, max: 180 }),
});
const plain = fc.record({
  type: fc.constantFrom(
    ...(['append', 'send', 'lose_events', 'earlier', 'later', 'newest', 'mend'] as const),
  ),
});

/** The page beside a server whose answers and events take any time, and are lost at times. */
function createModel(server: Server, s: fc.Scheduler, losses: () => boolean) {
  const delay = (what: string) => s.schedule(Promise.resolve(), what);
  const data = createSiteData(
    client(async (request) => {
      await delay('request');
      const page = structuredClone(server.page(request));
      await delay('answer');
      if (losses()) throw new ApiError('network_error', 'Lost.');
      return page;
    }),
  );
  let heard = server.log.length;
  const trying = (work: Promise<void>) => void work.catch(() => undefined);

  function deliver(most: number): void {
    for (const number of server.log.slice(heard, heard + most)) {
      // The server renders an event when it reads its log
      const message = server.messages[number - 1];
      if (message) showHeardMessage(data, message);
      heard += 1;
    }
  }

  async function send(): Promise<void> {
    const moment = beginRequest(data, CHAT);
    await delay('send');
    const message = server.append({ sender: 'candidate', text: 'Jag kommer' });
    await delay('sent');
    showSentMessage(data, message, moment);
  }

  return {
    data,
    deliver,
    do(step: Step): void {
      switch (step.type) {
        case 'append':
          server.append();
          break;
        case 'change':
          server.change(1 + (step.number % server.messages.length));
          break;
        case 'deliver':
          deliver(1 + (step.number % 3));
          break;
        case 'lose_events':
          heard = server.log.length;
          missThreads(data);
          break;
        case 'send':
          void send();
          break;
        case 'earlier':
          trying(loadEarlier(data, CHAT));
          break;
        case 'later':
          trying(loadLater(data, CHAT));
          break;
        case 'newest':
          trying(showNewest(data, CHAT));
          break;
        case 'mend':
          trying(mendThread(data, CHAT));
          break;
        case 'show':
          trying(showNumber(data, CHAT, 1 + (step.number % server.messages.length)));
      }
    },
  };
}

describe('a thread', () => {
  it('equals the server’s thread, in whatever order pages, events and answers come', async () => {
    await holds(
      fc.asyncProperty(
        fc.scheduler(),
        fc.constantFrom(0, 3, 60, 170),
        fc.array(fc.oneof(plain, numbered), { maxLength: 30 }),
        fc.infiniteStream(fc.constantFrom(false, false, true)),
        async (s, before, steps, losses) => {
          const server = createServer(before);
          server.append();
          let calm = false;
          const model = createModel(server, s, () => !calm && losses.next().value === true);
          const { data } = model;
          void openThread(data, CHAT).catch(() => undefined);
          s.scheduleSequence(
            steps.map((step) => async () => {
              model.do(step);
              const shown = shownOf(data);
              expect(shown.map(({ number }) => number)).toEqual(
                shown.map((_, at) => (shown[0]?.number ?? 0) + at),
              );
            }),
          );
          await s.waitIdle();
          // The line is good again, and everything has arrived
          calm = true;
          const finish = (work: Promise<void>) => s.waitFor(work);
          model.deliver(Number.POSITIVE_INFINITY);
          await finish(openThread(data, CHAT));
          while (needsMending(data)) await finish(mendThread(data, CHAT));
          const first = shownOf(data)[0]?.number ?? 1;
          expect(shownOf(data)).toEqual(
            server.messages.slice(first - 1, first - 1 + shownOf(data).length),
          );
          await finish(showNewest(data, CHAT));
          while (needsMending(data)) await finish(mendThread(data, CHAT));
          expect(shownOf(data).at(-1)).toEqual(server.messages.at(-1));
          while ((shownOf(data)[0]?.number ?? 1) > 1) await finish(loadEarlier(data, CHAT));
          expect(shownOf(data)).toEqual(server.messages);
        },
      ),
      { numRuns: 200 },
    );
  });

  it('requests the page before what is shown, and none before the first message', async () => {
    const server = createServer(120);
    const asked: ThreadRequest[] = [];
    const data = createSiteData(
      client(async (request) => {
        asked.push(request);
        return server.page(request);
      }),
    );
    await openThread(data, CHAT);
    await loadEarlier(data, CHAT);
    await loadEarlier(data, CHAT);
    await loadEarlier(data, CHAT);
    expect(shownOf(data)).toHaveLength(120);
    expect(asked.map(({ before }) => before)).toEqual([undefined, '71', '21']);
  });

  it('does not read thousands that were missed, and shows that there are later ones', async () => {
    const server = createServer(60);
    let calls = 0;
    const data = createSiteData(
      client(async (request) => {
        calls += 1;
        return server.page(request);
      }),
    );
    await openThread(data, CHAT);
    for (let at = 0; at < 5000; at += 1) server.append();
    showHeardMessage(data, server.append());
    await mendThread(data, CHAT);
    expect(calls).toBe(1);
    expect(needsMending(data)).toBe(false);
    await loadLater(data, CHAT);
    expect(shownOf(data)).toHaveLength(99);
    await showNewest(data, CHAT);
    expect(shownOf(data).at(-1)?.number).toBe(5061);
  });

  it('shows the part that was requested last, whichever answer comes first', async () => {
    const server = createServer(300);
    const arrivals: (() => void)[] = [];
    const data = createSiteData(
      client(async (request) => {
        if (request.before) await new Promise<void>((resolve) => arrivals.push(resolve));
        return server.page(request);
      }),
    );
    await openThread(data, CHAT);
    const shows = [showNumber(data, CHAT, 100), showNumber(data, CHAT, 200)];
    for (const arrive of arrivals.reverse()) arrive();
    await Promise.all(shows);
    expect(shownOf(data)[0]?.number).toBe(175);
    const back = showNumber(data, CHAT, 100);
    await showNumber(data, CHAT, 200);
    arrivals.at(-1)?.();
    arrivals[2]?.();
    await back;
    expect(shownOf(data)[0]?.number).toBe(175);
  });

  it('begins with the page that a loader has read, and reads that again', () => {
    const server = createServer(3);
    const key = keyOf(fetchMessages, { chatId: CHAT });
    const data = createSiteData(
      client(async (request) => server.page(request)),
      [{ key, answer: server.page({}) }],
    );
    const reading = prefetchedReading(data, CHAT);
    expect(reading && shownMessages(reading.window)).toEqual(server.messages);
    expect(reading && toMend(reading, 0)).toBe('all');
  });

  it('is not stored after sign-out', async () => {
    const server = createServer(3);
    let answer = () => {};
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const data = createSiteData(
      client(async (request) => {
        await late;
        return server.page(request);
      }),
    );
    const opening = openThread(data, CHAT);
    clearAnswers(data);
    answer();
    await expect(opening).rejects.toThrow('started over');
    showHeardMessage(data, server.append());
    expect(readingOf(data)).toBeUndefined();
  });
});
