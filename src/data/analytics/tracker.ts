import { BATCH_LIMITS, type SentEvent, type SiteEvent } from '#domain/analytics/events';
import type { TrackRequest } from '#domain/api/analytics';
import type { Language } from '#domain/language';
import type { AnalyticsPort } from './analyticsPort';

/** Milliseconds after the first event of a batch. */
export const BATCH_PAUSE = 10_000;
/** The most events that one open page counts. */
const MOST_EVENTS = 1000;

/** 128 random bits as hex. Not `randomKey`, which would become a file of its own for this one. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) =>
    part.toString(16).padStart(8, '0'),
  ).join('');

export interface Tracker {
  track(event: SiteEvent): void;
  /** Sends what is waiting. */
  flush(): void;
}

/** Sends events in batches. A batch that did not arrive is sent once more, with the next one. */
export function createTracker(port: AnalyticsPort, languageOf: () => Language): Tracker {
  /** The events of this visit so far, for counting visits; it goes when the page is closed. */
  const counted = new Set<string>();
  let waiting: SentEvent[] = [];
  let unsent: TrackRequest | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let count = 0;

  function send(batch: TrackRequest, isLast: boolean): void {
    port.send(batch).catch(() => {
      if (!isLast) unsent = batch;
    });
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    if (unsent) send(unsent, true);
    unsent = null;
    send({ batchId: newId(), language: languageOf(), events }, false);
  }

  return {
    track(event) {
      if (count === MOST_EVENTS) return;
      count += 1;
      const key = JSON.stringify(event);
      waiting.push({ ...event, first: !counted.has(key) });
      counted.add(key);
      if (waiting.length === BATCH_LIMITS.events) flush();
      else timer ??= setTimeout(flush, BATCH_PAUSE);
    },
    flush,
  };
}
