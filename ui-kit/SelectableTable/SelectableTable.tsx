'use client';

import {
  type ComponentPropsWithRef,
  type CSSProperties,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { ColumnHead } from '../DataTable/ColumnHead';
import type { DataColumn } from '../DataTable/columns';
import table from '../DataTable/DataTable.module.css';
import { nextSort, type Sort, sortRows } from '../DataTable/sortRows';
import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import { useControlled } from '../internal/useControlled';
import { kitTexts, kitValue } from '../KitProvider/readKit';
import { RowCells } from './RowCells';
import styles from './SelectableTable.module.css';
import { VirtualBody } from './VirtualBody';

/** The texts of {@link SelectableTable}. */
export interface SelectableTableLabels {
  /** The check box of a row: "Välj Natt på avdelning 4". */
  row: (name: string) => string;
  /** The check box in the head: "Välj alla". */
  all: string;
  /** How many are chosen, shown and announced: "3 av 12 valda". */
  chosen: (chosen: number, total: number) => string;
}

/** Props of {@link SelectableTable}; the rest goes to the root. */
export interface SelectableTableProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The title of the table; shown above it. */
  caption: string;
  /** The first column is the row's header. */
  columns: readonly DataColumn<Row>[];
  /** The rows, in their order without a sort. */
  rows: readonly Row[];
  /** A key of a row, unique among `rows`. */
  rowKey: (row: Row) => string;
  /** What a row is called, for its check box. */
  rowName: (row: Row) => string;
  /** BCP 47, for sorting. Default: the KitProvider's. */
  locale?: string;
  /** Keys of the chosen rows. One that is not among `rows` stays chosen: it may be on another page. */
  selected?: readonly string[];
  /** The keys that are chosen at the start, when the table holds them. Default none. */
  defaultSelected?: readonly string[];
  /** Called with the keys of the chosen rows, after each change. */
  onSelectedChange?: (keys: string[]) => void;
  /** Whether a row can be chosen. Default: each can. */
  isSelectable?: (row: Row) => boolean;
  /** Buttons for what is chosen, beside how many are. */
  actions?: ReactNode;
  /**
   * How high the table is at most, a CSS length: the rows then scroll below their head, and of more
   * than a hundred only those in sight are drawn.
   */
  maxHeight?: string;
  /** The current sort, when the parent controls it; null is the order of `rows`. */
  sort?: Sort | null;
  /** The sort at the start, when the table holds it. Default null: the order of `rows`. */
  defaultSort?: Sort | null;
  /** Called with the new sort when a column header is pressed. */
  onSortChange?: (sort: Sort) => void;
  /** Its texts. Default: the KitProvider's. */
  labels?: SelectableTableLabels;
}

/** More rows than this are drawn only where they are in sight. */
const VIRTUAL_FROM = 100;

/** Rows and columns of which some are chosen, for doing something with them. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, actions, ...own } = props;
  const { locale = kitValue('locale'), labels = kitTexts().selectableTable.labels, ...its } = own;
  const {
    selected,
    defaultSelected = [],
    onSelectedChange,
    isSelectable,
    maxHeight,
    ...more
  } = its;
  const { sort, defaultSort = null, onSortChange, className, ...rest } = more;
  const captionId = useId();
  const scroller = useRef<HTMLElement>(null);
  const [keys, setKeys] = useControlled<readonly string[]>(
    selected,
    defaultSelected,
    onSelectedChange && ((next) => onSelectedChange([...next])),
  );
  const [order, setOrder] = useControlled<Sort | null>(
    sort,
    defaultSort,
    (next) => next !== null && onSortChange?.(next),
  );
  const sortBy = columns.find(({ id }) => id === order?.column)?.sortBy;
  const shown =
    order === null || sortBy === undefined ? rows : sortRows(rows, sortBy, order.direction, locale);
  const chosen = new Set(keys);
  const selectable = rows.filter((row) => isSelectable?.(row) ?? true).map(rowKey);
  const chosenHere = selectable.filter((key) => chosen.has(key)).length;
  const isAll = selectable.length > 0 && chosenHere === selectable.length;
  const isVirtual = maxHeight !== undefined && rows.length > VIRTUAL_FROM;
  // A table in a grid is no table to the browser any more: the roles keep it one
  const role = (name: string) => (isVirtual ? name : undefined);

  function toggle(key: string) {
    setKeys(chosen.has(key) ? keys.filter((one) => one !== key) : [...keys, key]);
  }

  function toggleAll() {
    const here = new Set(selectable);
    const others = keys.filter((key) => !here.has(key));
    setKeys(isAll ? others : [...others, ...selectable]);
  }

  const cells = (row: Row) => (
    <RowCells
      row={row}
      columns={columns}
      role={role}
      checkbox={{
        'aria-label': labels.row(rowName(row)),
        checked: chosen.has(rowKey(row)),
        disabled: isSelectable?.(row) === false,
        onChange: () => toggle(rowKey(row)),
      }}
    />
  );

  return (
    <div {...rest} className={cx(styles.root, className)}>
      <div className={styles.bar}>
        <span id={captionId} className={styles.title}>
          {caption}
        </span>
        <span role="status" className={styles.chosen}>
          {chosen.size > 0 ? labels.chosen(chosen.size, Math.max(rows.length, chosen.size)) : ''}
        </span>
        {chosen.size > 0 && actions && <span className={styles.actions}>{actions}</span>}
      </div>
      <section
        ref={scroller}
        aria-labelledby={captionId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide or high table is scrolled by keys.
        tabIndex={0}
        className={styles.scroller}
        style={{ maxBlockSize: maxHeight }}
      >
        <table
          role={role('table')}
          aria-labelledby={captionId}
          aria-rowcount={isVirtual ? rows.length + 1 : undefined}
          className={cx(table.table, isVirtual && styles.virtual)}
          style={isVirtual ? ({ '--columns': columns.length } as CSSProperties) : undefined}
        >
          <thead role={role('rowgroup')} className={cx(maxHeight !== undefined && styles.sticky)}>
            <tr role={role('row')} aria-rowindex={isVirtual ? 1 : undefined}>
              <th scope="col" role={role('columnheader')} className={cx(table.cell, styles.pick)}>
                <span className={styles.target}>
                  <Checkbox
                    aria-label={labels.all}
                    checked={isAll}
                    indeterminate={chosenHere > 0 && !isAll}
                    disabled={selectable.length === 0}
                    onChange={toggleAll}
                  />
                </span>
              </th>
              {columns.map(({ id, header, align, sortBy: sortable }) => (
                <ColumnHead
                  key={id}
                  role={role('columnheader')}
                  align={align}
                  direction={order?.column === id ? order.direction : undefined}
                  onSort={sortable && (() => setOrder(nextSort(order, id)))}
                >
                  {header}
                </ColumnHead>
              ))}
            </tr>
          </thead>
          {isVirtual ? (
            <VirtualBody
              rows={shown}
              rowKey={rowKey}
              isChosen={(row) => chosen.has(rowKey(row))}
              cells={cells}
              scroller={scroller}
            />
          ) : (
            <tbody>
              {shown.map((row) => (
                <tr key={rowKey(row)} className={cx(chosen.has(rowKey(row)) && styles.selected)}>
                  {cells(row)}
                </tr>
              ))}
            </tbody>
          )}
        </table>
      </section>
    </div>
  );
}
