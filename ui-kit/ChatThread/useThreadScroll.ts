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
import type { ThreadRow } from './threadRows';
import { firstBelow, followsAfter, isAtEnd, isNearStart } from './threadScroll';

/** The values that the scrolling of a thread depends on. */
export interface ThreadScrollOptions {
  /** The shown rows, in order. */
  rows: readonly ThreadRow[];
  /** Whether only some of them are in the page. */
  virtual: boolean;
  /** Other content that changes the height: the position is set again when this changes. */
  settleOn: unknown;
  onNearStart: () => void;
}

/** The scroll handling of a thread, and the props that its elements need. */
export interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>;
  /** The plain rows' parent: one child per row. */
  content: RefObject<HTMLDivElement | null>;
  list: RefObject<VirtualizerHandle | null>;
  /** Whether the last message is visible. */
  atEnd: boolean;
  toEnd: () => void;
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
  const { rows, virtual, settleOn, onNearStart } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  const follows = useRef(true);
  const lastTop = useRef(0);
  const opened = useRef(false);
  const anchor = useRef<Anchor | null>(null);
  const [atEnd, setAtEnd] = useState(true);

  const follow = useCallback((next: boolean) => {
    follows.current = next;
    setAtEnd(next);
  }, []);

  const toEnd = useCallback(() => {
    const element = scroller.current;
    if (element === null) return;
    element.scrollTop = element.scrollHeight;
    follow(true);
  }, [follow]);

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
    if (virtual) list.current?.scrollToIndex(index, { align: 'start', offset: -ROOM_ABOVE });
    else if (box !== null) element.scrollTop = box.offsetTop - ROOM_ABOVE;
    follow(!virtual && isAtEnd(element));
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
    const unread = opened.current ? -1 : rows.findIndex(({ kind }) => kind === 'unread');
    opened.current = true;
    if (unread >= 0) openAt(element, unread);
    else if (follows.current) toEnd();
    else keepPlace(element);
    if (!virtual) dropAnchor(element);
    lastTop.current = element.scrollTop;
  });

  function handleScroll() {
    const element = scroller.current;
    if (element === null) return;
    const upwards = element.scrollTop < lastTop.current;
    follow(followsAfter(follows.current, lastTop.current, element));
    lastTop.current = element.scrollTop;
    if (!virtual) dropAnchor(element);
    if (upwards && isNearStart(element)) onNearStart();
  }

  function handleResize() {
    if (follows.current) toEnd();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: sets the position when one of these changes what is shown.
  useLayoutEffect(() => settle(), [rows, virtual, settleOn]);

  useEffect(() => {
    if (virtual || scroller.current === null || typeof ResizeObserver === 'undefined') return;
    // A rotated phone, an on-screen keyboard or larger text moves everything.
    const observer = new ResizeObserver(() => settle());
    observer.observe(scroller.current);
    if (content.current !== null) observer.observe(content.current);
    return () => observer.disconnect();
  }, [virtual]);

  return { scroller, content, list, atEnd, toEnd, toStart, handleScroll, handleResize };
}
