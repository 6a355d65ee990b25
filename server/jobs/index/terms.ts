import { isOrdinaryWord } from '#domain/search/ordinaryWords';
import type { SearchTerm } from '#domain/search/understand';
import type { Correction } from '#domain/search/understood';
import type { TextDictionary } from './text/dictionary';
import { wordsOf } from './text/words';

/** The codes that one word stands for: those looked for in names, and those in running text. */
export interface WordPlan {
  names: readonly number[];
  body: readonly number[];
}

/** An ad has the term when it has all words of any of these. */
export type TermPlan = readonly (readonly WordPlan[])[];

/** What a term is looked for as, and what its spelling was changed to. */
interface ReadTerm {
  plan: TermPlan;
  corrected: Correction | null;
  /** What it may be a slip of, which was not searched for. */
  offered: Correction | null;
}

/** What ads there are now. */
interface HeldWords {
  /** Whether an ad has one of these words where they are looked for. */
  isHeld(word: WordPlan): boolean;
  /** How many ads have the word, wherever it stands. */
  jobsWith(code: number): number;
}

/** A shorter beginning is not looked for in running text. */
const MIN_BEGINNING_LENGTH = 4;
/** A longer word is looked for in running text as the first part of compounds, too: "ultraljud(sundersökning)". */
const MIN_FIRST_PART_LENGTH = 5;

/**
 * Turns terms into codes.
 *
 * In names (title, profession, workplace, facts) a word is found by its beginning, as the end of a
 * compound and by its inflections. Running text is full of common words that begin or end with
 * others ("vårdar", "ansvara för"), so there only the word itself, its inflections and, from five letters
 * on, the compounds that begin with it count; a shorter
 * beginning counts when nothing else has the term, as while a word is being typed. Only a term that is
 * then still found nowhere is misspelt: allowing mistakes at once would find radiology for
 * cardiology. An ordinary word ("kust") is not misspelt: it is said what else may be meant.
 */
export class TermReader {
  readonly #dictionary: TextDictionary;
  readonly #held: HeldWords;

  constructor(dictionary: TextDictionary, held: HeldWords) {
    this.#dictionary = dictionary;
    this.#held = held;
  }

  /** The term in the forms that it was given in, whether any ad has it or not. */
  asWritten({ anyOf, literal, inNames = false }: SearchTerm): TermPlan {
    const read = (word: string) => (literal ? this.#exactly(word) : this.#inAnyForm(word));
    const where = inNames ? onlyInNames : (word: WordPlan) => word;
    return formsOf(anyOf).map((words) => words.map((word) => where(read(word))));
  }

  read(term: SearchTerm): ReadTerm {
    const { written, anyOf, literal, inNames } = term;
    const plan = this.asWritten(term);
    if (literal || inNames || this.#isHeld(plan)) return uncorrected(plan);
    const forms = formsOf(anyOf);
    const begun = forms.map((words) => words.map((word) => this.#begun(word)));
    if (this.#isHeld(begun)) return uncorrected(begun);
    const [word = '', ...others] = wordsOf(written);
    const meant = others.length > 0 ? null : this.#meantBy(word);
    if (meant === null) return uncorrected([]);
    const correction = { from: written, to: this.#dictionary.writtenOf(meant) };
    if (isOrdinaryWord(written)) return { plan: [], corrected: null, offered: correction };
    return {
      plan: [[this.#inAnyForm(this.#dictionary.wordOf(meant))]],
      corrected: correction,
      offered: null,
    };
  }

  #exactly(word: string): WordPlan {
    const codes = [this.#dictionary.codeOf(word) ?? []].flat();
    return { names: codes, body: codes };
  }

  #inAnyForm(word: string): WordPlan {
    const forms = this.#dictionary.formsOf(word);
    const names = [...new Set([...forms, ...this.#dictionary.namesWith(word)])];
    if (word.length < MIN_FIRST_PART_LENGTH) return { names, body: forms };
    return { names, body: [...new Set([...forms, ...this.#dictionary.beginningWith(word)])] };
  }

  #begun(word: string): WordPlan {
    if (word.length < MIN_BEGINNING_LENGTH) return NOTHING;
    return { names: [], body: this.#dictionary.beginningWith(word) };
  }

  #isHeld(plan: TermPlan): boolean {
    return plan.some((words) => words.every((word) => this.#held.isHeld(word)));
  }

  /** Of the nearest words the one that most ads have, so that one word can be shown as the meant one. */
  #meantBy(word: string): number | null {
    const isHeld = (code: number) => this.#held.isHeld({ names: [code], body: [code] });
    const nearest = this.#dictionary.nearest(word, isHeld).map((code) => ({
      code,
      jobs: this.#held.jobsWith(code),
      word: this.#dictionary.wordOf(code),
    }));
    nearest.sort((a, b) => b.jobs - a.jobs || (a.word < b.word ? -1 : 1));
    return nearest[0]?.code ?? null;
  }
}

/** The names of a value that is not wanted are one list, which is split into words once. */
const splitForms = new WeakMap<readonly string[], string[][]>();

function formsOf(anyOf: readonly string[]): string[][] {
  const known = splitForms.get(anyOf);
  if (known) return known;
  const forms = anyOf.map(wordsOf).filter((words) => words.length > 0);
  splitForms.set(anyOf, forms);
  return forms;
}

const onlyInNames = ({ names }: WordPlan): WordPlan => ({ names, body: [] });

const NOTHING: WordPlan = { names: [], body: [] };

function uncorrected(plan: TermPlan): ReadTerm {
  return { plan, corrected: null, offered: null };
}
