import { mixed, ValidationError } from 'yup';
import { WITHOUT_NUMBERS } from '#domain/candidates/fields.schema';
import type { Answers } from '#domain/jobs/questionnaire';
import { rule } from '#domain/rule';
import { PERSONAL_NUMBER } from '#domain/text/confirmedField';
import { isFreeOfNumbers } from '#domain/text/confirmedNumber';
import { tidyAs } from '#domain/text/tidied';

/** The answers that an edit began with: they are compared, and not stored. */
export const answersBefore = mixed<Answers>()
  .nonNullable('validation.wrong_type')
  .test(
    rule(
      'answers',
      'validation.wrong_type',
      (answers) => answers === undefined || isAnswers(answers),
      {
        schema: {
          description: 'By question id: a text, or ids of options.',
          type: 'object',
          additionalProperties: {
            anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
          },
        },
      },
    ),
  );

/** Texts and lists of texts by question id; `checkAnswers` checks them against the questions. */
export const answersSchema = answersBefore.meta(tidyAs('lines')).test(
  rule<Answers | undefined>(
    'personal-number',
    PERSONAL_NUMBER,
    (answers, context) => {
      if (answers === undefined || !isAnswers(answers)) return true;
      const wrong = Object.entries(answers).filter(
        ([, answer]) => ![answer].flat().every((text) => isFreeOfNumbers(text, context)),
      );
      if (wrong.length === 0) return true;
      return new ValidationError(
        wrong.map(([id]) => context.createError({ path: `${context.path}.${id}` })),
      );
    },
    WITHOUT_NUMBERS,
  ),
);

function isAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (answer) =>
      typeof answer === 'string' ||
      (Array.isArray(answer) && answer.every((one) => typeof one === 'string')),
  );
}
