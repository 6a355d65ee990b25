import type { Entry } from './entry';
import type { AskedNumbers } from './findAmount';
import type { Period } from './periods';
import type { Respelt } from './spelling';
import type { UnmetWish } from './understood';

/** What words that stand together were read as. */
export type Reading =
  | { kind: 'term'; entry: Entry; correctedTo: string | null }
  | { kind: 'period'; period: Period }
  | { kind: 'numbers'; numbers: AskedNumbers }
  /** The best paid first. */
  | { kind: 'bestPaid' }
  /** Something that no ad states, or that is not known of the user. */
  | { kind: 'unmet'; why: UnmetWish['why'] }
  /** Says nothing. */
  | { kind: 'stop' }
  /** "Ej", "utan": what follows is not wanted. */
  | { kind: 'negation' }
  /** "Helgfritt": what is not wanted, in the same word. */
  | { kind: 'free'; entry: Entry }
  /**
   * `meant`: a term that it may be a misspelling of, which is offered. `names`: the folded names, any of
   * which ads have, of the employer or the hospital that it is, with the `place` that its words mean besides.
   */
  | { kind: 'word'; meant?: Respelt; names?: readonly string[]; place?: Entry };

/** What a text is read beside. */
export interface ReadBeside {
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /**
   * Whether an open ad has a word, given by `foldedKeyOf`, anywhere or in names alone (its title, profession,
   * workplace); left out: no ads are known.
   */
  isInAds?: ((word: string, inNames?: boolean) => boolean) | undefined;
  /**
   * The folded words of the employer whose name has the letters (`foldedKeyOf`), null for none; left
   * out: no employers are known.
   */
  employerNamed?: ((letters: string) => string | null) | undefined;
}

/** Neighbouring words of a text and what they were read as: the tokens `from` to before `to`. */
export interface Span {
  from: number;
  to: number;
  reading: Reading;
  /** What a word would have been read as, had its part of the filter not been chosen already. */
  taken?: Reading;
  /** Of "inom 60 km från Umeå", the words of the place. */
  named?: { from: number; to: number };
}
