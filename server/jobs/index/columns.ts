import { COUNTED, type IndexDocument } from './document';

/** Jobs column by column; row 0 is the newest. */
export interface Columns {
  rowCount: number;
  ids: string[];
  publishedAt: Float64Array;
  rateMin: Int32Array;
  rateMax: Int32Array;
  startsOn: Int32Array;
  endsOn: Int32Array;
  closesOn: Int32Array;
  /** One column for each of `COUNTED`. */
  counted: readonly Int32Array[];
}

const NUMBERS = ['publishedAt', 'rateMin', 'rateMax', 'startsOn', 'endsOn', 'closesOn'] as const;

function emptyColumns(rowCount: number): Columns {
  return {
    rowCount,
    ids: new Array<string>(rowCount).fill(''),
    publishedAt: new Float64Array(rowCount),
    rateMin: new Int32Array(rowCount),
    rateMax: new Int32Array(rowCount),
    startsOn: new Int32Array(rowCount),
    endsOn: new Int32Array(rowCount),
    closesOn: new Int32Array(rowCount),
    counted: COUNTED.map(() => new Int32Array(rowCount)),
  };
}

/** The columns of documents that come newest first. */
export function columnsOf(documents: readonly IndexDocument[]): Columns {
  const columns = emptyColumns(documents.length);
  for (const [row, document] of documents.entries()) {
    columns.ids[row] = document.id;
    for (const name of NUMBERS) columns[name][row] = document[name];
    for (const [at, column] of columns.counted.entries()) column[row] = document.counted[at] ?? 0;
  }
  return columns;
}

/** Where each row of a source goes; -1 for a row that is dropped. */
export interface Move {
  from: Columns;
  newRows: Int32Array;
}

/** New columns of `rowCount` rows, filled from the sources. */
export function movedColumns(moves: readonly Move[], rowCount: number): Columns {
  const columns = emptyColumns(rowCount);
  for (const { from, newRows } of moves) {
    for (const [row, id] of from.ids.entries()) {
      const newRow = newRows[row] ?? -1;
      if (newRow >= 0) columns.ids[newRow] = id;
    }
    for (const name of NUMBERS) moveColumn(from[name], columns[name], newRows);
    for (const [at, column] of columns.counted.entries()) {
      moveColumn(from.counted[at] ?? column, column, newRows);
    }
  }
  return columns;
}

function moveColumn(
  source: Int32Array | Float64Array,
  target: Int32Array | Float64Array,
  newRows: Int32Array,
): void {
  for (let row = 0; row < source.length; row += 1) {
    const newRow = newRows[row] ?? -1;
    if (newRow >= 0) target[newRow] = source[row] ?? 0;
  }
}
