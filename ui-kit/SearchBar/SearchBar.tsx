import type { ComponentProps } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import { readKit } from '../KitProvider/readKit';
import styles from './SearchBar.module.css';

/** Props of {@link SearchBar}; the rest goes to the button. */
export interface SearchBarProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it opens, worded like a field: "Sök uppdrag". */
  label: string;
  /** The current search: "Sjuksköterska · Malmö". */
  summary?: string | undefined;
  /** Shown when there is none: "Yrke, plats, period". */
  placeholder: string;
  /** The number of active filters; a badge shows it when it is above 0. */
  filterCount?: number;
  /** The badge as text: "3 filter". */
  filterCountLabel?: (count: number) => string;
}

/**
 * The search on a phone: a bar that shows the current search and opens the filter sheet. A button,
 * not a field: nothing is typed into it.
 */
export function SearchBar(props: SearchBarProps) {
  const {
    label,
    summary,
    placeholder,
    filterCount = 0,
    filterCountLabel = readKit().texts?.searchBar.filterCountLabel,
    className,
    ...own
  } = props;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-surface="paper"
      {...own}
      className={cx(styles.bar, className)}
    >
      <Icon name="search" className={styles.search} />
      <span className={styles.texts}>
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{summary || placeholder}</span>
      </span>
      <span className={styles.filters}>
        <Icon name="filter" />
        {filterCount > 0 && (
          <span className={styles.count}>
            <span aria-hidden={filterCountLabel ? true : undefined}>{filterCount}</span>
            {filterCountLabel && (
              <span className="vk-visually-hidden">{filterCountLabel(filterCount)}</span>
            )}
          </span>
        )}
      </span>
    </button>
  );
}
