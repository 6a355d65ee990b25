import { readFacts, type WantedFacts } from './judging/facts';

export const QUERY_KINDS = [
  'profession',
  'abbreviation',
  'misspelt',
  'place',
  'time',
  'form',
  'system',
  'mixed',
  'negation',
  'words',
  'literal',
  // Of `unseen/`
  'professionPlace',
  'shifts',
  'scope',
  'pay',
  'dates',
  'conditions',
  'employer',
  'sentence',
  'slip',
  'unknownWord',
] as const;
export type QueryKind = (typeof QUERY_KINDS)[number];

export const QUERY_LANGUAGES = ['sv', 'en', 'no', 'da', 'fi'] as const;

/** A query that people type, and what they mean by it. */
export interface JudgedQuery {
  text: string;
  language: (typeof QUERY_LANGUAGES)[number];
  kind: QueryKind;
  wanted: WantedFacts;
}

/** What is typed, and the facts that are meant, in the form of `readFacts`. */
export type QueryRow = readonly [text: string, facts: string];

export function judgedQueries(
  kind: QueryKind,
  language: JudgedQuery['language'],
  rows: readonly QueryRow[],
): JudgedQuery[] {
  return rows.map(([text, facts]) => ({ text, language, kind, wanted: readFacts(facts) }));
}
