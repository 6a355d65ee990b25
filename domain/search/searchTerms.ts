import { fold } from '#domain/text/fold';
import {
  employmentTypeById,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
} from '#domain/vocabulary/lookup';
import type { Entry } from './entry';
import { lexicon } from './lexicon';
import type { Span } from './spans';
import { stemsOf } from './stems';
import { isStopWord } from './stopWordsOfSearches';
import { type Token, tokensOf } from './tokens';

/** A word, or words that belong together, that an ad must contain in one of its forms. */
export interface SearchTerm {
  /** As it was written. */
  written: string;
  /**
   * Folded words (`fold`), any of which stands for it: first the word itself, then its stems, which
   * begin its other forms, and its synonyms.
   */
  anyOf: string[];
  /** True for words in quotes: neither inflected nor corrected. */
  literal: boolean;
  /** True for the name of a profession that Sweden or the vocabulary does not have: nothing is found without it. */
  isProfession?: true;
  /** The place that it means besides, where it is the name of an employer or a hospital. */
  place?: Entry;
  /** True where it counts only in names (title, profession, workplace, facts), not in running text. */
  inNames?: boolean;
}

/** Longer words are cut off, as those of the ads are. */
const MAX_WORD = 40;
const ONE_WORD = /^[\p{L}\p{N}]+$/u;

/**
 * The words of a span as the ads are searched for them: one term a word, but for a taken phrase.
 *
 * @param ofAny - whether the text names no profession that we know.
 */
export function termsOf(
  span: Span,
  tokens: readonly Token[],
  text: string,
  ofAny = false,
): SearchTerm[] {
  const words = tokens.slice(span.from, span.to);
  if (span.reading.kind === 'word' && span.reading.names) {
    const { names, place } = span.reading;
    return [
      {
        written: text.slice(words[0]?.start, words.at(-1)?.end),
        anyOf: [...names],
        literal: true,
        inNames: true,
        ...(place && { place }),
      },
    ];
  }
  const names = namesOf(span);
  const [first] = words;
  const last = words.at(-1);
  if (words.length > 1 && names.length > 0 && first && last) {
    const joined = words.map(({ folded }) => folded).join('');
    return [
      {
        written: text.slice(first.start, last.end),
        anyOf: distinct([joined, ...names]),
        literal: false,
      },
    ];
  }
  return words.map((word) => ({
    written: word.text,
    anyOf: word.literal ? [cut(word.folded)] : distinct([...formsOf(word), ...names]),
    literal: word.literal,
    ...(!word.literal && isOtherProfession(word, ofAny) && { isProfession: true }),
  }));
}

/** What somebody is called: "ledsagare", "veterinär". */
const SOMEBODY = /(?:are|aren|arna|ist|log|or|ör|är|kock|tolk|tekniker|biträde)$/u;

/** What a compound or a foreign word for somebody ends in, whichever trade it is of: "kostrådgivare", "florist". */
const ANYBODY = new RegExp(
  '\\p{L}{3,}(?:' +
    [
      '(?:samordn|led|rådgiv|vård|(?<!med)arbet|sköt|handlägg|mäst|läk|sekreter|utred|förmedl|lär|provtag|för|utveckl|stödj|hjälp|planer)(?:are|aren|arna)',
      '(?:koordinator|tekniker|pedagog|terapeut|konsulent|assistent|coach|instruktör|inspektör|ingenjör|administratör|strateg|olog|opat|kirurg|doktor|kock|tolk)(?:n|en|er|erna|ar|arna)?',
      'ist(?:en|erna)?|skötersk(?:a|an|or|orna)|biträde(?:t|n|na)?',
      '(?:nurse|doctor|therapist|technician|assistant|manager|worker|engineer|coordinator|officer)s?',
    ].join('|') +
    ')$',
  'u',
);

/**
 * A profession that is none of the vocabulary's: without it, jobs of any other would be found.
 *
 * @param ofAny - whether nothing else says of which profession the jobs are; then the form of the word is enough.
 */
function isOtherProfession({ key, folded }: Token, ofAny: boolean): boolean {
  const { nearest, others } = lexicon();
  if (nearest.has(key) || (others.has(folded) && SOMEBODY.test(key))) return true;
  return ofAny && ANYBODY.test(key);
}

/** The words of a headline that is searched for as it is written, all in the title or another name of a job. */
export function wordsOfHeadline(text: string): SearchTerm[] {
  return tokensOf(text)
    .filter(({ key }) => !isStopWord(key))
    .map((word) => ({
      written: word.text,
      anyOf: [cut(word.folded)],
      literal: true,
      inNames: true,
    }));
}

const cut = (word: string): string => word.slice(0, MAX_WORD);
const distinct = (words: readonly string[]): string[] => [...new Set(words.map(cut))];

/** The folded word first, then its stems: beginnings of its other forms. */
function formsOf({ key, folded }: Token): string[] {
  const inAds = lexicon().inAds.get(key);
  return [folded, ...(inAds === undefined ? stemsOf(key) : [fold(inAds)])];
}

/** The vocabulary's names, of one word each, of what a term means whose part was chosen already. */
function namesOf({ taken }: Span): string[] {
  if (taken?.kind !== 'term') return [];
  return taken.entry.facets.flatMap(({ part, ids }) => {
    if (part === 'locations') return [];
    return ids.flatMap((id) => {
      const text =
        workRoleById(id)?.text ??
        workFieldById(id)?.text ??
        workingHourById(id)?.text ??
        employmentTypeById(id)?.text;
      const system = systemById(id)?.text;
      const names = text ? [text.sv, text.en] : system === undefined ? [] : [system];
      return names.filter((name) => ONE_WORD.test(name)).map(fold);
    });
  });
}
