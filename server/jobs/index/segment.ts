import {
  type Bitmap,
  clearBit,
  countBits,
  difference,
  emptyBitmap,
  fullBitmap,
  hasBit,
  setBit,
} from './bitmap';
import { type Columns, columnsOf } from './columns';
import { type CountedRows, countRows } from './countedRows';
import { countAllSets } from './counting';
import type { IndexDocument } from './document';
import { lowerBound } from './lowerBound';
import { EARLIEST_DAY, NO_RATE, UNDATED } from './noLimit';
import { COLUMN_COUNT, type Numbering } from './numbering';
import { type AgeKey, compareNewest, type SortKey } from './order';
import { invert, type PostingList } from './postingList';
import { RangeColumn } from './rangeColumn';
import type { EligibleDays } from './requirements';
import { SegmentWords } from './segmentWords';
import type { WordPlan } from './terms';
import { Unions } from './unions';
import { WordRows, wordRowsOf } from './wordRows';

/** What a segment is made again from. */
export type SegmentState = ReturnType<Segment['state']>;

/**
 * Jobs indexed together. A row number is a job's ordinal and never changes; a changed or removed
 * job leaves a deleted row behind.
 */
export class Segment {
  readonly columns: Columns;
  /** Posting lists of the values. */
  readonly valued: Unions;
  readonly words: SegmentWords;
  /** Rows from the highest rate to the lowest; equal rates newest first. */
  readonly byRate: Int32Array;
  /** Each row's position in `byRate`. */
  readonly ratePlace: Int32Array;
  readonly rateMin: RangeColumn;
  readonly rateMax: RangeColumn;
  readonly shareMin: RangeColumn;
  readonly shareMax: RangeColumn;
  readonly startsOn: RangeColumn;
  readonly endsOn: RangeColumn;
  /** Rows of jobs that state no dates. */
  readonly undated: Bitmap;
  readonly #live: Bitmap;
  #liveCount: number;
  /** The day of the last search, its open jobs, and their counts once they were needed. */
  #day = Number.NaN;
  #open: Bitmap | null = null;
  #openCounted: CountedRows | null = null;
  readonly #eligible = new WeakMap<EligibleDays, Bitmap>();

  /** @param live - the rows that are not deleted; all of them when absent. */
  constructor(
    columns: Columns,
    words: WordRows,
    numbering: Numbering,
    live = fullBitmap(columns.rowCount),
  ) {
    this.columns = columns;
    this.valued = new Unions(rowsByValue(columns, numbering), columns.rowCount);
    this.words = new SegmentWords(words, columns.rowCount);
    this.byRate = rowsByRate(columns);
    this.ratePlace = new Int32Array(columns.rowCount);
    this.byRate.forEach((row, place) => {
      this.ratePlace[row] = place;
    });
    this.rateMin = new RangeColumn(columns.rateMin);
    this.rateMax = new RangeColumn(columns.rateMax);
    this.shareMin = new RangeColumn(columns.shareMin);
    this.shareMax = new RangeColumn(columns.shareMax);
    this.startsOn = new RangeColumn(columns.startsOn);
    this.endsOn = new RangeColumn(columns.endsOn);
    this.undated = difference(this.startsOn.atMost(UNDATED), this.startsOn.atMost(EARLIEST_DAY));
    this.#live = live;
    this.#liveCount = countBits(live);
  }

  /** The segment that `state` was made of. */
  static from({ columns, words, live }: SegmentState, numbering: Numbering): Segment {
    return new Segment(columns, WordRows.from(words), numbering, live);
  }

  /** Everything that it is made again from: plain data, which later changes leave as it is. */
  state() {
    return {
      columns: structuredClone(this.columns),
      words: this.words.rows.state(),
      live: this.#live.slice(),
    };
  }

  get rowCount(): number {
    return this.columns.rowCount;
  }

  get liveCount(): number {
    return this.#liveCount;
  }

