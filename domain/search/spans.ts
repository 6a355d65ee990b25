import {
  compoundOf,
  fieldOfWard,
  freeOf,
  inflectedFrom,
  professionAtEnd,
  professionSomewhere,
  regionOfCoast,
  slangFor,
} from './derived';
import { ellipsisAt } from './ellipsis';
import type { Entry } from './entry';
import { findAmount } from './findAmount';
import { findDistance, type PlaceAt } from './findDistance';
import { findHours } from './findHours';
import { findPeriod } from './findPeriod';
import { entryOf, lexicon } from './lexicon';
import { employerAt, hospitalAt, localityAt } from './namesAt';
import { isNegation, isNegationPhrase } from './negationWords';
import { isOrdinaryWord } from './ordinaryWords';
import { partOfRegionAt } from './partOfRegion';
import { phraseSlip } from './phraseSlips';
import { type OfParts, professionOfParts } from './professionOfParts';
import type { ReadBeside, Reading, Span } from './span';
import { isNearAProfession, type Respelt, respelt, slipOfProfession } from './spelling';
import { isStopWord, STOP_PHRASES_OF_SEARCHES } from './stopWordsOfSearches';
import { foldedKeyOf, MOST_WORDS, type Token, tokensOf } from './tokens';
import { trainingAt } from './trainingOfDoctors';
import { wishAt } from './wishes';

export type { ReadBeside, Span } from './span';

/** A shorter term is not put together of parts: "i va" is not IVA. */
const MIN_JOINED = 5;
/** Between the things of a list. */
const LIST = /[,;/]/u;

/** The terms for what hours of the clock are. */
const SHIFT_OF = { day: 'dagpass', evening: 'kvällspass', night: 'nattpass' } as const;

const STOP: Reading = { kind: 'stop' };
const WORD: Reading = { kind: 'word' };
const termOf = (entry: Entry, correctedTo: string | null = null): Reading => ({
  kind: 'term',
  entry,
  correctedTo,
});

/** Reads a text from left to right, the longest term first; every token is in one span. */
export function spansOf(tokens: readonly Token[], text: string, beside: ReadBeside): Span[] {
  const spans: Span[] = [];
  let at = 0;
  while (at < tokens.length) {
    const span = spanAt(tokens, at, text, beside);
    spans.push(span);
    at = span.to;
  }
  return spans;
}

function spanAt(tokens: readonly Token[], at: number, text: string, beside: ReadBeside): Span {
  const [token] = tokens.slice(at, at + 1);
  const single = (reading: Reading): Span => ({ from: at, to: at + 1, reading });
  if (!token || token.literal) return single(WORD);
  const open = untilLiteral(tokens, at);
  const amount = findAmount(open, at, text);
  if (amount) {
    const { numbers, length } = amount;
    return { from: at, to: at + length, reading: numbers ? { kind: 'numbers', numbers } : STOP };
  }
  const named =
    employerAt(open, at, beside) ?? hospitalAt(open, at, beside) ?? localityAt(open, at, beside);
  if (named) return named;
  const distance = findDistance(open, at, (from) => placeAt(open, from, beside));
  if (distance) {
    const { entry, correctedTo, to, named } = distance;
    return { from: at, to, reading: termOf(entry, correctedTo), named };
  }
  const wish = wishAt(open, at);
  if (wish) return { from: at, to: at + wish.length, reading: wish.reading };
  if (isNegationPhrase(token, open[at + 1])) {
    return { from: at, to: at + 2, reading: { kind: 'negation' } };
  }
  const hours = findHours(open, at);
  const entryOfHours = hours && entryOf(SHIFT_OF[hours.time]);
  if (entryOfHours) return { from: at, to: at + hours.length, reading: termOf(entryOfHours) };
  const period = findPeriod(open, at, beside.today);
  const found = phraseAt(open, at, Math.max(period?.length ?? 0, 1));
  const phrase = found && isCutShort(open, found) ? null : found;
  // "Specialist doctor, cardiolgy" is more than a specialist
  const slip = slipAt(open, at, phrase ? phrase.to - at : 1, beside);
  const longest = slip ?? phrase;
  if (longest) return longest;
  if (period) {
    return { from: at, to: at + period.length, reading: { kind: 'period', period: period.period } };
  }
  const part = partOfRegionAt(open, at, (from) => placeAt(open, from, beside));
  if (part) return { from: at, to: part.to, reading: termOf(part.entry) };
  const cut = ellipsisAt(open, at) ?? trainingAt(open, at, text);
  return single(cut ? termOf(cut) : readingOfWord(token, beside));
}

