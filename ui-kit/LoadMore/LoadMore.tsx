'use client';

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../Button';
import { cx } from '../internal/cx';
import { shareOf } from '../internal/share';
import { kitTexts } from '../KitProvider/readKit';
import styles from './LoadMore.module.css';

/** The texts of {@link LoadMore}. */
export interface LoadMoreLabels {
  /** "Visar 30 av 412 uppdrag"; also announced when more were asked for. */
  showing: (shown: number, total: number) => string;
  /** "Visa fler" */
  more: string;
  /** Read while more are loaded: "hämtar fler uppdrag". */
  loading: string;
}

/** Props of {@link LoadMore}; the rest goes to the root. */
export interface LoadMoreProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** How many are in the list now. */
  shown: number;
  /** How many there are in all. */
  total: number;
  /** True while more are loaded: presses are ignored. Default false. */
  loading?: boolean;
  /** Called when more are asked for; the owner then raises `shown`. */
  onLoadMore: () => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: LoadMoreLabels;
}

/** Below a list: how much of it is shown, and a button for more until all is shown. */
export function LoadMore(props: LoadMoreProps) {
  const {
    shown,
    total,
    loading = false,
    onLoadMore,
    labels = kitTexts().loadMore.labels,
    className,
    ...rest
  } = props;
  const status = useRef<HTMLParagraphElement>(null);
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const complete = shown >= total;
  // Of another list its owner announces how long it is.
  const announced = askedOf === total;

  useEffect(() => {
    // The button disappears when all is shown; the focus stays in its place.
    if (complete && announced) status.current?.focus();
  }, [complete, announced]);

  function handleClick() {
    setAskedOf(total);
    onLoadMore();
  }

  return (
    <div {...rest} className={cx(styles.loadMore, className)}>
      <p
        ref={status}
        role={announced ? 'status' : undefined}
        tabIndex={-1}
        className={styles.status}
      >
        {labels.showing(shown, total)}
      </p>
      <span aria-hidden="true" className={styles.track}>
        <span style={{ inlineSize: `${shareOf(shown, total) * 100}%` }} />
      </span>
      {!complete && (
        <Button
          variant="secondary"
          loading={loading}
          loadingLabel={labels.loading}
          onClick={handleClick}
        >
          {labels.more}
        </Button>
      )}
    </div>
  );
}
