import type { TermRow } from '#domain/vocabulary/thesaurus/termRow';
import type { Entry, Facet, Need } from './entry';
import { withoutIdsOfGroups } from './groupedIds';
import { keyOf } from './tokens';

/** The terms of a list that `|` divides. */
export const listOf = (text: string | undefined): string[] => (text ? text.split('|') : []);
/** The ids of a list that blanks divide. */
export const idsOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Parts whose words may stand for a profession as well: then all of them are meant. */
const TOGETHER: ReadonlySet<string> = new Set(['timeOfDay', 'employmentTypes', 'onCallDuty']);
/** Two letters say little alone; these are abbreviations of everyday use. */
const SHORT_AND_CLEAR: ReadonlySet<string> = new Set(['gp', 'rn', 'öp', 'bm']);
const SHORT = 2;

/** What a term needs to be read so, by its letters. */
export const needOfTerm = (key: string): Need =>
  key.length <= SHORT && !SHORT_AND_CLEAR.has(key) ? 'care' : 'nothing';

/** Puts the lists of the thesaurus together; what comes first has precedence. */
export class Builder {
  readonly exact = new Map<string, Entry>();
  /** Terms that later lists add nothing to. */
  readonly #settled = new Set<string>();

  /** A term that is what it is, whatever other lists say. */
  settle(term: string, facets: Facet[], more: Partial<Entry> = {}): void {
    const key = keyOf(term);
    if (key === '' || this.#settled.has(key)) return;
    this.#settled.add(key);
    this.exact.set(key, entryFor(term, facets, more));
  }

  add(term: string, facet: Facet, more: Partial<Entry> = {}): void {
    const key = keyOf(term);
    if (key === '' || this.#settled.has(key)) return;
    const known = this.exact.get(key);
    if (!known) this.exact.set(key, entryFor(term, [facet], more));
    else this.#join(known, facet, more.need ?? 'nothing');
  }

  #join(known: Entry, facet: Facet, need: Need): void {
    const same = known.facets.find(({ part }) => part === facet.part);
    if (same) {
      if (facet.part === 'locations' && known.need !== need) return;
      const ids = [...new Set([...same.ids, ...facet.ids])];
      known.facets = known.facets.map((each) =>
        each === same ? { part: same.part, ids: withoutIdsOfGroups(same.part, ids) } : each,
      );
      return;
    }
    if (facet.part === 'locations') return;
    const isProfession = known.facets.some(({ part }) => part === 'workroles');
    if (isProfession && facet.part === 'workfields') known.field = facet;
    else if (TOGETHER.has(facet.part)) known.facets = [...known.facets, facet];
  }
}

/** An entry of a term that means what `facets` say, and else nothing special. */
export function entryFor(term: string, facets: Facet[], more: Partial<Entry>): Entry {
  return {
    ...{
      term,
      facets,
      need: 'nothing',
      cues: [],
      name: null,
      field: null,
      group: null,
      general: null,
      firstIsExact: false,
    },
    ...more,
  };
}

/** A row's terms, each with what it needs. */
export function termsOf([, sourced, fromMemory, , weak]: TermRow): { term: string; need: Need }[] {
  const weakTerms = new Set(listOf(weak));
  return [...listOf(sourced), ...listOf(fromMemory)].map((term) => {
    return { term, need: weakTerms.has(term) ? 'care' : needOfTerm(keyOf(term)) };
  });
}
