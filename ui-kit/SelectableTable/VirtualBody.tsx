'use client';

import { createContext, Fragment, type ReactNode, type RefObject, use, useState } from 'react';
import {
  type CustomContainerComponentProps,
  type CustomItemComponentProps,
  Virtualizer,
} from 'virtua';
import { cx } from '../internal/cx';
import styles from './SelectableTable.module.css';

interface VirtualBodyProps<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isChosen: (row: Row) => boolean;
  cells: (row: Row) => ReactNode;
  scroller: RefObject<HTMLElement | null>;
}

/** A grid's parts are no table to the browser any more: the roles keep them one. */
const ROLES = { body: 'rowgroup', row: 'row' } as const;

/** Px of a row with one line of text, and of the head above the rows. */
const ROW = 45;
const HEAD = 45;
/** Rows that a server draws, before the height of the window is known. */
const SERVER_ROWS = 20;

/** What a row asks its table; virtua's own rows know their place only. */
const Table = createContext<{
  isChosen: (index: number) => boolean;
  onHold: (index: number) => void;
}>({
  isChosen: () => false,
  onHold: () => {},
});

function Body({ ref, ...rest }: CustomContainerComponentProps) {
  return <tbody {...rest} ref={ref} role={ROLES.body} />;
}

function Item({ ref, index, style, children }: CustomItemComponentProps) {
  const { isChosen, onHold } = use(Table);
  return (
    <tr
      ref={ref}
      role={ROLES.row}
      // The head is the first row
      aria-rowindex={index + 2}
      style={style}
      className={cx(isChosen(index) && styles.selected)}
      onFocus={() => onHold(index)}
      onBlur={() => onHold(-1)}
    >
      {children}
    </tr>
  );
}

/** Only the rows in sight, and the one with the focus. */
export function VirtualBody<Row>(props: VirtualBodyProps<Row>) {
  const { rows, rowKey, isChosen, cells, scroller } = props;
  const [held, setHeld] = useState(-1);
  const table = {
    isChosen: (index: number) => {
      const row = rows[index];
      return row !== undefined && isChosen(row);
    },
    onHold: setHeld,
  };
  return (
    <Table value={table}>
      <Virtualizer
        as={Body}
        item={Item}
        scrollRef={scroller}
        data={rows}
        itemSize={ROW}
        startMargin={HEAD}
        ssrCount={SERVER_ROWS}
        {...(held >= 0 && held < rows.length && { keepMounted: [held] })}
      >
        {(row) => <Fragment key={rowKey(row)}>{cells(row)}</Fragment>}
      </Virtualizer>
    </Table>
  );
}
