import { array, boolean, number, object, string } from 'yup';
import { DOCUMENT_TYPES } from '#domain/candidates/documents';
import {
  AGREEMENTS,
  OPTIONAL_STEPS,
  type OptionalStep,
  PROVISIONS,
  type Provision,
  type Shift,
  type StatedRequirements,
} from '#domain/jobs/jobFacts';
import { LANGUAGES, type Language } from '#domain/language';
import { rule, unique } from '#domain/rule';
import { calendarDay, oneOfWords } from './jobFields.schema';
import { languageSkills } from './languages.schema';
import { termsField } from './terms.schema';

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
    .test(
      rule('time', 'validation.time', (text) => text === undefined || TIME.test(text), {
        schema: { pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['07:00', '21:30'] },
      }),
    );

const shift = object({
  day: calendarDay().required(REQUIRED),
  from: time(),
  to: time(),
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
    .test(unique());
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
  languages: languageSkills(MOST_LANGUAGES),
  documents: words(DOCUMENT_TYPES),
  agreement: oneOfWords(...AGREEMENTS),
  monthsSinceEmployed: wholeUpTo(MOST_MONTHS),
}).noUnknown();

/** The description in `/api/docs`. */
function documented<Value>(description: string, ...examples: Value[]) {
  return { description, examples };
}

const NOT_SAID = 'Left out or null: not said, and shown as "ask".';

/** `JobFacts` field by field: each may be left out or null. */
export const jobFactsFields = {
  shifts: array()
    .typeError(WRONG_TYPE)
    .of(shift)
    .nullable()
    .max(MOST_SHIFTS, 'validation.too_many')
    .meta(
      documented<Shift[]>(
        `All shifts of the assignment, in order, in Europe/Stockholm, each beginning on one of its days; one whose \`to\` is at or before \`from\` ends on the next day. ${NOT_SAID}`,
        [
          { day: '2026-05-04', from: '07:00', to: '15:30' },
          { day: '2026-05-05', from: '21:00', to: '07:00' },
        ],
      ),
    ),
  requires: requires
    .typeError(WRONG_TYPE)
    .default(undefined)
    .nullable()
    .meta(
      documented<StatedRequirements>(
        `What the assignment asks of who takes it. 0 and an empty list: nothing is asked for. \`documents\` have to be valid until the assignment ends; \`monthsSinceEmployed\` is the qualifying period. ${NOT_SAID}`,
        {
          licence: true,
          yearsInProfession: 2,
          languages: [{ language: 'sv', level: 'C1' }],
          documents: ['cv', 'id_card', 'hosp_licence', 'cpr_certificate'],
          agreement: 'national',
          monthsSinceEmployed: 12,
        },
      ),
    ),
  steps: words(OPTIONAL_STEPS)
    .nullable()
    .meta(
      documented<OptionalStep[]>(
        `The steps of the application besides those that every job has. ${NOT_SAID}`,
        ['cv', 'licence', 'references', 'interview'],
      ),
    ),
  travel: oneOfWords(...PROVISIONS)
    .nullable()
    .meta(
      documented<Provision>(
        `Whether travel is paid for, arranged by the employer, or neither. ${NOT_SAID}`,
        'paid',
      ),
    ),
  housing: oneOfWords(...PROVISIONS)
    .nullable()
    .meta(documented<Provision>(`The same for housing. ${NOT_SAID}`, 'arranged')),
  terms: termsField().nullable(),
  language: oneOfWords(...LANGUAGES)
    .nullable()
    .meta(
      documented<Language>(
        'The language of the title, the description and the requirements. Left out or null: Swedish.',
        'en',
      ),
    ),
};
