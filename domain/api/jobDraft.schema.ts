import { array, boolean, number, type ObjectSchema, object, string } from 'yup';
import { isCalendarDay } from '#domain/calendar/days';
import { isEmail } from '#domain/candidates/email';
import {
  BARE_EMAIL,
  DATE,
  PHONE,
  requiredFreeTextAsWritten,
  requiredText,
  textField,
  withoutPersonalNumber,
} from '#domain/candidates/fields.schema';
import { parsePhone } from '#domain/candidates/phone';
import { isInOrder } from '#domain/jobs/filterRules';
import { type EmployersJob, PAY_BASES } from '#domain/jobs/job';
import { RATE_BOUNDS, rateBoundsOf } from '#domain/jobs/rateBounds';
import { MAX_LENGTH } from '#domain/limits';
import { notAbove, rule, TWO_FIELDS, unique } from '#domain/rule';
import { tidyAs } from '#domain/text/tidied';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { jobFactsFields } from './jobFacts.schema';
import { oneOfWords } from './jobFields.schema';
import { questionnaireField } from './questionnaire.schema';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';
/** Characters. */
const LONGEST = { name: 150, about: 2000, paragraph: 4000, line: 300 } as const;
const MOST = { ids: 30, paragraphs: 60, lines: 30 } as const;
const MOST_HOURS_PER_WEEK = 60;

/** The vocabularies that a job's ids come from, by the document's names. */
const VOCABULARIES = {
  workroles: { component: 'WorkRoleId', values: CONSTANTS.workroles },
  // In a filter a group means all of its fields; a job names the fields themselves
  singleFields: {
    component: 'SingleWorkFieldId',
    values: CONSTANTS.workfields.filter(({ isGroup }) => !isGroup),
  },
  appLocations: { component: 'LocationId', values: CONSTANTS.appLocations },
  employmentTypes: { component: 'EmploymentTypeId', values: CONSTANTS.employmentTypes },
  systemKnowledgeOptions: { component: 'SystemId', values: CONSTANTS.systemKnowledgeOptions },
  workingHours: { component: 'WorkingHourId', values: CONSTANTS.workingHours },
} as const satisfies Record<string, { component: string; values: readonly { id: string }[] }>;

/** One vocabulary id. */
function knownId(vocabulary: keyof typeof VOCABULARIES) {
  const { component, values } = VOCABULARIES[vocabulary];
  const ids = values.map(({ id }) => id);
  const known = new Set<string>(ids);
  return requiredText(MAX_LENGTH.id).test(
    rule<string | null | undefined>(
      'known-id',
      'validation.unknown_id',
      (id) => id == null || known.has(id),
      { component, schema: { type: 'string', enum: ids } },
    ),
  );
}

/** Vocabulary ids without duplicates. */
function ids(vocabulary: keyof typeof VOCABULARIES, least: 0 | 1) {
  return array()
    .typeError(WRONG_TYPE)
    .of(knownId(vocabulary))
    .required(REQUIRED)
    .min(least, REQUIRED)
    .max(MOST.ids, 'validation.too_many')
    .test(unique());
}

function texts(most: number, longest: number) {
  return array()
    .typeError(WRONG_TYPE)
    .of(requiredFreeTextAsWritten(longest))
    .required(REQUIRED)
    .max(most, 'validation.too_many');
}

/** Null means "the ad does not say"; a missing field is refused. */
function textOrNull(longest: number) {
  return textField(longest).meta(tidyAs('lines')).nullable().defined(REQUIRED);
}

function dayOrNull() {
  return string()
    .typeError('validation.date')
    .nullable()
    .defined(REQUIRED)
    .test(rule('date', 'validation.date', (day) => day == null || isCalendarDay(day), DATE));
}

const { consultant_invoice: INVOICE, hourly_employment: WAGE } = RATE_BOUNDS;
const boundsOf = ({ min, max }: { min: number; max: number }) => ({ minimum: min, maximum: max });

