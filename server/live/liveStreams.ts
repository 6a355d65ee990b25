import { setImmediate as nextTurn } from 'node:timers/promises';
import type { LiveEvent } from '#domain/api/live';
import type { SseStream } from './sse';

/** One open stream and what is asked about it. */
export interface LiveStream {
  userId: string;
  /** The hash of the session that it was opened with. */
  sessionId: string | null;
  sse: SseStream;
  /** Whether its session still holds. */
  stillValid(): Promise<boolean>;
}

/** Every open stream of this process. */
export interface LiveStreams {
  /** Adds one; the person's oldest ends when she has more than the most she may have. */
  add(stream: LiveStream): void;
  remove(stream: LiveStream): void;
  /** Ends those of one session at once, after a last event when there is one to send. */
  endSession(sessionId: string, last: { id: string; event: LiveEvent } | null): void;
  /** Ends one unless its session still holds. */
  check(stream: LiveStream): Promise<void>;
  /** A heartbeat to each, after which those whose session has ended are ended; one round at a time. */
  beat(): Promise<void>;
  endAll(): void;
}

/** Streams served before others get a turn. */
const CHUNK = 500;

/** @param onError hears of a session that could not be looked up; its stream goes on. */
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
  };
}