  isLive(row: number): boolean {
    return hasBit(this.#live, row);
  }

  /** The row's sort keys. */
  keyOf(row: number): SortKey {
    return {
      rate: rateOf(this.columns, row),
      score: 0,
      publishedAt: this.columns.publishedAt[row] ?? 0,
      id: this.columns.ids[row] ?? '',
    };
  }

  /**
   * The first row that comes after `key` in the newest-first order, whether or not `key` is here.
   */
  firstAfter(key: AgeKey): number {
    return lowerBound(this.rowCount, (row) => compareNewest(this.keyOf(row), key) <= 0);
  }

  /** The row of a job that is here and not deleted; null for any other. */
  rowOf(key: AgeKey): number | null {
    const row = this.firstAfter(key) - 1;
    return this.columns.ids[row] === key.id && this.isLive(row) ? row : null;
  }

  /** Marks a job's row as deleted; false when it is not here. */
  remove(key: AgeKey): boolean {
    const row = this.rowOf(key);
    if (row === null) return false;
    clearBit(this.#live, row);
    this.#liveCount -= 1;
    this.#close(row);
    return true;
  }

  /** Changes the last day on which a job is found, a day number; false when it is not here. */
  setClosing(key: AgeKey, day: number): boolean {
    const row = this.rowOf(key);
    if (row === null) return false;
    this.columns.closesOn[row] = day;
    if (day < this.#day) this.#close(row);
    else this.#open = null;
    return true;
  }

  /** How many jobs have one of the words, at most `atMost`; a job with several counts for each. */
  countWith(word: WordPlan, atMost = Number.POSITIVE_INFINITY): number {
    return this.words.countIn(this.#live, word, atMost);
  }

  /** Rows of jobs that can be applied to on the day, which includes `closesOn`. */
  openOn(day: number): Bitmap {
    if (this.#open === null || this.#day !== day) {
      const { closesOn } = this.columns;
      const open = emptyBitmap(this.rowCount);
      for (let row = 0; row < closesOn.length; row += 1) {
        if ((closesOn[row] ?? 0) >= day && this.isLive(row)) setBit(open, row);
      }
      this.#day = day;
      this.#open = open;
      this.#openCounted = null;
    }
    return this.#open;
  }

  /** The same, counted; the result is read-only and changes with the segment. */
  openCountedOn(day: number): CountedRows {
    const open = this.openOn(day);
    const { sets } = this.columns;
    this.#openCounted ??= countRows(sets, mostOf(sets) + 1, open, [], null);
    return this.#openCounted;
  }

  /** Rows of jobs that a candidate may take by their days; read-only. */
  eligibleBy(days: EligibleDays): Bitmap {
    let rows = this.#eligible.get(days);
    if (!rows) {
      rows = eligibleRows(this.columns, days);
      this.#eligible.set(days, rows);
    }
    return rows;
  }

  #close(row: number): void {
    if (this.#open === null || !hasBit(this.#open, row)) return;
    clearBit(this.#open, row);
    if (this.#openCounted === null) return;
    this.#openCounted.count -= 1;
    countAllSets(this.columns.sets, Int32Array.of(row), -1, this.#openCounted.countsBySet);
  }
}

function eligibleRows({ rowCount, startsOn, requirements }: Columns, days: EligibleDays): Bitmap {
  const rows = emptyBitmap(rowCount);
  const { byClass } = days;
  for (let row = 0; row < rowCount; row += 1) {
    if ((startsOn[row] ?? 0) >= (byClass[requirements[row] ?? 0] ?? 0)) setBit(rows, row);
  }
  return rows;
}

function mostOf(numbers: Int32Array): number {
  let most = 0;
  for (const number of numbers) if (number > most) most = number;
  return most;
}

/** A segment of new documents, in any order. */
export function segmentOf(documents: readonly IndexDocument[], numbering: Numbering): Segment {
  const sorted = [...documents].sort(compareNewest);
  const words = wordRowsOf(sorted.length, (row) => sorted[row]?.words ?? NO_WORDS);
  return new Segment(columnsOf(sorted), words, numbering);
}

const NO_WORDS = new Int32Array(0);

function rowsByValue({ rowCount, sets }: Columns, numbering: Numbering): Map<number, PostingList> {
  const rows = new Map<number, PostingList>();
  for (let column = 0; column < COLUMN_COUNT; column += 1) {
    const codesOf = (row: number) => numbering.codesIn(sets[row * COLUMN_COUNT + column] ?? 0);
    const held = invert(rowCount, numbering.valueCount, codesOf);
    for (const [code, postings] of held) rows.set(code, postings);
  }
  return rows;
}

/** Leaves the keys below within the 53 bits that a number can represent exactly. */
const MAX_RATE = 2 ** 20;

function rateOf(columns: Columns, row: number): number {
  return Math.min(Math.max(columns.rateMax[row] ?? NO_RATE, 0), MAX_RATE);
}

/**
 * Sorts numbers instead of rows with a comparator, several times faster: the inverted rate is in
 * the high bits, the row number, which is newest first already, in the low 32.
 */
function rowsByRate(columns: Columns): Int32Array {
  const keys = new Float64Array(columns.rowCount);
  for (let row = 0; row < keys.length; row += 1) {
    keys[row] = (MAX_RATE - rateOf(columns, row)) * 2 ** 32 + row;
  }
  return Int32Array.from(keys.sort(), (key) => key % 2 ** 32);
}
