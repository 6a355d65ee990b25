import type { SearchTerm } from '#domain/search/understand';

/** More words than this are left out together, so that a long text costs no more than a short one. */
const MOST_TRIED = 8;

/** The words that a search is made with, and those that would have left nothing. */
export interface FindingTerms {
  terms: readonly SearchTerm[];
  leftOut: readonly SearchTerm[];
}

/**
 * Leaves out words without which a search finds something: first those that no job of the filter has, then
 * one after the other that with which the least is found. Words in quotes are never left out, and nothing is
 * where the words are all that was asked for.
 *
 * @param count - the number of jobs that have the filter and these words.
 * @param hasFilter - whether the search asks for anything else.
 */
export function termsThatFind(
  terms: readonly SearchTerm[],
  hasFilter: boolean,
  count: (terms: readonly SearchTerm[]) => number,
): FindingTerms {
  const asAsked = { terms, leftOut: [] };
  if (terms.length === 0 || count(terms) > 0) return asAsked;
  const mayLeave = (term: SearchTerm) => !term.literal && !term.isProfession;
  let kept = terms.filter((term) => !mayLeave(term) || count([term]) > 0);
  while (count(kept) === 0) {
    const tried = kept.length > MOST_TRIED ? [] : kept.filter(mayLeave);
    // The first words say the most
    const rests = tried
      .toReversed()
      .map((term) => kept.filter((other) => other !== term))
      .map((rest) => ({ rest, found: count(rest) }));
    const [best] = rests.sort((a, b) => b.found - a.found);
    const rest = best?.rest ?? kept.filter((term) => !mayLeave(term));
    if (rest.length === kept.length) return asAsked;
    kept = rest;
  }
  if (kept.length === 0 && !hasFilter) return asAsked;
  return { terms: kept, leftOut: terms.filter((term) => !kept.includes(term)) };
}
