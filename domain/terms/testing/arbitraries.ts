import fc from 'fast-check';
import { TERM_IDS, TERMS, type TermId, type TermValues } from '../terms';

/** Any answer to a term. */
function answerTo(id: TermId): fc.Arbitrary<string | number> {
  const term = TERMS[id];
  if (term.kind === 'choice') return fc.constantFrom(...term.choices);
  if (term.kind === 'number') return fc.nat(term.max);
  return fc.constantFrom('Full ersättning efter sju dagar före', 'Inget: säg till när du vet');
}

// A term and its answer belong together, which types cannot follow
const asTerms = (answers: object) => answers as TermValues;

/** Terms that say everything. */
export const wholeTerms: fc.Arbitrary<TermValues> = fc
  .record(Object.fromEntries(TERM_IDS.map((id) => [id, answerTo(id)])))
  .map(asTerms);

/** Terms that say some of them; a term may be null or left out. */
export const someTerms: fc.Arbitrary<TermValues> = fc
  .record(Object.fromEntries(TERM_IDS.map((id) => [id, fc.option(answerTo(id), { nil: null })])), {
    requiredKeys: [],
  })
  .map(asTerms);
