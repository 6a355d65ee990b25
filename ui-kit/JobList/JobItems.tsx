'use client';

import { type CSSProperties, memo, useDeferredValue } from 'react';
import { useProgressiveCount } from '../internal/useProgressiveCount';
import styles from './JobList.module.css';
import type { JobListContent } from './jobListContent';

/** Cards of a very long list that are rendered at once: more than a window shows. */
const FIRST = 12;
/** Cards that follow in each idle period; also the size of a page of the search. */
const STEP = 30;

interface JobItemProps<Item> extends Pick<JobListContent<Item>, 'renderItem' | 'cardMarkup'> {
  item: Item;
}

function Content<Item>({ item, renderItem, cardMarkup }: JobItemProps<Item>) {
  const card = renderItem(item);
  const markup = cardMarkup?.(card);
  const content = markup ? { dangerouslySetInnerHTML: markup } : { children: card };
  // biome-ignore lint/a11y/useSemanticElements: an `li` needs an `ul`
  return <div role="listitem" className={styles.item} {...content} />;
}

/** One item; it is not rendered again for those that follow it. */
const JobItem = memo(Content) as typeof Content;

/**
 * A list's items. New items are rendered in an update that a press can interrupt. In a very long
 * list the first cards come at once; the others have one space below them, and follow in idle time,
 * so that the browser finds their texts in the page.
 */
export function JobItems<Item>(props: JobListContent<Item>) {
  const { items, itemKey, renderItem, cardMarkup } = useDeferredValue(props);
  const drawn = useProgressiveCount({
    total: items.length,
    list: items[0] === undefined ? null : itemKey(items[0]),
    first: FIRST,
    step: STEP,
  });
  const left = items.length - drawn;
  const room: CSSProperties & Record<'--left', number> = { '--left': left };
  return (
    <>
      {items.slice(0, drawn).map((item) => (
        <JobItem key={itemKey(item)} {...{ item, renderItem, cardMarkup }} />
      ))}
      {left > 0 && <div className={styles.rest} style={room} />}
    </>
  );
}
