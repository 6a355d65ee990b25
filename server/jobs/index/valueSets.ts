/**
 * The values of one facet by number, and the sets of values that jobs have by number: thousands
 * of jobs share each set, so a job costs one number and a count is taken once a set, not once a
 * value.
 */
export class ValueSets {
  readonly #codes = new Map<string, number>();
  readonly #values: string[] = [];
  readonly #setIds = new Map<string, number>();
  readonly #sets: Int32Array[] = [];

  /** Sets known: every set id is below it. */
  get setCount(): number {
    return this.#sets.length;
  }

  /** Values known: every code is below it. */
  get valueCount(): number {
    return this.#values.length;
  }

  /** The number of a value; undefined where no job ever had it. */
  codeOf(value: string): number | undefined {
    return this.#codes.get(value);
  }

  /** The number of a set of values, in whatever order they come, each once or more. */
  setIdOf(values: Iterable<string>): number {
    const codes = Int32Array.from(new Set(values), (value) => this.#learn(value)).sort();
    const key = codes.join();
    const known = this.#setIds.get(key);
    if (known !== undefined) return known;
    this.#sets.push(codes);
    this.#setIds.set(key, this.#sets.length - 1);
    return this.#sets.length - 1;
  }

  /** The codes in a set. */
  codesIn(setId: number): Int32Array {
    return this.#sets[setId] ?? NOTHING;
  }

  /** Jobs per value from jobs per set; values of no job are absent. */
  countsByValue(countsBySet: Int32Array): Record<string, number> {
    const counts = new Int32Array(this.#values.length);
    for (const [setId, codes] of this.#sets.entries()) {
      const count = countsBySet[setId] ?? 0;
      if (count === 0) continue;
      for (const code of codes) counts[code] = (counts[code] ?? 0) + count;
    }
    const byValue: Record<string, number> = {};
    for (const [code, value] of this.#values.entries()) {
      const count = counts[code] ?? 0;
      if (count > 0) byValue[value] = count;
    }
    return byValue;
  }

  #learn(value: string): number {
    const known = this.#codes.get(value);
    if (known !== undefined) return known;
    this.#values.push(value);
    this.#codes.set(value, this.#values.length - 1);
    return this.#values.length - 1;
  }
}

const NOTHING = new Int32Array(0);
