import { number, object, type Schema } from 'yup';
import { requiredFreeTextAsWritten } from '#domain/candidates/fields.schema';
import { recordOf } from '#domain/jobs/filterFields';
import { TERM_IDS, TERMS, type TermId, type TermValue, type TermValues } from '#domain/terms/terms';
import { oneOfWords } from './jobFields.schema';

/** One term's field by its kind in the table; left out or null: nothing is said. */
function fieldOf(id: TermId) {
  const term = TERMS[id];
  switch (term.kind) {
    case 'choice':
      return oneOfWords<string>(...term.choices).nullable();
    case 'number':
      return number()
        .typeError('validation.number')
        .integer('validation.number')
        .min(0, 'validation.number_range')
        .max(term.max, 'validation.number_range')
        .nullable();
    case 'text':
      return requiredFreeTextAsWritten(term.longest).notRequired().min(1, 'validation.required');
  }
}

type TermFields = { [Id in TermId]: Schema<TermValue<Id> | null | undefined> };

/** The terms of a job as its employer sends them: each may be left out or null. */
export function termsField() {
  // A term and its field belong together, which types cannot follow
  const fields = recordOf(TERM_IDS, fieldOf) as TermFields;
  return object(fields)
    .noUnknown()
    .typeError('validation.wrong_type')
    .default(undefined)
    .meta({
      description:
        'The terms beside the pay. `sickPayFrom`: the day from which sick pay is paid, 0 for none; `guaranteedHours`: a week, 0 for none; `scheduleNotice`: days ahead. A term that is left out or null is not said, and is shown as "ask".',
      examples: [
        {
          employs: 'agency',
          collectiveAgreement: 'applies',
          authorisation: 'authorised',
          sickPayFrom: 2,
          pension: 'agreement',
          insurance: 'agreement',
          overtime: 'extra_pay',
          guaranteedHours: 36,
          scheduleNotice: 14,
          employerCancellation: 'Senare än 14 dagar före betalas hela uppdraget.',
          candidateCancellation: 'Utan kostnad fram till 14 dagar före.',
          rateHours: 'plus_supplements',
        } satisfies TermValues,
      ],
    });
}
