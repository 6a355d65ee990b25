'use client';

import { type ComponentPropsWithRef, cloneElement, type KeyboardEvent } from 'react';
import { feedMove } from './feedKeys';
import type { JobListContent } from './jobListContent';
import { leaveFeed } from './leaveFeed';

/** Props of {@link JobFeed}. */
export interface JobFeedProps<Item> extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** How many articles there are in all; undefined when unknown. */
  total: number | undefined;
  content: JobListContent<Item>;
}

/** A feed: its cards are focusable and numbered, and Page Up and Page Down move between them. */
export function JobFeed<Item>({ total, content, onKeyDown, ...rest }: JobFeedProps<Item>) {
  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    const feed = event.currentTarget;
    const articles = [...feed.querySelectorAll<HTMLElement>('[aria-posinset]')];
    const index = articles.findIndex((article) => article.contains(document.activeElement));
    const move = index < 0 ? null : feedMove(event, index, articles.length);
    if (move === null) return;
    event.preventDefault();
    if (move.kind === 'article') articles[move.index]?.focus();
    else leaveFeed(feed, move.kind);
  }

  return (
    <div role="feed" {...rest} onKeyDown={handleKeyDown}>
      {content.items.map((item, index) =>
        cloneElement(content.renderItem(item), {
          key: content.itemKey(item),
          tabIndex: 0,
          'aria-posinset': index + 1,
          // -1 is ARIA's "unknown".
          'aria-setsize': total ?? -1,
        }),
      )}
    </div>
  );
}
