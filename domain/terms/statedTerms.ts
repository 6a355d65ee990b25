import { TERM_IDS, type TermId, type TermValue, type TermValues } from './terms';

/** A job's terms as it has them: old jobs have none. */
type Said = TermValues | null | undefined;

/** The words of an ad's text that a term was read from, for each that no employer said here. */
export type ReadTerms = { [Id in TermId]?: string };

/** One term of a job: said by its employer, read from its ad's text, or to be asked for. */
export type StatedTerm =
  | { id: TermId; by: 'employer'; value: TermValue }
  | { id: TermId; by: 'ad'; value: TermValue; words: string }
  | { id: TermId; by: null };

export type SaidTerm = Exclude<StatedTerm, { by: null }>;

/** Every term in the table's order. What is absent is asked for: it is never taken as a "no". */
export function statedTerms(terms: Said, read?: ReadTerms | null): StatedTerm[] {
  return TERM_IDS.map((id): StatedTerm => {
    const value = terms?.[id];
    if (value == null) return { id, by: null };
    const words = read?.[id];
    return words === undefined ? { id, by: 'employer', value } : { id, by: 'ad', value, words };
  });
}

export const isSaid = (term: StatedTerm): term is SaidTerm => term.by !== null;

/** The terms that a job does not say. */
export function unsaidTerms(terms: Said): TermId[] {
  return TERM_IDS.filter((id) => terms?.[id] == null);
}

/** How many of the terms a job says. */
export function countSaid(terms: Said): number {
  return TERM_IDS.length - unsaidTerms(terms).length;
}

/** Whether a job says all of its terms. */
export function saysWholeTerms(terms: Said): boolean {
  return terms != null && TERM_IDS.every((id) => terms[id] != null);
}

/** A job's terms with answers over them; what those leave out or null stays as it was. */
export function withAnswers(terms: Said, answers: TermValues): TermValues {
  const said = Object.entries(answers).filter(([, value]) => value != null);
  return { ...terms, ...Object.fromEntries(said) };
}

/** The terms that `after` says and `before` did not. */
export function newlySaid(before: Said, after: Said): TermId[] {
  return TERM_IDS.filter((id) => before?.[id] == null && after?.[id] != null);
}