/** The term that begins at a word, whatever it needs to be read so. */
function placeAt(tokens: readonly Token[], at: number, beside: ReadBeside): PlaceAt | null {
  const [token] = tokens.slice(at, at + 1);
  if (!token) return null;
  const phrase = phraseAt(tokens, at, 1);
  const reading = phrase?.reading ?? readingOfWord(token, beside);
  return reading.kind === 'term' ? { ...reading, to: phrase?.to ?? at + 1 } : null;
}

/** The longest profession of more than `shorter` words of which one is misspelt. */
function slipAt(
  tokens: readonly Token[],
  at: number,
  shorter: number,
  { isInAds = () => false }: ReadBeside,
): Span | null {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > shorter; length -= 1) {
    const words = tokens.slice(at, at + length);
    if (words.some(isNegation)) continue;
    const entry = phraseSlip(words, isInAds);
    if (entry) return { from: at, to: at + length, reading: termOf(entry, entry.term) };
  }
  return null;
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
    const entry = entryOf(key) ?? professionInPlural(key);
    if (entry && isTogether(tokens, at, length, entry)) {
      // "Natt sjuksköterska" is the night as well
      const compound = isPlainProfession(entry) ? compoundOf(key) : null;
      return { from: at, to: at + length, reading: termOf(compound ?? entry) };
    }
    const ofParts = entry || length === 1 ? null : partsAt(tokens, at, words);
    if (ofParts) {
      const { entry: whole, correctedTo } = ofParts;
      const compound = isPlainProfession(whole) ? compoundOf(key) : null;
      return { from: at, to: at + length, reading: termOf(compound ?? whole, correctedTo) };
    }
    if (lexicon().stop.has(key) || STOP_PHRASES_OF_SEARCHES.has(key)) {
      return { from: at, to: at + length, reading: STOP };
    }
  }
  return null;
}

/** "Ej iva sköterskor" are nurses, who are not IVA's. */
function partsAt(tokens: readonly Token[], at: number, words: readonly Token[]): OfParts | null {
  const [before] = tokens.slice(at - 1, at);
  const isNegated = at > 0 && before !== undefined && isNegation(before);
  return isNegated && words.at(-1)?.gap !== '-' ? null : professionOfParts(words);
}

/** "Psychiatric nurses", where the thesaurus has one. */
function professionInPlural(key: string): Entry | null {
  const one = key.endsWith('s') ? entryOf(key.slice(0, -1)) : undefined;
  return one && isPlainProfession(one) && one.need === 'nothing' ? one : null;
}

/** "Locum nurse anaesthetist" is a locum and the profession of two words, and no nurse. */
function isCutShort(tokens: readonly Token[], { from, to }: Span): boolean {
  const [first] = tokens.slice(from, to);
  if (!first || to - from !== 2) return false;
  const longer = phraseAt(tokens, to - 1, 1);
  const isProfession = longer?.reading.kind === 'term' && isPlainProfession(longer.reading.entry);
  return isProfession && (exactOf(first.key) !== undefined || isStopWord(first.key));
}

const exactOf = (key: string): Entry | undefined => lexicon().exact.get(key);

/**
 * True for words that make a term together. A negation inside it would reverse its meaning, where it is none of the
 * term's own words ("utan legitimation"). After a
 * negation only a term written in as many words counts: "utan jour läkare" searches for a läkare.
 */
