import type { LiveEvent } from '#domain/api/live';
import { compareCursors, parseCursor } from '#domain/live/cursor';

/**
 * One tab's part in the browser's one live stream. The tab that holds the lock (the leader) reads
 * the stream and sends the events to the others over a channel; the tab that was shown last takes
 * the lock. Every tab keeps its own cursor in the change log: events at or before it are ignored,
 * and a tab that has missed an event reads everything again (`resync`).
 *
 * Our own: libraries that choose a leader among tabs know nothing of cursors, and an event that is lost
 * between two leaders would never be missed by anyone.
 */
export interface LiveTab {
  leading: boolean;
  /** The leader's stream is open or opening. */
  streaming: boolean;
  /** The last refusal of the stream has been sent to the tabs. */
  refused: boolean;
  shown: boolean;
  /** When the leader last knew of a visible tab, in milliseconds. */
  lastShownAt: number;
  /** The cursor up to which this tab has received every event; null until it has one. */
  place: string | null;
}

/** The messages between the tabs. */
export type TabMessage =
  /** A new tab asks where the stream is. */
  | { type: 'joined' }
  /** From the leader: the stream is open, and the next event comes after `place`. */
  | { type: 'at'; place: string }
  /** From the leader: an event, and the cursor before it. */
  | { type: 'event'; after: string; id: string; event: LiveEvent }
  /** From the leader: the stream was refused; the session may have ended. */
  | { type: 'refused' }
  /** From a hidden leader: is any tab visible? */
  | { type: 'anyone_shown' }
  /** The answer; also sent by a tab that is shown or hidden. */
  | { type: 'shown' };

/** The events of a tab. */
export type TabInput =
  | { type: 'joined'; shown: boolean }
  | { type: 'elected' }
  /** Another tab took the lock. */
  | { type: 'deposed' }
  /** The page is being left, perhaps for the back/forward cache. */
  | { type: 'left' }
  | { type: 'shown' }
  | { type: 'hidden' }
  | { type: 'minute' }
  /**
   * The stream is open. `place` is the cursor at which it begins; null when it continues after the
   * tab's own.
   */
  | { type: 'opened'; place: string | null }
  | { type: 'event'; id: string; event: LiveEvent }
  | { type: 'refused' }
  | { type: 'heard'; message: TabMessage };

/** The effects of a tab. */
export type TabEffect =
  /** Wait for the lock. */
  | { type: 'queue' }
  /** Take the lock from the tab that holds it. */
  | { type: 'take' }
  | { type: 'open'; after: string | null }
  | { type: 'close' }
  /** Close the stream, release the lock and leave the channel. */
  | { type: 'leave' }
  | { type: 'post'; message: TabMessage }
  | { type: 'emit'; event: LiveEvent };

type Step = readonly [LiveTab, readonly TabEffect[]];

/** Milliseconds without a visible tab after which the stream is closed. */
const UNSEEN_LIMIT = 5 * 60_000;

export const NEW_LIVE_TAB: LiveTab = {
  leading: false,
  streaming: false,
  refused: false,
  shown: false,
  lastShownAt: 0,
  place: null,
};

const post = (message: TabMessage): TabEffect => ({ type: 'post', message });
const emit = (event: LiveEvent): TabEffect => ({ type: 'emit', event });

/** Whether cursor `a` comes before `b`; an invalid cursor comes before every other. */
function isBefore(a: string | null, b: string): boolean {
  const [left, right] = [a === null ? null : parseCursor(a), parseCursor(b)];
  return left === null || (right !== null && compareCursors(left, right) < 0);
}

/** The stream is at `place`: a tab whose cursor is earlier has missed an event. */
function reach(tab: LiveTab, place: string): Step {
  return isBefore(tab.place, place) ? [{ ...tab, place }, [emit({ type: 'resync' })]] : [tab, []];
}

function receive(tab: LiveTab, message: TabMessage & { type: 'event' }): Step {
  const { after, id, event } = message;
  const [caughtUp, effects] = reach(tab, after);
  if (!isBefore(caughtUp.place, id)) return [caughtUp, effects];
  return [{ ...caughtUp, place: id }, [...effects, emit(event)]];
}

/** The leader opens the stream at this tab's cursor, unless it is open. */
function stream(tab: LiveTab): Step {
  if (!tab.leading || tab.streaming) return [tab, []];
  return [{ ...tab, streaming: true, refused: false }, [{ type: 'open', after: tab.place }]];
}

function hear(tab: LiveTab, message: TabMessage, now: number): Step {
  switch (message.type) {
    case 'joined':
      if (!tab.leading || !tab.streaming || tab.place === null) return [tab, []];
      return [tab, [post({ type: 'at', place: tab.place })]];
    case 'at':
      return reach(tab, message.place);
    case 'event':
      return receive(tab, message);
    case 'refused':
      return [tab, [emit({ type: 'profile' })]];
    case 'anyone_shown':
      return [tab, tab.shown ? [post({ type: 'shown' })] : []];
    case 'shown':
      return stream({ ...tab, lastShownAt: now });
  }
}

/** Once a minute: the leader closes the stream when no tab has been visible for long. */
function minute(tab: LiveTab, now: number): Step {
  if (!tab.streaming || tab.shown) return [tab, []];
  if (now - tab.lastShownAt < UNSEEN_LIMIT) return [tab, [post({ type: 'anyone_shown' })]];
  return [{ ...tab, streaming: false }, [{ type: 'close' }]];
}

/** A tab is shown: it becomes the leader, since the browser does not suspend a visible tab. */
function show(tab: LiveTab, now: number): Step {
  const shown = { ...tab, shown: true, lastShownAt: now };
  if (!tab.leading) return [shown, [{ type: 'take' }]];
  return stream(shown);
}

/** A tab's next state and effects. `now` is in milliseconds. */
export function liveTab(tab: LiveTab, input: TabInput, now: number): Step {
  switch (input.type) {
    case 'joined': {
      if (input.shown) return show(tab, now);
      const hidden = { ...tab, shown: false, lastShownAt: now };
      return [hidden, [{ type: 'queue' }, post({ type: 'joined' })]];
    }
    case 'elected':
      return stream({ ...tab, leading: true, lastShownAt: now });
    case 'deposed':
      return [{ ...tab, leading: false, streaming: false }, [{ type: 'close' }, { type: 'queue' }]];
    case 'left':
      return [{ ...tab, leading: false, streaming: false }, [{ type: 'leave' }]];
    case 'shown':
      return show(tab, now);
    case 'hidden':
      return [{ ...tab, shown: false, lastShownAt: now }, [post({ type: 'shown' })]];
    case 'minute':
      return minute(tab, now);
    case 'opened': {
      const [there, effects] = input.place === null ? [tab, []] : reach(tab, input.place);
      const announced = there.place === null ? [] : [post({ type: 'at', place: there.place })];
      return [{ ...there, refused: false }, [...announced, ...effects]];
    }
    case 'event': {
      const { id, event } = input;
      const message = { type: 'event', after: tab.place ?? id, id, event } as const;
      const [next, effects] = receive(tab, message);
      return [next, [post(message), ...effects]];
    }
    case 'refused':
      if (tab.refused) return [tab, []];
      return [{ ...tab, refused: true }, [post({ type: 'refused' }), emit({ type: 'profile' })]];
    case 'heard':
      return hear(tab, input.message, now);
  }
}
