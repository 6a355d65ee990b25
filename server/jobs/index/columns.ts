import type { IndexDocument } from './document';
import { COLUMN_COUNT } from './numbering';

/** Jobs column by column; row 0 is the newest. */
export interface Columns {
  rowCount: number;
  ids: string[];
  publishedAt: Float64Array;
  rateMin: Int32Array;
  rateMax: Int32Array;
  shareMin: Int32Array;
  shareMax: Int32Array;
  startsOn: Int32Array;
  endsOn: Int32Array;
  closesOn: Int32Array;
  /** Numbers of classes of requirements. */
  requirements: Int32Array;
  /** The set numbers of a row are adjacent, `COLUMN_COUNT` per row: they are counted together. */
  sets: Int32Array;
}

const NUMBERS = [
  'publishedAt',
  'rateMin',
  'rateMax',
  'shareMin',
  'shareMax',
  'startsOn',
  'endsOn',
  'closesOn',
  'requirements',
] as const;

function emptyColumns(rowCount: number): Columns {
  return {
    rowCount,
    ids: new Array<string>(rowCount).fill(''),
    publishedAt: new Float64Array(rowCount),
    rateMin: new Int32Array(rowCount),
    rateMax: new Int32Array(rowCount),
    shareMin: new Int32Array(rowCount),
    shareMax: new Int32Array(rowCount),
    startsOn: new Int32Array(rowCount),
    endsOn: new Int32Array(rowCount),
    closesOn: new Int32Array(rowCount),
    requirements: new Int32Array(rowCount),
    sets: new Int32Array(rowCount * COLUMN_COUNT),
  };
}

/** Whether a document has all its numbers; one without would be out of order for all others. */
export function isWhole(document: IndexDocument): boolean {
  return NUMBERS.every((name) => Number.isFinite(document[name]));
}

/** The columns of documents that are given newest first. */
export function columnsOf(documents: readonly IndexDocument[]): Columns {
  const columns = emptyColumns(documents.length);
  for (const [row, document] of documents.entries()) {
    columns.ids[row] = document.id;
    for (const name of NUMBERS) columns[name][row] = document[name];
    columns.sets.set(document.sets, row * COLUMN_COUNT);
  }
  return columns;
}

/** The new row of each source row; -1 for a dropped row. */
export interface Move {
  from: Columns;
  newRows: Int32Array;
}

/** New columns of `rowCount` rows, filled from the sources. */
export function movedColumns(moves: readonly Move[], rowCount: number): Columns {
  const columns = emptyColumns(rowCount);
  for (const { from, newRows } of moves) {
    for (let row = 0; row < newRows.length; row += 1) {
      const newRow = newRows[row] ?? -1;
      if (newRow < 0) continue;
      columns.ids[newRow] = from.ids[row] ?? '';
      for (const name of NUMBERS) columns[name][newRow] = from[name][row] ?? 0;
      for (let at = 0; at < COLUMN_COUNT; at += 1) {
        columns.sets[newRow * COLUMN_COUNT + at] = from.sets[row * COLUMN_COUNT + at] ?? 0;
      }
    }
  }
  return columns;
}
