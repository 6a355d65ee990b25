import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import { useProgressiveCount } from '../internal/useProgressiveCount';
import styles from './JobList.module.css';
import type { JobListContent } from './jobListContent';

/** Cards of a very long list that are rendered at once: more than a window shows. */
const FIRST = 12;
/** Cards that follow in each idle period; also the size of a page of the search. */
const STEP = 30;

/**
 * A list's items. New items are rendered in an update that a press can interrupt. In a very long
 * list the first cards come at once; the others have one space below them, and follow in idle time,
 * so that the browser finds their texts in the page.
 */
export function JobItems<Item>(props: JobListContent<Item>) {
  const shown = useDeferredValue(props);
  const { items, itemKey } = shown;
  const drawn = useProgressiveCount({
    total: items.length,
    list: items[0] === undefined ? null : itemKey(items[0]),
    first: FIRST,
    step: STEP,
  });
  const cards = useMemo(
    () =>
      shown.items.slice(0, drawn).map((item) => (
        // biome-ignore lint/a11y/useSemanticElements: an `li` needs an `ul`
        <div key={shown.itemKey(item)} role="listitem" className={styles.item}>
          {shown.renderItem(item)}
        </div>
      )),
    [shown, drawn],
  );
  const left = items.length - drawn;
  const room: CSSProperties & Record<'--left', number> = { '--left': left };
  return (
    <>
      {cards}
      {left > 0 && <div className={styles.rest} style={room} />}
    </>
  );
}
