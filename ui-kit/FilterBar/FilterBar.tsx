import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './FilterBar.module.css';

/** Props of {@link FilterBar}; the rest goes to the form. */
export interface FilterBarProps extends ComponentProps<'form'> {
  /** Name of the search landmark: "Sök uppdrag". */
  label: string;
  /** The search button: "Sök". */
  submitLabel: string;
  /** FilterBarSelect, FilterBarDate, FilterBarText and FilterBarButton, in reading order. */
  children: ReactNode;
  /** Below the fields: the button of all filters, a clear button, chips. */
  after?: ReactNode;
}

/**
 * The search of a list on a wide screen: a form that works before any script has loaded. With
 * `action`, and with `name`s on its fields, the browser can submit it.
 */
export function FilterBar(props: FilterBarProps) {
  const { label, submitLabel, children, after, className, ...rest } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not support the element.
    <div role="search" className={cx(styles.root, className)} aria-label={label}>
      <form method="get" data-surface="paper" {...rest} className={styles.form}>
        <div className={styles.fields}>{children}</div>
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span>{submitLabel}</span>
        </button>
      </form>
      {after && <div className={styles.after}>{after}</div>}
    </div>
  );
}
