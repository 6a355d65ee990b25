import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { isEmail } from '#domain/candidates/email';
import { requiredText, textField } from '#domain/candidates/fields.schema';
import { parsePhone } from '#domain/candidates/phone';
import { isInOrder } from '#domain/jobs/filterRules';
import type { PayBasis } from '#domain/jobs/job';
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
import { hourlyRate, oneOfWords } from './jobFields.schema';
import { questionnaireField } from './questionnaire.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';
/** Characters. */
const LONGEST = { name: 150, about: 2000, paragraph: 4000, line: 300 } as const;
const MOST = { ids: 30, paragraphs: 60, lines: 30 } as const;
const MOST_HOURS_PER_WEEK = 60;
const PAY_BASES = [
  'consultant_invoice',
  'consultant_salary',
  'hourly_employment',
] as const satisfies readonly PayBasis[];

/** One vocabulary id. */
function knownId(find: (id: string) => unknown) {
  return requiredText(MAX_LENGTH.id).test({
    name: 'known',
    message: 'validation.unknown_id',
    skipAbsent: true,
    test: (id) => find(id) !== undefined,
  });
}

/** Vocabulary ids, none twice. */
function ids(find: (id: string) => unknown, least: 0 | 1) {
  return array()
    .typeError(WRONG_TYPE)
    .of(knownId(find))
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

/** A group stands for its fields in a filter; a job names the fields themselves. */
function singleField(id: string) {
  const field = workFieldById(id);
  return field?.isGroup ? undefined : field;
}

function texts(most: number, longest: number) {
  return array()
    .typeError(WRONG_TYPE)
    .of(requiredText(longest))
    .required(REQUIRED)
    .max(most, 'validation.too_many');
}

/** Null says "the ad does not tell"; leaving the field out says nothing and is refused. */
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

const rateSchema = object({
  min: hourlyRate()
    .required(REQUIRED)
    .test('order', 'validation.min_over_max', (min, { parent }) => isInOrder(min, parent.max)),
  max: hourlyRate().required(REQUIRED),
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
    'email',
    'validation.email',
    (email) => email == null || isEmail(email),
  ),
}).noUnknown();

/** What an employer's tool sends to publish a job; every vocabulary id must be known. */
export const jobDraftSchema: ObjectSchema<JobDraft> = object({
  title: requiredText(LONGEST.name),
  workRole: knownId(workRoleById),
  workFields: ids(singleField, 0),
  location: knownId(locationById).nullable().defined(REQUIRED),
  employmentTypes: ids(employmentTypeById, 1),
  systems: ids(systemById, 0),
  timeOfDay: ids(workingHourById, 0),
  onCallDuty: boolean().typeError(WRONG_TYPE).required(REQUIRED),
  hourlyRate: rateSchema.typeError(WRONG_TYPE).default(undefined).nullable().defined(REQUIRED),
  startsOn: dayOrNull().test('order', 'validation.from_after_to', (from, { parent }) =>
    isInOrder(from ?? undefined, parent.endsOn ?? undefined),
  ),
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
}).noUnknown();
