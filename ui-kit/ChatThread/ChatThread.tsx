import { type KeyboardEvent, type ReactNode, useMemo, useRef } from 'react';
import { Button } from '../Button';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { dayReader } from '../internal/instants';
import { useHydrated } from '../internal/useHydrated';
import styles from './ChatThread.module.css';
import type { ChatThreadProps } from './chatThreadProps';
import { ThreadRowView } from './ThreadRowView';
import { ThreadSkeleton } from './ThreadSkeleton';
import { TypingIndicator } from './TypingIndicator';
import { type ThreadRow, threadRows } from './threadRows';
import { useThreadNews } from './useThreadNews';
import { useThreadScroll } from './useThreadScroll';
import { VirtualRows } from './VirtualRows';

/** Up to this many messages are all in the page, so that the browser's search finds them. */
const PLAIN_UP_TO = 200;
/**
 * The number of rows of a longer thread that are rendered when nothing can be measured, as on the
 * server.
 */
const UNMEASURED_ROWS = 40;

/**
 * The messages of one conversation. Fills its parent's height and scrolls inside. It follows its
 * end while the reader is there; otherwise it stays in place, and a button shows how many are new.
 */
export function ChatThread(props: ChatThreadProps) {
  const { label, messages, firstUnreadId, hasEarlier = false, onLoadEarlier, ...more } = props;
  const { loadingEarlier = false, typing, loading = false, placeholder, ...others } = more;
  const { onRetry, onDiscard, onAtEndChange, headingLevel, labels, ...own } = others;
  const { locale, timeZone, today, className, ...rest } = own;

  const hydrated = useHydrated();
  const dayOf = useMemo(() => dayReader(timeZone), [timeZone]);
  const allRows = useMemo(
    () => threadRows(messages, { dayOf, firstUnreadId, hasEarlier }),
    [messages, dayOf, firstUnreadId, hasEarlier],
  );
  const long = messages.length > PLAIN_UP_TO;
  const virtual = long && hydrated && typeof ResizeObserver !== 'undefined';
  const rows = useMemo(
    () => (long && !virtual ? allRows.slice(-UNMEASURED_ROWS) : allRows),
    [allRows, long, virtual],
  );

  const askedFrom = useRef<string | undefined>(undefined);
  function handleNearStart() {
    const first = messages[0]?.id;
    if (!hasEarlier || loadingEarlier || askedFrom.current === first) return;
    askedFrom.current = first;
    onLoadEarlier?.();
  }

  const scroll = useThreadScroll({ rows, virtual, settleOn: typing, onNearStart: handleNearStart });
  const { scroller, content, list, atEnd, toEnd } = scroll;
  const news = useThreadNews({ messages, loading, labels, atEnd, toEnd, onAtEndChange });

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'End') toEnd();
    else if (event.key === 'Home') scroll.toStart();
    else return;
    event.preventDefault();
  }

  function handleToEnd() {
    toEnd();
    // The button disappears; the focus stays in the thread.
    scroller.current?.focus();
  }

  const context = { locale, timeZone, today, labels, onRetry, onDiscard, headingLevel };
  const earlier = { onLoadEarlier, loadingEarlier };
  const draw = (row: ThreadRow) => (
    <ThreadRowView key={row.key} row={row} {...context} {...earlier} />
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
        {virtual ? (
          <VirtualRows rows={rows} draw={draw} handle={list} onResize={scroll.handleResize} />
        ) : (
          <div ref={content} className={styles.rows}>
            {!loading && rows.map((row) => <div key={row.key}>{draw(row)}</div>)}
          </div>
        )}
        {typing !== undefined && <TypingIndicator text={typing} />}
      </div>
      {!atEnd && (
        <Button
          size="small"
          variant={news.unseen > 0 ? 'primary' : 'secondary'}
          className={styles.toEnd}
          startIcon={<Icon name="chevron-down" size="small" />}
          onClick={handleToEnd}
        >
          {news.unseen > 0 ? labels.newMessages(news.unseen) : labels.toEnd}
        </Button>
      )}
      <span className="vk-visually-hidden" role="status">
        {loading && labels.loading}
        {news.announcement && <span key={news.announcement.id}>{news.announcement.text}</span>}
      </span>
    </div>
  );
}
