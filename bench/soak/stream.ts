import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LIVE_PATH, type LiveEvent } from '#domain/api/live';
import type { Client } from './client';
import type { Recorder } from './recorder';

/** Milliseconds before a stream that has ended is opened again. */
const PAUSE_MS = 500;
/** Nothing for so long, not even a heartbeat: the browser's own watch opens another. */
const SILENCE_MS = 60_000;

/** A live stream that a candidate holds open, as the site does. */
export interface Stream {
  /** The messages that have come, as `chat number`. */
  messages: ReadonlySet<string>;
  /** How often it was opened again. */
  resumed(): number;
  close(): void;
}

/** Resolves when it is open: what happens from then on must come. */
export async function openStream(url: string, client: Client, recorder: Recorder): Promise<Stream> {
  const messages = new Set<string>();
  const stopping = new AbortController();
  let place = '';
  let opened = 0;

  function receive(block: string): void {
    place = /^id: (.+)$/mu.exec(block)?.[1] ?? place;
    const data = /^data: (.+)$/mu.exec(block)?.[1];
    if (data === undefined) return;
    const event: LiveEvent = JSON.parse(data);
    if (event.type !== 'chat_message') return;
    messages.add(`${event.message.chatId} ${event.message.number}`);
  }

  const once = (onOpen: () => void) =>
    new Promise<void>((resolve) => {
      const headers = { ...client.headers, ...(place && { 'last-event-id': place }) };
      const { agent } = client;
      const asked = request(url + LIVE_PATH, { headers, agent, timeout: SILENCE_MS }, (answer) => {
        if (answer.statusCode !== 200) recorder.fault('live stream', String(answer.statusCode));
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n');
          text = blocks.pop() ?? '';
          for (const block of blocks) receive(block);
          if (place) onOpen();
        });
        answer.on('error', () => undefined);
        answer.on('close', resolve);
      });
      asked.on('timeout', () => asked.destroy());
      asked.on('error', () => resolve());
      stopping.signal.addEventListener('abort', () => asked.destroy(), { once: true });
      asked.end();
    });

  await new Promise<void>((resolve) => {
    const hold = async () => {
      while (!stopping.signal.aborted) {
        opened += 1;
        await once(resolve);
        await wait(PAUSE_MS);
      }
    };
    void hold();
  });
  return { messages, resumed: () => opened - 1, close: () => stopping.abort() };
}
