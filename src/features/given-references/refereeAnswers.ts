import { givenAnswersSchema } from '#domain/api/givenReferences.schema';
import type { GivenAnswers } from '#domain/givenReferences/givenReference';
import { checkBy } from '../../lib/forms/checkBy';
import type { FieldErrors } from '../../lib/forms/fieldErrors';

/** The fields while they are filled in: '' for what nobody has chosen. */
export type AnswerValues = { [Field in keyof GivenAnswers]: GivenAnswers[Field] | '' };

export const NO_ANSWERS: AnswerValues = {
  relation: '',
  from: '',
  // Not null: whether they still work together is for them to say
  to: '',
  role: '',
  work: '',
  skill: '',
  cooperation: '',
  reliability: '',
  pressure: '',
  hireAgain: '',
  words: '',
};

const checkSchema = checkBy<AnswerValues>(givenAnswersSchema);

/**
 * What is missing or wrong. The contract's rules; a month in the future is refused here already.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function checkAnswers(values: AnswerValues, today: string): FieldErrors<AnswerValues> {
  const month = today.slice(0, 7);
  const errors: FieldErrors<AnswerValues> = {
    ...checkSchema(values),
    ...(values.from > month && { from: 'validation.future_date' }),
    ...(values.to !== null && values.to > month && { to: 'validation.future_date' }),
  };
  for (const field of [
    'relation',
    'skill',
    'cooperation',
    'reliability',
    'pressure',
    'hireAgain',
    'from',
    'to',
  ] as const) {
    // Nothing chosen is missing, and no unknown word
    if (values[field] === '') errors[field] = 'validation.required';
  }
  return errors;
}
