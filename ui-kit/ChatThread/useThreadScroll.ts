'use client';

import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { VirtualizerHandle } from 'virtua';
import { rowOf, type ThreadPlace, type ThreadRow } from './threadRows';
import { firstBelow, followsAfter, isAtEnd, isNearEnd, isNearStart } from './threadScroll';

/** The values that the scrolling of a thread depends on. */
export interface ThreadScrollOptions {
  /** The shown rows, in order. */
  rows: readonly ThreadRow[];
  /** Whether only some of them are in the page. */
  virtual: boolean;
  /** Other content that changes the height: the position is set again when this changes. */
  settleOn: unknown;
  /** Whether there are later messages than those of the rows. */
  hasLater: boolean;
  /** The message to open at, and to move to when it changes. */
  startAtId: string | undefined;
  onNearStart: () => void;
  onNearEnd: () => void;
  /** The rows of a place are not loaded; the thread goes there once they are. */
  onShow: ((part: 'first_unread' | 'newest') => void) | undefined;
}

/** The scroll handling of a thread, and the props that its elements need. */
export interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>;
  /** The plain rows' parent: one child per row. */
  content: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  /** Whether the newest message is visible. */
  atEnd: boolean;
  /** The place where the unread begin has not been visible yet. */
  unreadHidden: boolean;
  toEnd: () => void;
  toUnread: () => void;
  toStart: () => void;
  handleScroll: () => void;
  /** To be called when rows were measured. */
  handleResize: () => void;
}

/** The message that stays in place, and how far below the upper edge it is. */
interface Anchor {
  element: HTMLElement;
  key: string;
  top: number;
}

/** Pixels that stay free above the unread line. */
const ROOM_ABOVE = 24;

function boxAt(content: HTMLElement | null, index: number): HTMLElement | null {
  const box = content?.children[index];
  return box instanceof HTMLElement ? box : null;
}

/**
 * Follows the end while the reader is there; otherwise keeps the visible messages in place,
 * whatever is added above or below. Among virtual rows virtua does this, among plain rows this
 * hook.
 */
