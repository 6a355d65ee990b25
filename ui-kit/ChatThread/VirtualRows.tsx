'use client';

import { type ReactElement, type RefObject, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { changedAtStart, type ThreadRow } from './threadRows';

export interface VirtualRowsProps {
  rows: readonly ThreadRow[];
  draw: (row: ThreadRow) => ReactElement;
  handle: RefObject<VirtualizerHandle | null>;
  onResize: () => void;
}

/**
 * Pixels of the smallest row: a line inside a group. Rows that turn out higher move the end down,
 * never up.
 */
const LEAST_ROW = 45;

/** Only the visible rows, and the one with the focus. Must be a direct child of the scroller. */
export function VirtualRows({ rows, draw, handle, onResize }: VirtualRowsProps) {
  const [shown, setShown] = useState({ rows, shift: false });
  const [focused, setFocused] = useState<string | null>(null);
  if (shown.rows !== rows) setShown({ rows, shift: changedAtStart(shown.rows, rows) });
  const held = focused === null ? -1 : rows.findIndex(({ key }) => key === focused);

  return (
    <Virtualizer
      ref={handle}
      data={rows}
      itemSize={LEAST_ROW}
      shift={shown.shift}
      {...(held >= 0 && { keepMounted: [held] })}
      onResize={onResize}
    >
      {(row) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only records that the focus is inside.
        <div key={row.key} onFocus={() => setFocused(row.key)} onBlur={() => setFocused(null)}>
          {draw(row)}
        </div>
      )}
    </Virtualizer>
  );
}
