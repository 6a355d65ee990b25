import { givenAnswersSchema } from '#domain/api/givenReferences.schema';
import type { TypedAnswers } from '#domain/givenReferences/givenReference';
import { checkBy } from '../../lib/forms/checkBy';
import type { FieldErrors } from '../../lib/forms/fieldErrors';

export const NO_ANSWERS: TypedAnswers = {
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

const checkSchema = checkBy<TypedAnswers>(givenAnswersSchema);

/**
 * What is missing or wrong. The contract's rules; a month in the future is refused here already.
 *
 * @param today - `YYYY-MM-DD` in Stockholm.
 */
export function checkAnswers(values: TypedAnswers, today: string): FieldErrors<TypedAnswers> {
  const month = today.slice(0, 7);
  const errors: FieldErrors<TypedAnswers> = {
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
