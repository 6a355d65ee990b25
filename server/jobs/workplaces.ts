import type { WorkplaceSuggestion } from '#domain/api/portal';
import type { JobSummary } from '#domain/jobs/job';
import { fold } from '#domain/text/fold';

/** Suggestions for one text. */
const MOST = 10;

type Named = Pick<JobSummary, 'workplaceName' | 'names'>;

interface Workplace extends WorkplaceSuggestion {
  jobs: number;
  folded: string;
  /** Of name and place. */
  words: readonly string[];
}

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const keyOf = ({ workplaceName, names }: Named) => `${workplaceName}\n${names.place ?? ''}`;

/** The workplaces of the open jobs, for suggestions. */
export class Workplaces {
  readonly #byKey = new Map<string, Workplace>();

  add(job: Named): void {
    const key = keyOf(job);
    const known = this.#byKey.get(key);
    if (known) {
      known.jobs += 1;
      return;
    }
    const { workplaceName: name, names } = job;
    const { place } = names;
    const words = wordsOf(`${name} ${place ?? ''}`);
    this.#byKey.set(key, { name, place, jobs: 1, folded: fold(name), words });
  }

  remove(job: Named): void {
    const key = keyOf(job);
    const known = this.#byKey.get(key);
    if (!known) return;
    known.jobs -= 1;
    if (known.jobs === 0) this.#byKey.delete(key);
  }

  /**
   * Those of which every typed word begins a word: names that begin with the text first, then
   * those with most jobs.
   */
  matching(text: string): WorkplaceSuggestion[] {
    const typed = wordsOf(text);
    if (typed.length === 0) return [];
    const start = fold(text).trim();
    const rank = ({ folded }: Workplace) => (folded.startsWith(start) ? 0 : 1);
    return [...this.#byKey.values()]
      .filter(({ words }) => typed.every((one) => words.some((word) => word.startsWith(one))))
      .toSorted(
        (a, b) => rank(a) - rank(b) || b.jobs - a.jobs || a.folded.localeCompare(b.folded, 'sv'),
      )
      .slice(0, MOST)
      .map(({ name, place }) => ({ name, place }));
  }
}
