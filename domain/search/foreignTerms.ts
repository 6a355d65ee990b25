import { EXONYMS } from '#domain/vocabulary/thesaurus/exonyms';
import {
  NORDIC_DOCTORS,
  NORDIC_TERMS,
  nordicForms,
} from '#domain/vocabulary/thesaurus/nordicTerms';
import type { Entry, Facet } from './entry';
import { entryFor, idsOf, listOf } from './lexiconBuilder';
import { keyOf } from './tokens';

/** What American English writes otherwise in the names of professions and wards. */
const AMERICAN: readonly (readonly [british: RegExp, american: string])[] = [
  [/(an)ae(sth)/gu, '$1e$2'],
  [/(p)ae(d(?:o|iatr))/gu, '$1e$2'],
  [/(orthop)ae(d)/gu, '$1e$2'],
  [/(gyn)ae(c)/gu, '$1e$2'],
  [/(h)ae(mat|mod)/gu, '$1e$2'],
  [/(labo|behavio)u(r)/gu, '$1$2'],
  [/(cent)re\b/gu, '$1er'],
  [/(counsel)l(or|ing)/gu, '$1$2'],
  [/(tumo)u(r)/gu, '$1$2'],
];

/** "Pediatric assistant nurse" is the paediatric one, and no other assistant nurse. */
export function addAmerican(exact: Map<string, Entry>): void {
  for (const entry of [...exact.values()]) {
    const british = entry.term.toLowerCase();
    const american = AMERICAN.reduce((term, [from, to]) => term.replace(from, to), british);
    const key = keyOf(american);
    if (american !== british && !exact.has(key)) exact.set(key, { ...entry, term: american });
  }
}

/** What Finns and English speakers call Swedish towns, where it means nothing else. */
export function addExonyms(exact: Map<string, Entry>): void {
  for (const [ids, terms] of EXONYMS) {
    const facet: Facet = { part: 'locations', ids: idsOf(ids) };
    for (const term of listOf(terms)) {
      if (exact.has(keyOf(term))) continue;
      exact.set(keyOf(term), entryFor(term, [facet], { isForeign: true }));
    }
  }
}

/** Names of the neighbours, where they mean nothing else in Swedish or English. */
export function addNordic(exact: Map<string, Entry>): void {
  const add = (terms: readonly string[], entryOf: (term: string) => Entry): void => {
    for (const term of terms) {
      if (!exact.has(keyOf(term))) exact.set(keyOf(term), { ...entryOf(term), isForeign: true });
    }
  };
  for (const [ids, terms, source] of NORDIC_TERMS) {
    const facet: Facet = { part: 'workroles', ids: idsOf(ids) };
    add(nordicForms(terms, source), (term) => entryFor(term, [facet], {}));
  }
  const doctor = exact.get('läkare');
  for (const [terms, source] of NORDIC_DOCTORS) {
    if (doctor) add(nordicForms(terms, source), (term) => ({ ...doctor, term }));
  }
}
