'use client';

import { Icon } from '../Icon';
import { cx } from '../internal/cx';
import styles from './DataTable.module.css';
import type { SortDirection } from './sortRows';

/** Props of {@link ColumnHead}. */
export interface ColumnHeadProps {
  children: string;
  /** Of a table that can be stacked. */
  role: string | undefined;
  align: 'start' | 'end' | undefined;
  /** How the table is sorted by this column; undefined when it is not. */
  direction: SortDirection | undefined;
  /** Undefined when the column cannot be sorted. */
  onSort: (() => void) | undefined;
}

/** Both ways while the column does not sort, else the way that it does. */
function SortSign({ direction }: { direction: SortDirection | undefined }) {
  if (direction === undefined) return <Icon name="sort" />;
  return <Icon name={direction === 'descending' ? 'chevron-down' : 'chevron-up'} />;
}

/** The head of a column; a button when it sorts. */
export function ColumnHead({ children, role, align, direction, onSort }: ColumnHeadProps) {
  const className = cx(styles.cell, styles.head, align === 'end' && styles.end);
  if (onSort === undefined) {
    return (
      <th scope="col" role={role} className={className}>
        {children}
      </th>
    );
  }
  return (
    <th scope="col" role={role} className={className} aria-sort={direction ?? 'none'}>
      <button type="button" className={styles.sort} onClick={onSort}>
        <span>{children}</span>
        <SortSign direction={direction} />
      </button>
    </th>
  );
}
