'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { dayReader } from '../internal/instants';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import styles from './ChatThread.module.css';
import type { ChatThreadProps } from './chatThreadProps';
import { ThreadRowView } from './ThreadRowView';
import { ThreadSkeleton } from './ThreadSkeleton';
import { TypingIndicator } from './TypingIndicator';
import { type ThreadRow, threadRows } from './threadRows';
import { useThreadNews } from './useThreadNews';
import { useThreadScroll } from './useThreadScroll';
import { virtualPart } from './virtualPart';

/** Up to this many messages are all in the page, so that the browser's search finds them. */
const PLAIN_UP_TO = 200;
/** From this many on the code for longer threads is loaded; and when there are earlier ones. */
const LOAD_FROM = PLAIN_UP_TO / 2;
/** Up to this many are all in the page while that code is missing, as on the server. */
const PLAIN_MEANWHILE = 2 * PLAIN_UP_TO;
/** The number of rows of a longer thread that are rendered meanwhile. */
const UNMEASURED_ROWS = 40;

/**
 * The messages of one conversation. Fills its parent's height and scrolls inside. It follows its
 * end while the reader is there; otherwise it stays in place, and a button shows how many are new.
 */
export function ChatThread(props: ChatThreadProps) {
  const { label, messages, firstUnreadId, hasEarlier = false, onLoadEarlier, ...more } = props;
  const { loadingEarlier = false, typing, loading = false, placeholder, ...others } = more;
  const {
    onRetry,
    onDiscard,
    onAtEndChange,
    headingLevel,
    labels = kitTexts().chatThread.labels,
    ...both
  } = others;
  const { hasLater = false, loadingLater = false, onLoadLater, onShow, startAtId, ...own } = both;
  const {
    unreadElsewhere = false,
    locale = kitValue('locale'),
    timeZone = kitValue('timeZone'),
    today = kitValue('today'),
    className,
    ...rest
  } = own;

  const Virtual = virtualPart.usePart();
  const [isMissing, setMissing] = useState(false);
  const dayOf = useMemo(() => dayReader(timeZone), [timeZone]);
  const allRows = useMemo(
    () => threadRows(messages, { dayOf, firstUnreadId, hasEarlier, hasLater }),
    [messages, dayOf, firstUnreadId, hasEarlier, hasLater],
  );
  const { length } = messages;
  const measures = typeof ResizeObserver !== 'undefined';
  const VirtualRows = length > PLAIN_UP_TO && measures ? Virtual : null;
  const virtual = VirtualRows !== null;
  const few = length > PLAIN_MEANWHILE && !virtual && !isMissing;
  const rows = useMemo(() => {
    // What is not in the page cannot be scrolled to
    if (loading) return [];
    return few ? allRows.slice(-UNMEASURED_ROWS) : allRows;
  }, [allRows, few, loading]);

  useEffect(() => {
    // After a failure it is loaded again when messages are added; until then all are in the page
    const mayGrow = hasEarlier || length > LOAD_FROM;
    if (mayGrow) virtualPart.load().catch(() => setMissing(true));
  }, [length, hasEarlier]);

  /** The first and the last message at the last request for earlier and later ones. */
  const asked = useRef<{ from?: string | undefined; to?: string | undefined }>({});
  function handleNearStart() {
    const from = messages[0]?.id;
    if (!hasEarlier || loadingEarlier || asked.current.from === from) return;
    asked.current.from = from;
    onLoadEarlier?.();
  }
  function handleNearEnd() {
    const to = messages.at(-1)?.id;
    if (!hasLater || loadingLater || asked.current.to === to) return;
    asked.current.to = to;
    onLoadLater?.();
  }

  const scroll = useThreadScroll({
    rows,
    virtual,
    settleOn: typing,
    hasLater,
    startAtId,
    onNearStart: handleNearStart,
    onNearEnd: handleNearEnd,
    onShow,
  });
  const { scroller, content, list, atEnd, toEnd } = scroll;
  const news = useThreadNews({ messages, loading, hasLater, labels, atEnd, toEnd, onAtEndChange });
  const hasUnread = firstUnreadId !== undefined || unreadElsewhere;

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'End') toEnd();
    else if (event.key === 'Home') scroll.toStart();
    else return;
    event.preventDefault();
  }

  function handleJump(go: () => void) {
    go();
    // The button disappears; the focus stays in the thread.
    scroller.current?.focus();
  }

  const context = { locale, timeZone, today, labels, onRetry, onDiscard, headingLevel, startAtId };
  const pages = { onLoadEarlier, loadingEarlier, onLoadLater, loadingLater };
  const draw = (row: ThreadRow) => (
    <ThreadRowView key={row.key} row={row} {...context} {...pages} />
  );
  const empty: ReactNode = loading ? <ThreadSkeleton /> : messages.length === 0 && placeholder;

  return (
    <div {...rest} className={cx(styles.thread, className)}>
      {/* Without live announcements of its own: scrolling adds and removes rows. The announcer
          below announces new messages. */}
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={label}
        aria-busy={loading || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        className={styles.scroller}
        onScroll={scroll.handleScroll}
        onKeyDown={handleKeyDown}
      >
        {empty && <div className={styles.empty}>{empty}</div>}
        {VirtualRows ? (
          <VirtualRows rows={rows} draw={draw} handle={list} onResize={scroll.handleResize} />
        ) : (
          <div ref={content} className={styles.rows}>
            {rows.map((row) => (
              <div key={row.key}>{draw(row)}</div>
            ))}
          </div>
        )}
        {typing !== undefined && <TypingIndicator text={typing} />}
      </div>
      <div className={styles.jumps}>
        {hasUnread && scroll.unreadHidden && (
          <Button
            size="small"
            variant="secondary"
            className={styles.jump}
            startIcon={<Icon name="chevron-up" size="small" />}
            onClick={() => handleJump(scroll.toUnread)}
          >
            {labels.toUnread}
          </Button>
        )}
        {!atEnd && (
          <Button
            size="small"
            variant={news.unseen > 0 ? 'primary' : 'secondary'}
            className={styles.jump}
            startIcon={<Icon name="chevron-down" size="small" />}
            onClick={() => handleJump(toEnd)}
          >
            {news.unseen > 0 ? labels.newMessages(news.unseen) : labels.toEnd}
          </Button>
        )}
      </div>
      <span className="vk-visually-hidden" role="status">
        {loading && <span>{labels.loading}</span>}
        {news.announcement && <span key={news.announcement.id}>{news.announcement.text}</span>}
      </span>
    </div>
  );
}
