import { fold } from '#domain/text/fold';
import { compoundOf, inflectedFrom } from './derived';
import type { Entry } from './entry';
import { entryOf, lexicon } from './lexicon';
import { isOrdinaryWord } from './ordinaryWords';
import { foldedKeyOf, keyOf } from './tokens';

/** What stands after a name and is no part of it: forms of companies, countries. */
const NOT_OF_NAMES: ReadonlySet<string> = new Set(
  (
    'ab|hb|kb|aktiebolag|publ|inc|ltd|sverige|sweden|svenska|nordic|nordics|norden|scandinavia|' +
    'group|gruppen|holding|support|stiftelsen|i|och'
  ).split('|'),
);
/** Public employers are called after places, and those are meant by their names. */
const OF_PLACES: ReadonlySet<string> = new Set(
  'region|regionen|kommun|kommunen|kommuns|stad|landsting|landstinget|lan|sjukhus|lasarett'.split(
    '|',
  ),
);
/** "Min Doktor" is a name, though nobody is called "min". */
const POSSESSIVES: ReadonlySet<string> = new Set([
  'min',
  'din',
  'mitt',
  'ditt',
  'var',
  'my',
  'your',
]);
const MIN_LETTERS = 5;
/** Words of a name that people know by its initials: "IES". */
const INITIALS = 3;
/** A name of nothing but words of the trade is one where so many jobs are open: "Apotek Hjärtat". */
const CHAIN = 3;
const WORDS = /[\p{L}\p{N}]+/gu;

interface Name {
  /** Folded, between spaces. */
  words: string;
  /** Whether all of its words mean something by themselves. */
  isOfTrade: boolean;
  /** What people write instead of the words, in the form of `foldedKeyOf`; left out: the words. */
  letters?: string;
}

/** The names of the employers of open jobs, as they may be written in a search. */
export class EmployerNames {
  readonly #byJob = new Map<string, string>();
  readonly #jobsOf = new Map<string, number>();
  /** Names by their letters ("mindoktor"), with who is called so. */
  readonly #names = new Map<string, Name & { employers: Set<string> }>();
  /** Whole names, by their letters, of employers that have no open job: what they are called stays a name. */
  readonly #known = new Map<string, string>();

