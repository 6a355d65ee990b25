import type { ComponentProps } from 'react';
import type { DataColumn } from '../DataTable/columns';
import table from '../DataTable/DataTable.module.css';
import { Checkbox } from '../internal/Checkbox';
import { cx } from '../internal/cx';
import { Text } from '../internal/Text';
import styles from './SelectableTable.module.css';

interface RowCellsProps<Row> {
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** The role of a cell, where the browser no longer gives it one. */
  role: (name: string) => string | undefined;
  checkbox: ComponentProps<typeof Checkbox>;
}

/** The cells of a row: its check box, its header, its values. */
export function RowCells<Row>({ row, columns, role, checkbox }: RowCellsProps<Row>) {
  return (
    <>
      <td role={role('cell')} className={cx(table.cell, styles.pick)}>
        <span className={styles.target}>
          <Checkbox {...checkbox} />
        </span>
      </td>
      {columns.map(({ id, align, cell }, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={id}
            scope={index === 0 ? 'row' : undefined}
            role={role(index === 0 ? 'rowheader' : 'cell')}
            className={cx(table.cell, align === 'end' && table.end)}
          >
            <Text>{cell(row)}</Text>
          </Cell>
        );
      })}
    </>
  );
}
