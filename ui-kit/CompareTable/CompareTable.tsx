import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { cx } from '../internal/cx';
import { kitTexts } from '../KitProvider/readKit';
import styles from './CompareTable.module.css';

/** One of the things that are compared. */
export interface CompareColumn {
  id: string;
  /** Its name, maybe a link. */
  head: ReactNode;
  /** What can be done with it; not printed. */
  actions?: ReactNode;
}

/** What is compared, in a line. */
export interface CompareRow {
  id: string;
  /** "Ersättning" */
  title: string;
  /** The values are not the same. */
  differs?: boolean;
  /** One for each column. Say it in words where there is no value. */
  cells: readonly ReactNode[];
}

/** Rows about one thing. */
export interface CompareGroup {
  id: string;
  /** "Ersättning" */
  title: string;
  rows: readonly CompareRow[];
}

/** Props of {@link CompareTable}; the rest goes to the `table`. */
export interface CompareTableProps
  extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'role'> {
  /** The name of the table. */
  caption: string;
  /** The two or three things that are compared. */
  columns: readonly CompareColumn[];
  /** The rows under their headings; each row has a value for each column. */
  groups: readonly CompareGroup[];
  /** Its texts. Default: the KitProvider's. */
  labels?: {
    /** The head of the row headers: "Uppgift". */
    rows: string;
    /** The row header of the actions: "Val". */
    actions: string;
    /** Said after the title of a row that differs: "skiljer sig". */
    differs: string;
  };
}

/**
 * Two or three things side by side, one fact a row. Narrow, each row header stands above its values;
 * the heads stay in sight.
 */
export function CompareTable(props: CompareTableProps) {
  const {
    caption,
    columns,
    groups,
    labels = kitTexts().compareTable.labels,
    className,
    style,
    ...rest
  } = props;
  const count: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  return (
    // Stacked it is no table to the browser any more: the roles keep it one.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table
      {...rest}
      role="table"
      className={cx(styles.table, className)}
      style={{ ...count, ...style }}
    >
      <caption className="vk-visually-hidden">{caption}</caption>
      <thead role="rowgroup" className={styles.heads}>
        <tr role="row" className={cx(styles.row, styles.names)}>
          <th scope="col" role="columnheader" className={styles.title}>
            <span className="vk-visually-hidden">{labels.rows}</span>
          </th>
          {columns.map(({ id, head }) => (
            <th key={id} scope="col" role="columnheader" className={styles.name}>
              {head}
            </th>
          ))}
        </tr>
        {columns.some(({ actions }) => actions !== undefined) && (
          <tr role="row" className={cx(styles.row, styles.actions)}>
            <th scope="row" role="rowheader" className={styles.title}>
              <span className="vk-visually-hidden">{labels.actions}</span>
            </th>
            {columns.map(({ id, actions }) => (
              <td key={id} role="cell" className={styles.cell}>
                {actions}
              </td>
            ))}
          </tr>
        )}
      </thead>
      {groups.map((group) => (
        <tbody key={group.id} role="rowgroup">
          <tr role="row" className={styles.row}>
            {/* biome-ignore lint/a11y/useSemanticElements: it heads a group of rows */}
            <th
              scope="rowgroup"
              role="rowheader"
              colSpan={columns.length + 1}
              className={styles.group}
            >
              {group.title}
            </th>
          </tr>
          {group.rows.map(({ id, title, differs = false, cells }) => (
            <tr key={id} role="row" className={cx(styles.row, differs && styles.differs)}>
              <th scope="row" role="rowheader" className={styles.title}>
                {differs && (
                  <span aria-hidden="true" className={styles.dot}>
                    ●
                  </span>
                )}
                <span>{title}</span>
                {differs && <span className="vk-visually-hidden">{`, ${labels.differs}`}</span>}
              </th>
              {columns.map((column, index) => (
                <td key={column.id} role="cell" className={styles.cell}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
