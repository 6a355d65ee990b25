import { compoundOf, inflectedFrom } from './derived';
import type { Entry } from './entry';
import { findDistance, type PlaceAt } from './findDistance';
import { findPeriod } from './findPeriod';
import { entryOf, lexicon } from './lexicon';
import type { Period } from './periods';
import { respelt } from './spelling';
import { STOP_WORDS_OF_SEARCHES } from './stopWordsOfSearches';
import { foldedKeyOf, type Token } from './tokens';

/** What words that stand together were read as. */
type Reading =
  | { kind: 'term'; entry: Entry; correctedTo: string | null }
  | { kind: 'period'; period: Period }
  /** Says nothing. */
  | { kind: 'stop' }
  /** "Ej", "utan": what follows is not wanted. */
  | { kind: 'negation' }
  | { kind: 'word' };

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

const NEGATIONS: ReadonlySet<string> = new Set(
  'ej|inte|icke|ingen|inga|inget|utan|slippa|no|not|without|non'.split('|'),
);
const MOST_WORDS = 6;
/** A shorter term is not put together of parts: "i va" is not IVA. */
const MIN_JOINED = 5;
const CURRENCY: ReadonlySet<string> = new Set(['kr', 'sek', 'kronor', 'kronorh', 'krh']);

const STOP: Reading = { kind: 'stop' };
const WORD: Reading = { kind: 'word' };
const termOf = (entry: Entry, correctedTo: string | null = null): Reading => ({
  kind: 'term',
  entry,
  correctedTo,
});

/** True for a word that says nothing of the job that is looked for. */
export const isStopWord = (key: string): boolean =>
  lexicon().stop.has(key) || STOP_WORDS_OF_SEARCHES.has(key);

/** Reads a text from left to right, the longest term first; every token is in one span. */
export function spansOf(tokens: readonly Token[], text: string, today: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    const span = spanAt(tokens, at, text, today);
    spans.push(span);
    at = span.to;
  }
  return spans;
}

function spanAt(tokens: readonly Token[], at: number, text: string, today: string): Span {
  const [token] = tokens.slice(at, at + 1);
  const single = (reading: Reading): Span => ({ from: at, to: at + 1, reading });
  if (!token || token.literal) return single(WORD);
  const amount = amountAt(tokens, at, text);
  if (amount > 0) return { from: at, to: at + amount, reading: STOP };
  const open = untilLiteral(tokens, at);
  const distance = findDistance(open, at, (from) => placeAt(open, from));
  if (distance) {
    const { entry, correctedTo, to, named } = distance;
    return { from: at, to, reading: termOf(entry, correctedTo), named };
  }
  const period = findPeriod(open, at, today);
  const phrase = phraseAt(open, at, Math.max(period?.length ?? 0, 1));
  if (phrase) return phrase;
  if (period) {
    return { from: at, to: at + period.length, reading: { kind: 'period', period: period.period } };
  }
  return single(readingOfWord(token));
}

/** The term that begins at a word, whatever it needs to be read so. */
function placeAt(tokens: readonly Token[], at: number): PlaceAt | null {
  const [token] = tokens.slice(at, at + 1);
  if (!token) return null;
  const phrase = phraseAt(tokens, at, 1);
  const reading = phrase?.reading ?? readingOfWord(token);
  return reading.kind === 'term' ? { ...reading, to: phrase?.to ?? at + 1 } : null;
}

/** The tokens before the first one in quotes. */
function untilLiteral(tokens: readonly Token[], at: number): readonly Token[] {
  const end = tokens.findIndex(({ literal }, index) => index > at && literal);
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** The longest term of more than `shorter` words. */
function phraseAt(tokens: readonly Token[], at: number, shorter: number): Span | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > shorter; length -= 1) {
    const words = tokens.slice(at, at + length);
    const key = words.map((word) => word.key).join('');
    const entry = entryOf(key);
    if (entry && isTogether(tokens, at, length, entry)) {
      // "Natt sjuksköterska" is the night as well
      const compound = isPlainProfession(entry) ? compoundOf(key) : null;
      return { from: at, to: at + length, reading: termOf(compound ?? entry) };
    }
    if (lexicon().stop.has(key)) return { from: at, to: at + length, reading: STOP };
  }
  return null;
}

/**
 * True for words that make a term together. A negation inside it would reverse its meaning. After a
 * negation only a term written in as many words counts: "utan jour läkare" searches for a läkare.
 */
function isTogether(tokens: readonly Token[], at: number, length: number, entry: Entry): boolean {
  if (tokens.slice(at, at + length).some(({ key }) => NEGATIONS.has(key))) return false;
  const isShort = foldedKeyOf(entry.term).length < MIN_JOINED;
  // "Psykolog i Lund" is no psykologi
  const endsInLetter = tokens[at + length - 1]?.key.length === 1;
  if (!isShort && !endsInLetter && !NEGATIONS.has(tokens[at - 1]?.key ?? '')) return true;
  return entry.term.split(/[^\p{L}\p{N}]+/u).length === length;
}

function readingOfWord(token: Token): Reading {
  const { key } = token;
  if (NEGATIONS.has(key)) return { kind: 'negation' };
  const { exact, others } = lexicon();
  const written = exact.get(key);
  const compound = compoundOf(key);
  if (compound && (!written || isPlainProfession(written))) return termOf(compound);
  if (written) return termOf(written);
  if (isStopWord(key)) return STOP;
  const entry = entryOf(key) ?? (others.has(token.folded) ? null : inflectedFrom(key));
  if (entry) return termOf(entry);
  if (key.length === 1) return STOP;
  const meant = respelt(token.text);
  return meant ? termOf(meant.entry, meant.to) : WORD;
}

const isPlainProfession = ({ facets }: Entry): boolean =>
  facets.every(({ part }) => part === 'workroles');

/** How many words an amount of pay or a percentage takes, which are no filter: "500 kr", "75 %". */
function amountAt(tokens: readonly Token[], at: number, text: string): number {
  const token = tokens[at];
  if (!token || !/^\d{2,4}(?:kr|:-)?$/u.test(token.key)) return 0;
  if (/^\d+kr$/u.test(token.key)) return 1;
  if (/^\s?(?:%|:-)/u.test(text.slice(token.end, token.end + 2))) return 1;
  return CURRENCY.has(tokens[at + 1]?.key ?? '') ? 2 : 0;
}
