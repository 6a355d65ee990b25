import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { fetchMessages, type ThreadPage } from '#domain/api/chats';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import type { ChatMessage } from '#domain/chat/chat';
import { SESSION_COOKIE } from '../../http/cookies';
import { openSse } from '../../live/testing/sseClient';

/** Milliseconds before a failed call is made again. */
const PAUSE = 20;
const POLL = 150;

/** One side of the chat: what it has sent, and what it has read. */
export interface Talker {
  /** The client ids of what it sent, in its order. */
  sent: string[];
  /** Sends messages one after another, each as often as it takes. */
  talk(count: number): Promise<void>;
  /** Reads until it has every message up to a number, each at most once. */
  readUpTo(number: number): Promise<void>;
  /** Differences between what it has read and all messages of the chat. */
  faults(all: readonly ChatMessage[]): Promise<string[]>;
}

/** A program that sends and reads messages by API calls. */
export interface ProgramTalker extends Talker {
  /** What it has read, by rising number. */
  reading(): ChatMessage[];
}

/** The address, the chat, and how a side says who it is. */
interface Side {
  url: string;
  chatId: string;
  headers: Readonly<Record<string, string>>;
}

/** Calls until there is a whole answer. @throws Error for an answer that will not change. */
async function callUntilAnswered<Answer>(
  url: string,
  init: RequestInit,
  stop?: AbortSignal,
): Promise<Answer> {
  for (;;) {
    stop?.throwIfAborted();
    try {
      const response = await fetch(url, init);
      const body = await response.text();
      if (response.ok) return JSON.parse(body);
      if (response.status < 500 && response.status !== 429) {
        throw new RefusedCall(`${url} answered ${response.status}: ${body}`);
      }
    } catch (error) {
      if (error instanceof RefusedCall) throw error;
    }
    await wait(PAUSE * (1 + Math.random()));
  }
}

class RefusedCall extends Error {}

function talker(
  { headers }: Side,
  how: { sendTo: string; body: object; messages: (query: string) => string },
  follow: (onMessage: (message: ChatMessage) => void, stop: AbortSignal) => Promise<void>,
): ProgramTalker {
  const sent: string[] = [];
  /** By number; a second version of a number is kept beside the first. */
  const read = new Map<number, ChatMessage[]>();
  const note = (message: ChatMessage): void => {
    const known = read.get(message.number) ?? [];
    if (known.some((one) => JSON.stringify(one) === JSON.stringify(message))) return;
    read.set(message.number, [...known, message]);
  };
  const newest = (): number => Math.max(0, ...read.keys());
  const missing = (): number | null => {
    for (let number = 1; number <= newest(); number += 1) if (!read.has(number)) return number;
    return null;
  };

  const reading = (): ChatMessage[] =>
    [...read.entries()].sort(([a], [b]) => a - b).flatMap(([, versions]) => versions);

  return {
    sent,
    reading,
    faults: async (all) => readingFaults(reading(), all),
    async talk(count) {
      for (let index = 0; index < count; index += 1) {
        const clientId = randomUUID();
        sent.push(clientId);
        await callUntilAnswered(how.sendTo, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ ...how.body, clientId, text: `Meddelande ${index}` }),
        });
      }
    },
    async readUpTo(end) {
      const stopping = new AbortController();
      const following = follow(note, stopping.signal);
      while (newest() < end || missing() !== null) {
        const after = (missing() ?? newest() + 1) - 1;
        const page: ThreadPage = await callUntilAnswered(how.messages(`after=${after}`), {
          headers,
        });
        for (const message of page.results) note(message);
        await wait(POLL);
      }
      stopping.abort();
      await following;
    },
  };
}

/** Every number once, in one version, no instant before the last, and what the other side has read. */
function readingFaults(reading: readonly ChatMessage[], all: readonly ChatMessage[]): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  let last = '';
  for (const [index, { number, sentAt, clientId }] of reading.entries()) {
    if (number !== index + 1) faults.push(`number ${number} at place ${index + 1}`);
    if (sentAt < last) faults.push(`${number} was sent before the one before it`);
    last = sentAt;
    if (clientId === null) continue;
    if (seen.has(clientId)) faults.push(`${clientId} is there twice`);
    seen.add(clientId);
  }
  const [own, theirs] = [reading, all].map((messages) =>
    messages.map(({ number, clientId, text }) => `${number} ${clientId} ${text}`),
  );
  if (JSON.stringify(own) !== JSON.stringify(theirs)) faults.push('the two sides read differently');
  return faults;
}

/** The candidate: writes by the site's calls, and follows the live stream. */
export function candidateTalker(url: string, chatId: string, cookie: string): ProgramTalker {
  const headers = { cookie: `${SESSION_COOKIE}=${cookie}`, 'sec-fetch-site': 'same-origin' };
  const path = `${url}/api/${fetchMessages.service}/chats`;
  return talker(
    { url, chatId, headers },
    {
      sendTo: `${path}/send_message`,
      body: { chatId },
      messages: (query) => `${path}/fetch_messages?chatId=${chatId}&${query}`,
    },
    async (onMessage, stop) => {
      let place = '';
      while (!stop.aborted) {
        try {
          const resume: Record<string, string> = place ? { 'last-event-id': place } : {};
          const stream = await openSse(url + LIVE_PATH, { ...headers, ...resume });
          const leave = () => void stream.leave();
          stop.addEventListener('abort', leave);
          await stream.ended;
          stop.removeEventListener('abort', leave);
          place = stream.lastId() || place;
          for (const { data } of stream.events) {
            const event = data as LiveEvent;
            if (event.type === 'chat_message') onMessage(event.message);
          }
        } catch {
          await wait(PAUSE);
        }
      }
    },
  );
}

/** The recruiter: a program that calls the integration API. */
export function recruiterTalker(url: string, chatId: string, key: string): ProgramTalker {
  const headers = { authorization: `Bearer ${key}` };
  const path = `${url}/api/integration/chats/${chatId}/messages`;
  return talker(
    { url, chatId, headers },
    {
      sendTo: path,
      body: { senderName: 'Rut Rekryterare' },
      messages: (query) => `${path}?${query}`,
    },
    async () => undefined,
  );
}
