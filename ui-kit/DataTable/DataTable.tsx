import { type ComponentPropsWithRef, useId } from 'react';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import { ColumnHead } from './ColumnHead';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { nextSort, type Sort, sortRows } from './sortRows';

/** keeps the rows' order for an unknown column */
export interface DataTableProps<Row> extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The title of the table; shown above it. */
  caption: string;
  /** The first column is the row's header. */
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** BCP 47, for sorting. */
  locale: string;
  /** The current sort, when the parent controls it; null is the order of `rows`. */
  sort?: Sort | null;
  defaultSort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}

/** Rows and columns that can be sorted. A table wider than the window scrolls inside its frame. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, locale, sort, defaultSort = null, ...own } = props;
  const { onSortChange, className, ...rest } = own;
  const captionId = useId();
  const [current, setCurrent] = useControlled<Sort | null>({
    value: sort,
    defaultValue: defaultSort,
    onChange: (next) => next !== null && onSortChange?.(next),
  });
  const sortBy = columns.find(({ id }) => id === current?.column)?.sortBy;
  const shown =
    current === null || sortBy === undefined
      ? rows
      : sortRows(rows, sortBy, current.direction, locale);

  return (
    <section
      aria-labelledby={captionId}
      // Focusable, or a wide table could not be scrolled without a pointer.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      {...rest}
      className={cx(styles.region, className)}
    >
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align, sortBy: sortable }) => (
              <ColumnHead
                key={id}
                align={align}
                direction={current?.column === id ? current.direction : undefined}
                onSort={sortable && (() => setCurrent(nextSort(current, id)))}
              >
                {header}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, align, cell }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    scope={index === 0 ? 'row' : undefined}
                    className={cx(styles.cell, align === 'end' && styles.end)}
                  >
                    {cell(row)}
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
