import type { Job } from '#domain/jobs/job';
import { COLUMNS, COUNTED, type Counted } from './jobValues';
import { Requirements } from './requirements';
import { TextDictionary } from './text/dictionary';

export const COLUMN_COUNT = COLUMNS.length;

const isCounted = (name: string): name is Counted => Object.hasOwn(COUNTED, name);
/** The fields of each column. */
const COUNTED_IN = COLUMNS.map((column) =>
  Object.keys(COUNTED)
    .filter(isCounted)
    .filter((counted) => COUNTED[counted].column === column),
);

/** The position of the column that contains `counted`. */
export function columnOf(counted: Counted): number {
  return COLUMNS.indexOf(COUNTED[counted].column);
}

/** What a numbering is made again from. */
export type NumberingState = ReturnType<Numbering['state']>;

/**
 * The numbers of values, words and sets of values, shared by all segments and never reused.
 * Thousands of jobs share each set, so counts are made once per set, not once per value.
 */
export class Numbering {
  readonly dictionary: TextDictionary;
  readonly requirements: Requirements;
  readonly #codes = new Map<Counted, Map<string, number>>();
  readonly #setIds = COLUMNS.map(() => new Map<string, number>());
  readonly #setsOfColumn = COLUMNS.map((): number[] => []);
  readonly #sets: Int32Array[] = [];
  #valueCount = 0;

  /** @param state - of the numbering that it becomes; absent for an empty one. */
  constructor(state?: NumberingState) {
    this.dictionary = new TextDictionary(state?.dictionary);
    this.requirements = new Requirements(state?.requirements);
    for (const [counted, codes] of state?.values ?? []) {
      this.#codes.set(counted, new Map(codes));
      this.#valueCount += codes.length;
    }
    let from = 0;
    for (const [setId, end] of (state?.setEnds ?? NOTHING).entries()) {
      this.#addSet(state?.setColumns[setId] ?? 0, state?.setCodes.slice(from, end) ?? NOTHING);
      from = end;
    }
  }

  /** Everything that it is made again from: plain data, which later jobs do not change. */
  state() {
    const setColumns = new Int32Array(this.#sets.length);
    for (const [column, sets] of this.#setsOfColumn.entries()) {
      for (const setId of sets) setColumns[setId] = column;
    }
    let end = 0;
    return {
      dictionary: this.dictionary.state(),
      requirements: this.requirements.state(),
      values: Array.from(this.#codes, ([counted, codes]) => [counted, [...codes]] as const),
      setColumns,
      setCodes: Int32Array.from(this.#sets.flatMap((codes) => Array.from(codes))),
      setEnds: Int32Array.from(this.#sets, ({ length }) => {
        end += length;
        return end;
      }),
    };
  }

  /** The number of known values: every code is below it. */
  get valueCount(): number {
    return this.#valueCount;
  }

  /** The number of known sets, over all columns: every set number is below it. */
  get setCount(): number {
    return this.#sets.length;
  }

  /** The number of a value; undefined when no job ever had it. */
  codeOf(counted: Counted, value: string): number | undefined {
    return this.#codes.get(counted)?.get(value);
  }

  /** The set numbers of a job, one per column. */
  setsOf(job: Job): number[] {
    return COUNTED_IN.map((column, at) => {
      const codes = column.flatMap((counted) =>
        COUNTED[counted].valuesOf(job).map((value) => this.#learn(counted, value)),
      );
      return this.#setIdOf(at, Int32Array.from(new Set(codes)).sort());
    });
  }

  /** The codes in a set. */
  codesIn(setId: number): Int32Array {
    return this.#sets[setId] ?? NOTHING;
  }

  /** Jobs per value from jobs per set, over all segments; values without jobs are absent. */
  countsByValue(counted: Counted, countsBySet: readonly Int32Array[]): Record<string, number> {
    const counts = new Int32Array(this.#valueCount);
    for (const setId of this.#setsOfColumn[columnOf(counted)] ?? []) {
      let count = 0;
      for (const segment of countsBySet) count += segment[setId] ?? 0;
      if (count === 0) continue;
      for (const code of this.codesIn(setId)) counts[code] = (counts[code] ?? 0) + count;
    }
    const byValue: Record<string, number> = {};
    for (const [value, code] of this.#codes.get(counted) ?? []) {
      const count = counts[code] ?? 0;
      if (count > 0) byValue[value] = count;
    }
    return byValue;
  }

  #setIdOf(column: number, codes: Int32Array): number {
    return this.#setIds[column]?.get(codes.join()) ?? this.#addSet(column, codes);
  }

  #addSet(column: number, codes: Int32Array): number {
    const setId = this.#sets.length;
    this.#sets.push(codes);
    this.#setIds[column]?.set(codes.join(), setId);
    this.#setsOfColumn[column]?.push(setId);
    return setId;
  }

  #learn(counted: Counted, value: string): number {
    const codes = this.#codes.get(counted) ?? new Map<string, number>();
    this.#codes.set(counted, codes);
    const known = codes.get(value);
    if (known !== undefined) return known;
    codes.set(value, this.#valueCount);
    this.#valueCount += 1;
    return this.#valueCount - 1;
  }
}

const NOTHING = new Int32Array(0);
