import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LiveEvent } from '#domain/api/live';
import type { SseStream } from './sse';

/** One open stream and its caller. */
export interface LiveStream {
  userId: string;
  /** The hash of the session that it was opened with. */
  sessionId: string | null;
  sse: SseStream;
  /** Whether its session is still live. */
  stillValid(): Promise<boolean>;
}

/** Every open stream of this process. */
export interface LiveStreams {
  /** Adds one; the user's oldest stream ends when there are more than the limit. */
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  /** Ends all streams of one session at once, after a last event if one is given. */
  endSession(sessionId: string, last: { id: string; event: LiveEvent } | null): void;
  /** Ends a stream unless its session is still live. */
  check(stream: LiveStream): Promise<void>;
  /**
   * Sends a heartbeat on each stream, then ends those whose session has ended; one round at a time.
   */
  beat(): Promise<void>;
  endAll(): void;
  /** How many are open. */
  count(): number;
}

/** Streams handled before the event loop gets a turn. */
const CHUNK = 500;

/** @param onError - called when a session could not be looked up; its stream continues. */
export function createLiveStreams(
  maxPerUser: number,
  onError: (error: unknown) => void,
): LiveStreams {
  /** In the order in which they were opened. */
  const byUser = new Map<string, Set<LiveStream>>();
  let beating: Promise<void> | null = null;

  async function check(stream: LiveStream): Promise<void> {
    try {
      if (!(await stream.stillValid())) stream.sse.end();
    } catch (error) {
      onError(error);
    }
  }

  async function beatAll(): Promise<void> {
    const streams = all();
    for (let start = 0; start < streams.length; start += CHUNK) {
      const chunk = streams.slice(start, start + CHUNK);
      for (const { sse } of chunk) sse.beat();
      await Promise.all(chunk.map(check));
      await nextTurn();
    }
  }

  const all = (): LiveStream[] => [...byUser.values()].flatMap((streams) => [...streams]);

  return {
    add(stream) {
      const streams = byUser.get(stream.userId) ?? new Set();
      byUser.set(stream.userId, streams.add(stream));
      const [oldest] = streams;
      if (streams.size > maxPerUser && oldest) {
        streams.delete(oldest);
        oldest.sse.end();
      }
    },
    remove(stream) {
      const streams = byUser.get(stream.userId);
      streams?.delete(stream);
      if (streams?.size === 0) byUser.delete(stream.userId);
    },
    endSession(sessionId, last) {
      for (const stream of all()) {
        if (stream.sessionId !== sessionId) continue;
        if (last) stream.sse.send(last.id, last.event);
        stream.sse.end();
      }
    },
    check,
    beat() {
      beating ??= beatAll().finally(() => {
        beating = null;
      });
      return beating;
    },
    endAll() {
      for (const { sse } of all()) sse.end();
    },
    count: () => all().length,
  };
}