export function useThreadScroll(options: ThreadScrollOptions): ThreadScroll {
  const { rows, virtual, settleOn, hasLater, startAtId, onNearStart, onNearEnd, onShow } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const follows = useRef(true);
  const lastTop = useRef(0);
  /** Where the thread goes as soon as it has the row. */
  const wanted = useRef<ThreadPlace | null>(
    startAtId === undefined ? { at: 'unread' } : { at: 'message', id: startAtId },
  );
  const opened = useRef(false);
  const startedAt = useRef(startAtId);
  const anchor = useRef<Anchor | null>(null);
  const [atEnd, setAtEnd] = useState(true);
  const [unread, setUnread] = useState<'unknown' | 'hidden' | 'seen'>('unknown');

  const follow = useCallback((next: boolean) => {
    follows.current = next;
    setAtEnd(next);
  }, []);

  /** Whether the end of the rows is visible and is the end of the whole thread. */
  const isAtNewest = (element: HTMLDivElement) => !hasLater && isAtEnd(element);

  function scrollToEnd(element: HTMLDivElement) {
    element.scrollTop = element.scrollHeight;
    follow(!hasLater);
  }

  function goTo(place: ThreadPlace) {
    const element = scroller.current;
    if (element === null) return;
    const index = rowOf(rows, place);
    wanted.current = index < 0 ? place : null;
    if (index < 0) onShow?.(place.at === 'end' ? 'newest' : 'first_unread');
    else if (place.at === 'end') scrollToEnd(element);
    else openAt(element, index);
  }

  const toStart = useCallback(() => {
    const element = scroller.current;
    if (element !== null) element.scrollTop = 0;
  }, []);

  /**
   * Stores the first visible message. Days and buttons stay above added messages, so they are no
   * anchors.
   */
  function dropAnchor(element: HTMLDivElement) {
    const count = content.current?.children.length ?? 0;
    const bottomOf = (index: number) => {
      const box = boxAt(content.current, index);
      return box === null ? 0 : box.offsetTop + box.offsetHeight;
    };
    const first = firstBelow(count, element.scrollTop, bottomOf);
    const index = rows.findIndex((row, each) => each >= first && row.kind === 'message');
    const box = boxAt(content.current, index);
    const key = rows[index]?.key;
    anchor.current =
      box === null || key === undefined
        ? null
        : { element: box, key, top: box.offsetTop - element.scrollTop };
  }

  function openAt(element: HTMLDivElement, index: number) {
    const box = boxAt(content.current, index);
    anchor.current = null;
    if (virtual) list.current?.scrollToIndex(index, { align: 'start', offset: -ROOM_ABOVE });
    else if (box !== null) element.scrollTop = box.offsetTop - ROOM_ABOVE;
    follow(!virtual && isAtNewest(element));
  }

  /** Notes whether the place where the unread begin is visible. */
  function lookForUnread(element: HTMLDivElement) {
    if (unread === 'seen') return;
    const index = rowOf(rows, { at: 'unread' });
    const offset = virtual
      ? list.current?.getItemOffset(index)
      : boxAt(content.current, index)?.offsetTop;
    const top = index < 0 || offset === undefined ? -1 : offset - element.scrollTop;
    setUnread(top >= 0 && top < element.clientHeight ? 'seen' : 'hidden');
  }

  function keepPlace(element: HTMLDivElement) {
    const kept = anchor.current;
    if (kept === null) return;
    if (!virtual && kept.element.isConnected) {
      element.scrollTop = kept.element.offsetTop - kept.top;
    } else if (virtual && !kept.element.isConnected) {
      // The thread has just grown so long that its rows became virtual.
      const index = rows.findIndex(({ key }) => key === kept.key);
      if (index >= 0) list.current?.scrollToIndex(index, { align: 'start', offset: -kept.top });
      anchor.current = null;
    }
  }

  const settle = useEffectEvent(() => {
    const element = scroller.current;
    if (element === null || rows.length === 0) return;
    const place = wanted.current;
    const index = place === null ? -1 : rowOf(rows, place);
    // Without unread messages among the first ones a thread opens at its end
    const opensWithout = !opened.current && place?.at === 'unread';
    if (index >= 0 || opensWithout) wanted.current = null;
    opened.current = true;
    if (index >= 0 && place?.at !== 'end') openAt(element, index);
    else if (index >= 0 || follows.current) scrollToEnd(element);
    else keepPlace(element);
    if (!virtual) dropAnchor(element);
    lookForUnread(element);
    lastTop.current = element.scrollTop;
  });

  function handleScroll() {
    const element = scroller.current;
    if (element === null) return;
    const { scrollTop } = element;
    const upwards = scrollTop < lastTop.current;
    const downwards = scrollTop > lastTop.current;
    follow(!hasLater && followsAfter(follows.current, lastTop.current, element));
    lastTop.current = scrollTop;
    if (!virtual) dropAnchor(element);
    lookForUnread(element);
    if (upwards && isNearStart(element)) onNearStart();
    if (downwards && isNearEnd(element)) onNearEnd();
  }

  function handleResize() {
    if (follows.current && scroller.current !== null) scrollToEnd(scroller.current);
  }

  const startAt = useEffectEvent((id: string) => {
    // The same message in another part of the thread has been shown already
    if (startedAt.current === id) return;
    startedAt.current = id;
    wanted.current = { at: 'message', id };
  });
  // Before `settle`, which scrolls there
  useLayoutEffect(() => {
    if (startAtId !== undefined) startAt(startAtId);
  }, [startAtId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the position when one of these changes what is shown.
  useLayoutEffect(() => settle(), [rows, virtual, settleOn, startAtId]);

  useEffect(() => {
    if (virtual || scroller.current === null || typeof ResizeObserver === 'undefined') return;
    // A rotated phone, an on-screen keyboard or larger text moves everything.
    const observer = new ResizeObserver(() => settle());
    observer.observe(scroller.current);
    if (content.current !== null) observer.observe(content.current);
    return () => observer.disconnect();
  }, [virtual]);

  return {
    scroller,
    content,
    list,
    atEnd,
    unreadHidden: unread === 'hidden',
    toEnd: () => goTo({ at: 'end' }),
    toUnread: () => goTo({ at: 'unread' }),
    toStart,
    handleScroll,
    handleResize,
  };
}
