import { mixed } from 'yup';
import type { Answers } from '#domain/jobs/questionnaire';
import { rule } from '#domain/rule';

/** Texts and lists of texts by question id; `checkAnswers` checks them against the questions. */
export const answersSchema = mixed<Answers>()
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

function isAnswers(value: unknown): value is Answers {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (answer) =>
      typeof answer === 'string' ||
      (Array.isArray(answer) && answer.every((one) => typeof one === 'string')),
  );
}
