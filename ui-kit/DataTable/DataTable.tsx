'use client';

import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../internal/cx';
import { Text } from '../internal/Text';
import { useControlled } from '../internal/useControlled';
import { kitValue } from '../KitProvider/readKit';
import { ColumnHead } from './ColumnHead';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { nextSort, type Sort, sortRows } from './sortRows';

/** Props of {@link DataTable}; the rest goes to the `section`. An unknown column sorts nothing. */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The title of the table; shown above it. */
  caption: string;
  /** The first column is the row's header. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in their order without a sort. */
  rows: readonly Row[];
  /** A key of a row, unique among `rows`. */
  rowKey: (row: Row) => string;
  /** BCP 47, for sorting. Default: the KitProvider's. */
  locale?: string;
  /**
   * In a window of up to 768 px: `scroll` keeps the columns side by side and scrolls, for numbers
   * that are compared; `stack` shows each row as a block with its column headers beside the values,
   * for texts.
   */
  narrow?: 'scroll' | 'stack';
  /** A row that sums up those above it is emphasised, with a line above it. */
  isSum?: (row: Row) => boolean;
  /** The current sort, when the parent controls it; null is the order of `rows`. */
  sort?: Sort | null;
  /** The sort at the start, when the table holds it. Default null: the order of `rows`. */
  defaultSort?: Sort | null;
  /** Called with the new sort when a column header is pressed. */
  onSortChange?: (sort: Sort) => void;
}

/**
 * Rows and columns that can be sorted. A table wider than the window scrolls inside its frame, or
 * is stacked.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    locale = kitValue('locale'),
    sort,
    defaultSort = null,
    ...own
  } = props;
  const { narrow = 'scroll', isSum, onSortChange, className, ...rest } = own;
  const stack = narrow === 'stack';
  // A stacked table is no table to the browser any more: the roles keep it one
  const role = (name: string) => (stack ? name : undefined);
  const captionId = useId();
  const [current, setCurrent] = useControlled<Sort | null>(
    sort,
    defaultSort,
    (next) => next !== null && onSortChange?.(next),
  );
  const sortBy = columns.find(({ id }) => id === current?.column)?.sortBy;
  const shown =
    current === null || sortBy === undefined
      ? rows
      : sortRows(rows, sortBy, current.direction, locale);

  return (
    <section
      aria-labelledby={captionId}
      // Focusable, or a wide table could not be scrolled without a pointer.
      tabIndex={stack ? undefined : 0}
      {...rest}
      className={cx(styles.region, stack && styles.stack, className)}
    >
      <table role={role('table')} className={styles.table}>
        <caption className={styles.caption}>
          <span id={captionId} className={styles.title}>
            {caption}
          </span>
        </caption>
        <thead role={role('rowgroup')} className={styles.heads}>
          <tr role={role('row')}>
            {columns.map(({ id, header, align, sortBy: sortable }) => (
              <ColumnHead
                key={id}
                role={role('columnheader')}
                align={align}
                direction={current?.column === id ? current.direction : undefined}
                onSort={sortable && (() => setCurrent(nextSort(current, id)))}
              >
                {header}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody role={role('rowgroup')}>
          {shown.map((row) => (
            <tr
              key={rowKey(row)}
              role={role('row')}
              className={isSum?.(row) ? styles.sum : undefined}
            >
              {columns.map(({ id, header, align, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={index === 0 ? 'row' : undefined}
                    role={role(index === 0 ? 'rowheader' : 'cell')}
                    className={cx(styles.cell, align === 'end' && styles.end)}
                  >
                    {stack && index > 0 && (
                      <span aria-hidden="true" className={styles.label}>
                        {header}
                      </span>
                    )}
                    {stack && index > 0 ? (
                      <div className={styles.value}>{cell(row)}</div>
                    ) : (
                      <Text>{cell(row)}</Text>
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
