import { type ReactElement, type RefObject, useState } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { changedAtStart, type ThreadRow } from './threadRows';

interface VirtualRowsProps {
  rows: readonly ThreadRow[];
  draw: (row: ThreadRow) => ReactElement;
  handle: RefObject<VirtualizerHandle | null>;
  onResize: () => void;
}

/** Pixels of the smallest row: a line in the midst of a run. Rows that turn out higher push the end down, never up. */
const LEAST_ROW = 45;

/** Only the rows in sight, and the one that holds the focus. Stands right inside what scrolls. */
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
        // biome-ignore lint/a11y/noStaticElementInteractions: only notes that the focus is inside.
        <div key={row.key} onFocus={() => setFocused(row.key)} onBlur={() => setFocused(null)}>
          {draw(row)}
        </div>
      )}
    </Virtualizer>
  );
}
