import { array, boolean, number, object } from 'yup';
import { requiredFreeTextAsWritten, requiredText } from '#domain/candidates/fields.schema';
import { QUESTION_TYPES, type Question } from '#domain/jobs/questionnaire';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { oneOfWords } from './jobFields.schema';

const MOST_QUESTIONS = 20;
const MOST_OPTIONS = 20;
const QUESTION_LENGTH = 500;

/** Whether a list's ids are all different; an invalid item is refused by its own rule. */
function idsDiffer(items: readonly ({ id?: string } | null | undefined)[] | undefined): boolean {
  return new Set(items?.map((item) => item?.id)).size === (items?.length ?? 0);
}

const differentIds = rule('ids', 'validation.duplicate', idsDiffer, {
  schema: { description: 'Their ids differ.' },
  inexpressible: 'JSON Schema compares whole items, not one of their fields.',
});

const option = object({
  id: requiredText(MAX_LENGTH.id),
  text: requiredFreeTextAsWritten(QUESTION_LENGTH),
})
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .noUnknown();

const question = object({
  id: requiredText(MAX_LENGTH.id),
  type: oneOfWords(...QUESTION_TYPES).required('validation.required'),
  text: requiredFreeTextAsWritten(QUESTION_LENGTH),
  required: boolean().typeError('validation.wrong_type').required('validation.required'),
  options: array()
    .typeError('validation.wrong_type')
    .of(option)
    .required('validation.required')
    .max(MOST_OPTIONS, 'validation.too_many')
    .test(differentIds)
    .test(
      rule(
        'for-type',
        'validation.options_for_type',
        (options, { parent }) =>
          parent.type === 'short_answer' ? options.length === 0 : options.length >= 2,
        {
          ofParent: {
            if: { properties: { type: { const: 'short_answer' } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { options: { maxItems: 0 } } },
            else: { properties: { options: { minItems: 2 } } },
          },
        },
      ),
    ),
  audience: number<Question['audience']>()
    .typeError('validation.wrong_type')
    .oneOf([0, 1], 'validation.unknown_value')
    .required('validation.required'),
})
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .noUnknown();

/** A job's questions: ids differ, a choice has at least two options and a short answer none. */
export function questionnaireField() {
  return array()
    .typeError('validation.wrong_type')
    .of(question)
    .required('validation.required')
    .max(MOST_QUESTIONS, 'validation.too_many')
    .test(differentIds);
}
