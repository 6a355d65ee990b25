import type { LiveEvent } from '#domain/api/live';
import { type Cursor, compareCursors, formatCursor } from '#domain/live/cursor';
import type { Change } from '../changeLog/changeLog';
import type { ChangeLogReader } from '../changeLog/changeLogReader';
import { StoreUnavailableError } from '../storage/sqlError';
import type { SseStream } from './sse';

const REPLAY_BATCH = 200;

export interface LiveFeedOptions {
  reader: ChangeLogReader;
  /** The scopes that the stream has. */
  scopes: readonly string[];
  /** The last cursor that the browser has; null for one that begins now. */
  since: Cursor | null;
  stream: SseStream;
  /** The event of the change for this caller; null when there is none for them. */
  render(change: Change): Promise<LiveEvent | null>;
  /** Called with a change whose event cannot be made: the browser reads all anew instead. */
  setAside(change: Change, error: unknown): Promise<void>;
  onError(error: unknown): void;
}

/**
 * Feeds one stream: first the missed events, then new ones, without a gap or a duplicate. New
 * changes are buffered from before the replay is read, and a change is sent only when it comes
 * after the last one sent.
 * @returns a function that stops feeding.
 */
export function startLiveFeed(options: LiveFeedOptions): () => void {
  const { reader, scopes, since, stream, render, setAside, onError } = options;
  const gathered: Change[] = [];
  let sent = since ?? reader.position;
  let replaying = true;
  let sending = false;

  /** Asked for again, one that cannot be made would end this stream for ever. */
  async function eventOf(change: Change): Promise<LiveEvent | null> {
    try {
      return await render(change);
    } catch (error) {
      if (error instanceof StoreUnavailableError) throw error;
      await setAside(change, error);
      return { type: 'resync' };
    }
  }

  async function send(change: Change): Promise<void> {
    if (stream.closed || compareCursors(change.cursor, sent) <= 0) return;
    const event = await eventOf(change);
    sent = change.cursor;
    if (event) stream.send(formatCursor(sent), event);
  }

  async function replay(): Promise<void> {
    for (;;) {
      const missed = await reader.readSince(sent, scopes, REPLAY_BATCH);
      if (missed.resync) {
        sent = reader.position;
        stream.send(formatCursor(sent), { type: 'resync' } satisfies LiveEvent);
        return;
      }
      for (const change of missed.changes) await send(change);
      if (stream.closed || missed.changes.length < REPLAY_BATCH) return;
    }
  }

  async function sendGathered(): Promise<void> {
    if (replaying || sending) return;
    sending = true;
    for (let change = gathered.shift(); change; change = gathered.shift()) await send(change);
    sending = false;
  }

  /** A change that could not be sent must not be skipped: the browser asks for it again. */
  function fail(error: unknown): void {
    onError(error);
    stream.end();
  }

  const stop = reader.subscribe({ scopes }, (batch) => {
    gathered.push(...batch);
    sendGathered().catch(fail);
  });

  async function feed(): Promise<void> {
    if (since) await replay();
    // A browser whose stream breaks before the first change then knows where to resume
    else stream.send(formatCursor(sent));
    replaying = false;
    await sendGathered();
  }
  feed().catch(fail);
  return stop;
}
