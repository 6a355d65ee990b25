import { array, boolean, number, object, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import { LANGUAGE_LEVELS, LANGUAGES } from '#domain/candidates/languages';
import { AGREEMENTS, OPTIONAL_STEPS, PROVISIONS } from '#domain/jobs/jobFacts';
import { oneOfWords } from './jobFields.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';
const MOST_SHIFTS = 400;
const MOST_LANGUAGES = 4;
const MOST_YEARS = 40;
const MOST_MONTHS = 60;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const time = () =>
  string()
    .typeError('validation.time')
    .nonNullable('validation.time')
    .required(REQUIRED)
    .test('time', 'validation.time', (text) => text === undefined || TIME.test(text));

const shift = object({
  day: string()
    .typeError('validation.date')
    .nonNullable('validation.date')
    .required(REQUIRED)
    .test('date', 'validation.date', (day) => day === undefined || isCalendarDay(day)),
  from: time(),
  to: time(),
})
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

const language = object({
  language: oneOfWords(...LANGUAGES).required(REQUIRED),
  level: oneOfWords(...LANGUAGE_LEVELS).required(REQUIRED),
})
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

/** A list of different words. */
function words<Word extends string>(all: readonly Word[]) {
  return array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(oneOfWords(...all).required(REQUIRED))
    .max(all.length, 'validation.too_many')
    .test('unique', 'validation.duplicate', (list) => new Set(list).size === (list?.length ?? 0));
}

function wholeUpTo(most: number) {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number')
    .min(0, 'validation.number_range')
    .max(most, 'validation.number_range');
}

const requires = object({
  licence: boolean().typeError(WRONG_TYPE).nonNullable(WRONG_TYPE),
  yearsInProfession: wholeUpTo(MOST_YEARS),
  languages: array()
    .typeError(WRONG_TYPE)
    .nonNullable(WRONG_TYPE)
    .of(language)
    .max(MOST_LANGUAGES, 'validation.too_many')
    .test(
      'languages',
      'validation.duplicate',
      (list) => new Set(list?.map((one) => one?.language)).size === (list?.length ?? 0),
    ),
  documents: words(DOCUMENT_TYPES),
  agreement: oneOfWords(...AGREEMENTS),
  monthsSinceEmployed: wholeUpTo(MOST_MONTHS),
}).noUnknown();

/** `JobFacts` field by field: each may be left out or null. */
export const jobFactsFields = {
  shifts: array()
    .typeError(WRONG_TYPE)
    .of(shift)
    .nullable()
    .max(MOST_SHIFTS, 'validation.too_many'),
  requires: requires.typeError(WRONG_TYPE).default(undefined).nullable(),
  steps: words(OPTIONAL_STEPS).nullable(),
  travel: oneOfWords(...PROVISIONS).nullable(),
  housing: oneOfWords(...PROVISIONS).nullable(),
};
