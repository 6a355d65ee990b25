import { movedColumns } from './columns';
import type { Numbering } from './numbering';
import { compareNewest, type SortKey } from './order';
import { Segment } from './segment';
import { mergingWordRows } from './wordRows';

/**
 * A segment being merged into another: its next row that is not deleted, and the new numbers of its
 * rows.
 */
interface Source {
  segment: Segment;
  /** Past the last row when no rows are left. */
  row: number;
  key: SortKey;
  /** -1 for deleted rows. */
  newRows: Int32Array;
}

/** One segment of the rows of several segments that are not deleted; pauses now and then. */
export function* mergingSegments(
  segments: readonly Segment[],
  numbering: Numbering,
): Generator<undefined, Segment> {
  const sources = segments.map(sourceOf);
  const rowCount = numberRows(sources);
  yield;
  const moves = sources.map(({ segment, newRows }) => ({ from: segment.columns, newRows }));
  const words = yield* mergingWordRows(
    sources.map(({ segment, newRows }) => ({ words: segment.words.rows, newRows })),
    rowCount,
  );
  yield;
  return new Segment(movedColumns(moves, rowCount), words, numbering);
}

function sourceOf(segment: Segment): Source {
  const source = {
    segment,
    row: -1,
    key: segment.keyOf(0),
    newRows: new Int32Array(segment.rowCount).fill(-1),
  };
  advance(source);
  return source;
}

function advance(source: Source): void {
  const { segment } = source;
  do source.row += 1;
  while (source.row < segment.rowCount && !segment.isLive(source.row));
  source.key = segment.keyOf(source.row);
}

/** Gives every such row its new number, newest first; returns how many there are. */
function numberRows(sources: readonly Source[]): number {
  const left = sources.filter(({ row, segment }) => row < segment.rowCount);
  let newRow = 0;
  for (let newest = newestOf(left); newest; newest = newestOf(left)) {
    newest.newRows[newest.row] = newRow;
    newRow += 1;
    advance(newest);
    if (newest.row >= newest.segment.rowCount) left.splice(left.indexOf(newest), 1);
  }
  return newRow;
}

function newestOf(sources: readonly Source[]): Source | undefined {
  let newest = sources[0];
  for (const source of sources) {
    if (newest && compareNewest(source.key, newest.key) < 0) newest = source;
  }
  return newest;
}
