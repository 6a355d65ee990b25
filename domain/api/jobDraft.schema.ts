import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { isEmail } from '#domain/candidates/email';
import { requiredText, textField } from '#domain/candidates/fields.schema';
import { parsePhone } from '#domain/candidates/phone';
import { isInOrder } from '#domain/jobs/filterRules';
import type { PayBasis } from '#domain/jobs/job';
import { rateBoundsOf } from '#domain/jobs/rateBounds';
import { MAX_LENGTH } from '#domain/limits';
import {
  employmentTypeById,
  locationById,
  systemById,
  workFieldById,
  workingHourById,
  workRoleById,
} from '#domain/vocabulary/lookup';
import type { JobDraft } from './integration';
import { jobFactsFields } from './jobFacts.schema';
import { oneOfWords } from './jobFields.schema';
import { questionnaireField } from './questionnaire.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';
/** Characters. */
const LONGEST = { name: 150, about: 2000, paragraph: 4000, line: 300 } as const;
const MOST = { ids: 30, paragraphs: 60, lines: 30 } as const;
const MOST_HOURS_PER_WEEK = 60;
export const PAY_BASES = [
  'consultant_invoice',
  'consultant_salary',
  'hourly_employment',
] as const satisfies readonly PayBasis[];

/** One vocabulary id. */
function knownId(vocabulary: keyof typeof FIND) {
  const find: (id: string) => unknown = FIND[vocabulary];
  return requiredText(MAX_LENGTH.id).test({
    name: 'known-id',
    message: 'validation.unknown_id',
    skipAbsent: true,
    params: { vocabulary },
    test: (id) => find(id) !== undefined,
  });
}

/** Vocabulary ids without duplicates. */
function ids(vocabulary: keyof typeof FIND, least: 0 | 1) {
  return array()
    .typeError(WRONG_TYPE)
    .of(knownId(vocabulary))
    .required(REQUIRED)
    .min(least, REQUIRED)
    .max(MOST.ids, 'validation.too_many')
    .test({
      name: 'unique',
      message: 'validation.duplicate',
      skipAbsent: true,
      test: (list) => new Set(list).size === list.length,
    });
}

/** In a filter a group means all of its fields; a job names the fields themselves. */
function singleField(id: string) {
  const field = workFieldById(id);
  return field?.isGroup ? undefined : field;
}

/** The vocabularies that a job's ids come from. */
const FIND = {
  workroles: workRoleById,
  singleFields: singleField,
  appLocations: locationById,
  employmentTypes: employmentTypeById,
  systemKnowledgeOptions: systemById,
  workingHours: workingHourById,
} as const;

function texts(most: number, longest: number) {
  return array()
    .typeError(WRONG_TYPE)
    .of(requiredText(longest))
    .required(REQUIRED)
    .max(most, 'validation.too_many');
}

/** Null means "the ad does not say"; a missing field is refused. */
function textOrNull(longest: number) {
  return textField(longest).nullable().defined(REQUIRED);
}

function dayOrNull() {
  return string()
    .typeError('validation.date')
    .nullable()
    .defined(REQUIRED)
    .test('date', 'validation.date', (day) => day == null || isCalendarDay(day));
}

/** One end of a job's rate: whole SEK per hour, within the bounds of the basis beside it. */
function rateEnd(end: 'min' | 'max') {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number_range')
    .required(REQUIRED)
    .test({
      name: 'rate-of-basis',
      params: { end },
      skipAbsent: true,
      test(rate, { parent, createError }) {
        const bounds = rateBoundsOf(parent.basis);
        if (bounds && rate < bounds.min) {
          return createError({ message: 'validation.rate_too_low' });
        }
        if (bounds && rate > bounds.max) {
          return createError({ message: 'validation.rate_too_high' });
        }
        return true;
      },
    });
}

const rateSchema = object({
  min: rateEnd('min').test({
    name: 'order',
    message: 'validation.min_over_max',
    params: { high: 'max' },
    test: (min, { parent }) => isInOrder(min, parent.max),
  }),
  max: rateEnd('max'),
  basis: oneOfWords(...PAY_BASES).required(REQUIRED),
}).noUnknown();

const workplaceSchema = object({
  name: requiredText(LONGEST.name),
  careProvider: requiredText(LONGEST.name),
  unit: textOrNull(LONGEST.name),
  about: textOrNull(LONGEST.about),
}).noUnknown();

const contactSchema = object({
  name: requiredText(LONGEST.name),
  title: requiredText(LONGEST.name),
  phone: textOrNull(MAX_LENGTH.phone).test(
    'phone',
    'validation.phone',
    (phone) => phone == null || parsePhone(phone, { production: true }) !== null,
  ),
  email: textOrNull(MAX_LENGTH.email).test(
    'bare-email',
    'validation.email',
    (email) => email == null || isEmail(email),
  ),
}).noUnknown();

/** What an employer's program sends to publish a job; every vocabulary id must exist. */
export const jobDraftSchema: ObjectSchema<JobDraft> = object({
  title: requiredText(LONGEST.name),
  workRole: knownId('workroles'),
  workFields: ids('singleFields', 0),
  location: knownId('appLocations').nullable().defined(REQUIRED),
  employmentTypes: ids('employmentTypes', 1),
  systems: ids('systemKnowledgeOptions', 0),
  timeOfDay: ids('workingHours', 0),
  onCallDuty: boolean().typeError(WRONG_TYPE).required(REQUIRED),
  hourlyRate: rateSchema.typeError(WRONG_TYPE).default(undefined).nullable().defined(REQUIRED),
  startsOn: dayOrNull().test({
    name: 'order',
    message: 'validation.from_after_to',
    params: { high: 'endsOn' },
    test: (from, { parent }) => isInOrder(from ?? undefined, parent.endsOn ?? undefined),
  }),
  endsOn: dayOrNull(),
  hoursPerWeek: number()
    .typeError('validation.number')
    .min(1, 'validation.number_range')
    .max(MOST_HOURS_PER_WEEK, 'validation.number_range')
    .nullable()
    .defined(REQUIRED),
  closesOn: dayOrNull().required(REQUIRED),
  workplace: workplaceSchema.typeError(WRONG_TYPE).default(undefined).required(REQUIRED),
  description: texts(MOST.paragraphs, LONGEST.paragraph),
  requirements: texts(MOST.lines, LONGEST.line),
  meritorious: texts(MOST.lines, LONGEST.line),
  contact: contactSchema.typeError(WRONG_TYPE).default(undefined).nullable().defined(REQUIRED),
  questionnaire: questionnaireField(),
  ...jobFactsFields,
}).noUnknown();
