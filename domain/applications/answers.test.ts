import { describe, expect, it } from 'vitest';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import { MAX_LENGTH } from '#domain/limits';
import { checkAnswers, externalQuestions } from './answers';

const options = [
  { id: 'yes', text: 'Ja' },
  { id: 'no', text: 'Nej' },
];
const QUESTIONS: Question[] = [
  { id: 'why', type: 'short_answer', text: 'Varför?', required: true, options: [], audience: 0 },
  { id: 'car', type: 'single_choice', text: 'Bil?', required: true, options, audience: 0 },
  { id: 'days', type: 'multiple_choice', text: 'Dagar?', required: false, options, audience: 0 },
  { id: 'note', type: 'short_answer', text: 'Notering', required: true, options: [], audience: 1 },
];
const GOOD: Answers = { why: 'För att jag vill.', car: 'yes' };

describe('checkAnswers', () => {
  it.each<[string, Answers, Record<string, string>]>([
    ['all required', GOOD, {}],
    ['optional too', { ...GOOD, days: ['yes', 'no'] }, {}],
    ['an optional choice left empty', { ...GOOD, days: [] }, {}],
    ['nothing', {}, { 'answers.why': 'validation.required', 'answers.car': 'validation.required' }],
    [
      'blanks',
      { why: '  ', car: '' },
      { 'answers.why': 'validation.required', 'answers.car': 'validation.required' },
    ],
    [
      'an unknown question',
      { ...GOOD, age: '40' },
      { 'answers.age': 'validation.unknown_question' },
    ],
    [
      'an internal question',
      { ...GOOD, note: 'x' },
      { 'answers.note': 'validation.unknown_question' },
    ],
    [
      'an unknown option',
      { ...GOOD, car: 'maybe' },
      { 'answers.car': 'validation.unknown_option' },
    ],
    [
      'one unknown of many',
      { ...GOOD, days: ['yes', 'maybe'] },
      { 'answers.days': 'validation.unknown_option' },
    ],
    [
      'an option twice',
      { ...GOOD, days: ['yes', 'yes'] },
      { 'answers.days': 'validation.duplicate' },
    ],
    ['a list for a text', { ...GOOD, why: ['x'] }, { 'answers.why': 'validation.wrong_type' }],
    [
      'a list for one choice',
      { ...GOOD, car: ['yes'] },
      { 'answers.car': 'validation.wrong_type' },
    ],
    [
      'a text for many choices',
      { ...GOOD, days: 'yes' },
      { 'answers.days': 'validation.wrong_type' },
    ],
    ['the longest text', { ...GOOD, why: 'a'.repeat(MAX_LENGTH.shortAnswer) }, {}],
    [
      'one too long',
      { ...GOOD, why: 'a'.repeat(MAX_LENGTH.shortAnswer + 1) },
      { 'answers.why': 'validation.too_long' },
    ],
    ['several lines', { ...GOOD, why: 'En rad.\nEn till.' }, {}],
    [
      'a text that cannot be stored',
      { ...GOOD, why: 'a\u0000' },
      { 'answers.why': 'validation.unfit_characters' },
    ],
    [
      'an inherited name',
      { ...GOOD, constructor: 'x' },
      { 'answers.constructor': 'validation.unknown_question' },
    ],
  ])('%s', (_name, answers, expected) => {
    expect(checkAnswers(QUESTIONS, answers, { complete: true })).toEqual(expected);
  });

  it('lets interest leave questions open, but refuses invalid answers', () => {
    expect(checkAnswers(QUESTIONS, {}, { complete: false })).toEqual({});
    expect(checkAnswers(QUESTIONS, { car: 'maybe' }, { complete: false })).toEqual({
      'answers.car': 'validation.unknown_option',
    });
  });
});

describe('externalQuestions', () => {
  it('leaves out the internal ones', () => {
    expect(externalQuestions(QUESTIONS).map((question) => question.id)).toEqual([
      'why',
      'car',
      'days',
    ]);
  });
});