function isTogether(tokens: readonly Token[], at: number, length: number, entry: Entry): boolean {
  const written = entry.term.split(/[^\p{L}\p{N}]+/u);
  if (tokens.slice(at, at + length).some(isNegation)) {
    return tokensOf(entry.term).some(isNegation) && written.length === length;
  }
  // "Får bo" is no Fårbo
  const isPlace = length > 1 && written.length === 1 && isPlainPlace(entry);
  if (isPlace && tokens.slice(at, at + length).every(({ key }) => isStopWord(key))) return false;
  // "Kirurg, sköterska" are two professions
  const isList = tokens.slice(at + 1, at + length).some(({ gap }) => LIST.test(gap));
  if (isList && written.length === 1) return false;
  const [before] = tokens.slice(at - 1, at);
  const isNegated = at > 0 && before !== undefined && isNegation(before);
  if (isNegated && endsInProfession(tokens.slice(at, at + length), entry)) return false;
  const isShort = foldedKeyOf(entry.term).length < MIN_JOINED;
  // "Psykolog i Lund" is no psykologi
  const endsInLetter = tokens[at + length - 1]?.key.length === 1;
  if (!isShort && !endsInLetter && !isNegated) return true;
  return written.length === length;
}

/** "Ej iva ssk" is about a nurse, who is not IVA's; "ej iva-ssk" about another one. */
function endsInProfession(words: readonly Token[], entry: Entry): boolean {
  const last = words.at(-1);
  if (!last || !isPlainProfession(entry) || last.gap.trim() !== '') return false;
  const named = entryOf(last.key);
  return named !== undefined && isPlainProfession(named);
}

function readingOfWord(token: Token, beside: ReadBeside): Reading {
  const { key } = token;
  if (isNegation(token)) return { kind: 'negation' };
  const { exact, others } = lexicon();
  const written = exact.get(key);
  const compound = compoundOf(key);
  if (compound && (!written || isPlainProfession(written))) return termOf(compound);
  if (written) return termOf(written);
  if (isStopWord(key)) return STOP;
  const entry =
    entryOf(key) ?? slangFor(key) ?? (others.has(token.folded) ? null : inflectedFrom(key));
  if (entry) return termOf(entry);
  if (key.length === 1) return STOP;
  const free = freeOf(key);
  if (free) return { kind: 'free', entry: free };
  const meant = respelt(token.text);
  if (!meant) return readingOfCompound(token, beside);
  return isMisspelt(token, meant, beside) ? termOf(meant.entry, meant.to) : { kind: 'word', meant };
}

/** A compound that no ad has, by the part of it that says what it is. */
function readingOfCompound({ key, folded }: Token, { isInAds = () => false }: ReadBeside): Reading {
  // Running text names those that one works with: "thoraxkirurg" in an ad for nurses
  if (isInAds(folded, true)) return WORD;
  const somewhere = professionSomewhere(key);
  if (somewhere) return termOf(somewhere);
  const profession = professionAtEnd(key);
  // "Solsköterska" is a slip, and no nurse of the sun
  if (profession && (isNearAProfession(key) || slipOfProfession(key, 1))) return WORD;
  if (profession) return termOf(profession, profession.term.toLowerCase());
  if (isInAds(folded)) return WORD;
  const named = fieldOfWard(key) ?? regionOfCoast(key);
  return named ? termOf(named) : WORD;
}

/** Changing either changes what the search is of. */
const SUBJECTS: ReadonlySet<string> = new Set(['workroles', 'locations']);

/**
 * True where a word is read as the term that it is near. A word that an ad has is searched for as
 * it is; an ordinary word that no ad has never becomes a profession or a place.
 */
function isMisspelt(
  { text, folded }: Token,
  { entry, isListed }: Respelt,
  { isInAds = () => false }: ReadBeside,
): boolean {
  if (isListed) return true;
  if (isInAds(folded)) return false;
  return !isOrdinaryWord(text) || entry.facets.every(({ part }) => !SUBJECTS.has(part));
}

const isPlainPlace = ({ facets }: Entry): boolean =>
  facets.every(({ part }) => part === 'locations');

const isPlainProfession = ({ facets }: Entry): boolean =>
  facets.every(({ part }) => part === 'workroles');
