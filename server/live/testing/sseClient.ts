import { setTimeout as wait } from 'node:timers/promises';

/** One event as a browser would dispatch it. */
interface ReceivedEvent {
  id: string;
  data: unknown;
}

/** A small EventSource for tests, over real HTTP. */
export interface SseClient {
  status: number;
  contentType: string | null;
  /** The events so far, in order. */
  events: ReceivedEvent[];
  /** The last id, of events with and without data. */
  lastId(): string;
  heartbeats(): number;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  /** Disconnects. */
  leave(): Promise<void>;
}

/** Opens a stream and begins to read it. */
export async function openSse(
  url: string,
  headers: Record<string, string> = {},
): Promise<SseClient> {
  const abort = new AbortController();
  const response = await fetch(url, { headers, signal: abort.signal });
  const events: ReceivedEvent[] = [];
  let lastId = '';
  let heartbeats = 0;

  function receive(block: string): void {
    let data = '';
    for (const line of block.split('\n')) {
      if (line.startsWith('id: ')) lastId = line.slice(4);
      else if (line.startsWith('data: ')) data += line.slice(6);
      else if (line === ':') heartbeats += 1;
    }
    if (data) events.push({ id: lastId, data: JSON.parse(data) });
  }

  async function read(): Promise<void> {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = `${text}${chunk}`.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) receive(block);
    }
  }

  const ended = read().catch(() => undefined);
  return {
    status: response.status,
    contentType: response.headers.get('content-type'),
    events,
    lastId: () => lastId,
    heartbeats: () => heartbeats,
    ended,
    async leave() {
      abort.abort();
      await ended;
      await wait(0);
    },
  };
}
