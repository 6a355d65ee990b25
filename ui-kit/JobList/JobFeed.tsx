import {
  Children,
  type ComponentPropsWithRef,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
} from 'react';
import { feedMove } from './feedKeys';
import { leaveFeed } from './leaveFeed';

type Article = ReactElement<ComponentPropsWithRef<'article'>>;

/** Props of {@link JobFeed}. */
export interface JobFeedProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many articles there are in all; undefined when unknown. */
  total: number | undefined;
  children: Article | readonly Article[];
}

/** A feed: its cards are focusable and numbered, and Page Up and Page Down move between them. */
export function JobFeed({ total, children, onKeyDown, ...rest }: JobFeedProps) {
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
      {Children.map(children, (article, index) =>
        cloneElement(article, {
          tabIndex: 0,
          'aria-posinset': index + 1,
          // -1 is ARIA's "unknown".
          'aria-setsize': total ?? -1,
        }),
      )}
    </div>
  );
}