  /** The employer of each job, as `add` takes them. */
  state(): [jobId: string, employer: string][] {
    return [...this.#byJob];
  }

  /** Employers that are known, whether a job of theirs is open or not. */
  know(employers: Iterable<string>): void {
    for (const employer of employers) {
      const name = wholeNameOf(employer);
      if (name) this.#known.set(lettersOf(name), name.words);
    }
  }

  /** Knows what another one knows. */
  knowAs(other: EmployerNames): void {
    for (const [letters, words] of other.#known) this.#known.set(letters, words);
  }

  add(jobId: string, employer: string): void {
    this.remove(jobId);
    this.#byJob.set(jobId, employer);
    const jobs = this.#jobsOf.get(employer) ?? 0;
    this.#jobsOf.set(employer, jobs + 1);
    if (jobs > 0) return;
    for (const name of namesOf(employer)) {
      const letters = lettersOf(name);
      const known = this.#names.get(letters);
      if (known) known.employers.add(employer);
      else this.#names.set(letters, { ...name, employers: new Set([employer]) });
    }
  }

  remove(jobId: string): void {
    const employer = this.#byJob.get(jobId);
    if (employer === undefined) return;
    this.#byJob.delete(jobId);
    const jobs = (this.#jobsOf.get(employer) ?? 1) - 1;
    if (jobs > 0) {
      this.#jobsOf.set(employer, jobs);
      return;
    }
    this.#jobsOf.delete(employer);
    this.know([employer]);
    for (const name of namesOf(employer)) {
      const known = this.#names.get(lettersOf(name));
      known?.employers.delete(employer);
      if (known?.employers.size === 0) this.#names.delete(lettersOf(name));
    }
  }

  /**
   * The folded words of the employer whose name has these letters (`foldedKeyOf`), also with the *s* of a
   * genitive, if any.
   */
  named(letters: string): string | null {
    const name = this.#names.get(letters) ?? this.#names.get(letters.replace(/s$/u, ''));
    if (!name) return this.#known.get(letters) ?? null;
    const jobs = [...name.employers].map((employer) => this.#jobsOf.get(employer) ?? 0);
    const isChain = jobs.reduce((sum, each) => sum + each, 0) >= CHAIN;
    return name.isOfTrade && !isChain ? null : name.words;
  }
}

const lettersOf = ({ words, letters }: Name): string => letters ?? words.replaceAll(' ', '');

/**
 * What people may call an employer: its name without "AB" and "Sverige", its beginning of two words
 * or more, a later part of it that begins with a word that is only a name's, its initials, and two words the
 * other way round. Not what means
 * something else: one ordinary word, a term, a place and what it has ("Psykologerna Lund").
 */
function namesOf(employer: string): Name[] {
  const all = employer.match(WORDS) ?? [];
  let [from, to] = [0, all.length];
  while (to > from && isNoName(all[to - 1])) to -= 1;
  while (from < to && isNoName(all[from])) from += 1;
  const words = all.slice(from, to);
  const found = new Map<string, Name>();
  words.forEach((first, start) => {
    if (start > 0 && !isOnlyAName(first)) return;
    for (let end = start + 1; end <= words.length; end += 1) {
      const part = words.slice(start, end);
      if ((part.length < 2 && part.length < words.length) || isNoName(part.at(-1))) continue;
      if (!isName(part)) continue;
      const name = { words: part.map(fold).join(' '), isOfTrade: !part.some(isOnlyAName) };
      found.set(name.words, name);
    }
  });
  const initials = words.map(([first = '']) => fold(first)).join('');
  const whole = words.map(fold).join(' ');
  if (words.length >= INITIALS && words.some(isOnlyAName) && isFree(initials)) {
    found.set(initials, { words: whole, isOfTrade: false, letters: initials });
  }
  // "Apoteket AB" is the company, as "apoteket" alone is not
  if (words.length === 1 && /\bAB$/u.test(employer)) {
    found.set(`${whole} ab`, { words: whole, isOfTrade: false, letters: `${whole}ab` });
  }
  const [one, other, ...more] = words;
  if (found.has(whole) && one && other && more.length === 0) {
    const letters = fold(other) + fold(one);
    found.set(letters, { words: whole, isOfTrade: !words.some(isOnlyAName), letters });
  }
  return [...found.values(), ...publicNames(employer)];
}

/** A name with nothing left out but "AB" and its like; null where it means something by itself. */
function wholeNameOf(employer: string): Name | null {
  const names = namesOf(employer).filter(({ letters }) => letters === undefined);
  const whole = names.reduce<Name | null>(
    (longest, name) => (longest && longest.words.length >= name.words.length ? longest : name),
    null,
  );
  return whole && !whole.isOfTrade ? whole : null;
}

/** "Region Jönköpings län" is the "region Jönköping", "Malmö kommun" is "Malmö stad". */
function publicNames(employer: string): Name[] {
  const [, region] = /^region (.+?)(?: län)?$/u.exec(employer.toLowerCase()) ?? [];
  const [, town] = /^(.+?)s? (?:kommun|stad)$/u.exec(employer.toLowerCase()) ?? [];
  const words = fold(employer);
  const called =
    region !== undefined
      ? [`region ${region}`, `region ${region} län`, `region ${region.replace(/s$/u, '')}`]
      : town !== undefined
        ? [`${town} kommun`, `${town}s kommun`, `${town} stad`, `${town}s stad`]
        : [];
  return called.map((name) => ({ words, isOfTrade: false, letters: foldedKeyOf(name) }));
}

/** Letters that mean nothing else. */
const isFree = (letters: string): boolean =>
  !entryOf(letters) && !isStopWord(letters) && !isOrdinaryWord(letters);

const isNoName = (word: string | undefined): boolean => NOT_OF_NAMES.has(foldedKeyOf(word ?? ''));

function isName(words: readonly string[]): boolean {
  const key = words.map(keyOf).join('');
  if (key.length < MIN_LETTERS || entryOf(key) || isStopWord(key)) return false;
  const [only, ...others] = words;
  if (only !== undefined && others.length === 0) return isOnlyAName(only) && !isOrdinaryWord(only);
  return words.some(isOnlyAName) || !words.some(saysAPlace);
}

const isStopWord = (key: string): boolean => lexicon().stop.has(key);

const termOf = (key: string): Entry | undefined =>
  entryOf(key) ?? inflectedFrom(key) ?? compoundOf(key) ?? undefined;

function isOnlyAName(word: string): boolean {
  const key = keyOf(word);
  if (POSSESSIVES.has(foldedKeyOf(word))) return true;
  return !termOf(key) && !isStopWord(key) && !OF_PLACES.has(foldedKeyOf(word));
}

function saysAPlace(word: string): boolean {
  const { facets = [] } = termOf(keyOf(word)) ?? {};
  return OF_PLACES.has(foldedKeyOf(word)) || facets.some(({ part }) => part === 'locations');
}
