import { number, type Schema } from 'yup';
import { recordOf } from '#domain/jobs/filterFields';
import type { ReadTerms } from '#domain/terms/statedTerms';
import { TERM_IDS, TERMS, type TermId, type TermValue } from '#domain/terms/terms';
import { schemaOf } from './answer';
import { exact, list, named, text, word } from './responseFields';

/** Fields of responses that say a job's terms. */

function fieldOf(id: TermId): Schema {
  const term = TERMS[id];
  if (term.kind === 'choice') return word<string>(term.choices).optional().nullable();
  if (term.kind === 'number') return number().integer().min(0).optional().nullable();
  return text().optional().nullable();
}

type TermFields = { [Id in TermId]: Schema<TermValue<Id> | null | undefined> };

export const termValues = exact(
  // A term and its field belong together, which types cannot follow
  recordOf(TERM_IDS, fieldOf) as TermFields,
).meta(
  named(
    'Terms',
    'A job’s terms beside its pay. `sickPayFrom` is a day of an illness, `guaranteedHours` is a week’s, `scheduleNotice` is days ahead; 0 is "none", and "the same day". What is absent or null is not said.',
  ),
);

export const readTerms = schemaOf<ReadTerms>()(
  exact(recordOf(TERM_IDS, () => text().optional())).meta(
    named(
      'ReadTerms',
      'The words of an ad that its terms were read from; no employer said them here.',
    ),
  ),
);

export const termIds = () => list(word(TERM_IDS));
