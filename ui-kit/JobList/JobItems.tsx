import { Children, type ReactElement } from 'react';
import { cx } from '../internal/cx';
import { useProgressiveCount } from '../internal/useProgressiveCount';
import styles from './JobList.module.css';

/** Cards of a very long list that are rendered at once: more than a window shows. */
const FIRST = 12;
/** Cards that follow in each idle period; also the size of a page of the search. */
const STEP = 30;

/** A list's items. Each has its space at once; in a very long list the cards themselves follow. */
export function JobItems({ children }: { children: ReactElement | readonly ReactElement[] }) {
  const cards = Children.toArray(children).filter((card) => typeof card === 'object');
  const [first] = cards;
  const drawn = useProgressiveCount({
    total: cards.length,
    list: first && 'key' in first ? first.key : null,
    first: FIRST,
    step: STEP,
  });
  return cards.map((card, at) => (
    // biome-ignore lint/a11y/useSemanticElements: an `li` needs an `ul`
    <div
      key={'key' in card ? card.key : at}
      role="listitem"
      className={cx(styles.item, at >= drawn && styles.waiting)}
    >
      {at < drawn && card}
    </div>
  ));
}