/** One end of a job's rate: whole SEK per hour, within the bounds of the basis beside it. */
function rateEnd(end: 'min' | 'max') {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number_range')
    .required(REQUIRED)
    .test(
      rule<number | undefined>(
        'rate-of-basis',
        'validation.number_range',
        (rate, { parent, createError }) => {
          const bounds = rateBoundsOf(parent.basis);
          if (bounds && rate !== undefined && rate < bounds.min) {
            return createError({ message: 'validation.rate_too_low' });
          }
          if (bounds && rate !== undefined && rate > bounds.max) {
            return createError({ message: 'validation.rate_too_high' });
          }
          return true;
        },
        {
          schema: {
            description: `SEK per hour on the rate's own basis: ${WAGE.min}–${WAGE.max} as a wage, ${INVOICE.min}–${INVOICE.max} as an invoice excluding VAT.`,
            minimum: Math.min(WAGE.min, INVOICE.min),
            maximum: Math.max(WAGE.max, INVOICE.max),
          },
          ofParent: {
            if: { properties: { basis: { const: 'consultant_invoice' } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { [end]: boundsOf(INVOICE) } },
            else: { properties: { [end]: boundsOf(WAGE) } },
          },
        },
      ),
    );
}

const rateSchema = object({
  min: rateEnd('min').test(
    rule(
      'order',
      'validation.min_over_max',
      (min, { parent }) => isInOrder(min, parent.max),
      notAbove('max'),
    ),
  ),
  max: rateEnd('max'),
  basis: oneOfWords(...PAY_BASES).required(REQUIRED),
}).noUnknown();

const workplaceSchema = object({
  name: requiredFreeTextAsWritten(LONGEST.name),
  careProvider: requiredFreeTextAsWritten(LONGEST.name),
  unit: textOrNull(LONGEST.name).test(withoutPersonalNumber),
  about: textOrNull(LONGEST.about).test(withoutPersonalNumber),
}).noUnknown();

const contactSchema = object({
  name: requiredFreeTextAsWritten(LONGEST.name),
  title: requiredFreeTextAsWritten(LONGEST.name),
  phone: textOrNull(MAX_LENGTH.phone).test(
    rule(
      'phone',
      'validation.phone',
      (phone) => phone == null || parsePhone(phone, { production: true }) !== null,
      PHONE,
    ),
  ),
  email: textOrNull(MAX_LENGTH.email).test(
    rule('bare-email', 'validation.email', (email) => email == null || isEmail(email), BARE_EMAIL),
  ),
}).noUnknown();

/** A job without what the server sets: ids, slug, status and source. */
type JobDraft = Omit<
  EmployersJob,
  'id' | 'slug' | 'status' | 'publishedAt' | 'employerId' | 'source'
>;

/** What an employer's program sends to publish a job; every vocabulary id must exist. */
export const jobDraftSchema: ObjectSchema<JobDraft> = object({
  title: requiredFreeTextAsWritten(LONGEST.name),
  workRole: knownId('workroles'),
  workFields: ids('singleFields', 0),
  location: knownId('appLocations').nullable().defined(REQUIRED),
  employmentTypes: ids('employmentTypes', 1),
  systems: ids('systemKnowledgeOptions', 0),
  timeOfDay: ids('workingHours', 0),
  onCallDuty: boolean().typeError(WRONG_TYPE).required(REQUIRED),
  hourlyRate: rateSchema.typeError(WRONG_TYPE).default(undefined).nullable().defined(REQUIRED),
  startsOn: dayOrNull().test(
    rule(
      'order',
      'validation.from_after_to',
      (from, { parent }) => isInOrder(from ?? undefined, parent.endsOn ?? undefined),
      notAbove('endsOn'),
    ),
  ),
  endsOn: dayOrNull(),
  hoursPerWeek: number()
    .typeError('validation.number')
    .min(1, 'validation.number_range')
    .max(MOST_HOURS_PER_WEEK, 'validation.number_range')
    .test(
      rule<number | null | undefined>(
        'minutes',
        'validation.number',
        (hours) => Number((hours ?? 0).toFixed(2)) === (hours ?? 0),
        {
          schema: { description: 'At most two decimals.' },
          inexpressible: '`multipleOf: 0.01` is not exact in floating point.',
        },
      ),
    )
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
  shifts: jobFactsFields.shifts.test(
    rule(
      'within-assignment',
      'validation.shift_outside',
      (shifts, { parent: { startsOn, endsOn } }) =>
        // What is no shift is another rule's
        (shifts ?? []).every(
          (shift) => isInOrder(startsOn, shift?.day) && isInOrder(shift?.day, endsOn),
        ),
      { inexpressible: TWO_FIELDS },
    ),
  ),
}).noUnknown();
