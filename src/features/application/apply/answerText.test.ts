import { expect, it } from 'vitest';
import type { Question } from '#domain/jobs/questionnaire';
import { answerText } from './answerText';

const question: Question = {
  id: 'q',
  type: 'single_choice',
  text: 'Boende?',
  required: false,
  options: [
    { id: 'o1', text: 'Ja' },
    { id: 'o2', text: 'Nej' },
  ],
  audience: 0,
};

it.each([
  [undefined, null],
  ['', null],
  [[], null],
  ['o2', 'Nej'],
  [['o1', 'o2'], 'Ja, Nej'],
  ['Från mars', 'Från mars'],
])('%o reads %s', (answer, expected) => {
  expect(answerText(question, answer)).toBe(expected);
});
