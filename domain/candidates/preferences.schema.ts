import { boolean, mixed, number, type ObjectSchema, object } from 'yup';
import { type IsoWeek, weekKey, weekOfKey } from '#domain/calendar/isoWeek';
import { HOURLY_RATE } from '#domain/limits';
import { rule, TWO_FIELDS } from '#domain/rule';
import { anyIdsField } from './fields.schema';
import { MOST_WEEKS } from './mostWeeks';
import type { JobPreferences } from './preferences';

const WRONG_TYPE = 'validation.wrong_type';
const REQUIRED = 'validation.required';

/** A limit of the slider. */
function rate() {
  return number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .required(REQUIRED)
    .integer('validation.number_range')
    .min(HOURLY_RATE.min, 'validation.number_range')
    .max(HOURLY_RATE.max, 'validation.number_range')
    .test(
      rule(
        'rate-step',
        'validation.number_step',
        (sek) => sek === undefined || sek % HOURLY_RATE.step === 0,
        { schema: { multipleOf: HOURLY_RATE.step } },
      ),
    );
}

const ratesSchema = object({
  minRate: rate().test(
    rule(
      'rate-distance',
      'validation.min_over_max',
      (low, { parent }) =>
        typeof parent.maxRate !== 'number' || low + HOURLY_RATE.minDistance <= parent.maxRate,
      {
        schema: { description: `At least ${HOURLY_RATE.minDistance} below \`maxRate\`.` },
        inexpressible: TWO_FIELDS,
      },
    ),
  ),
  maxRate: rate(),
})
  .default(undefined)
  .typeError(WRONG_TYPE)
  .required(REQUIRED)
  .noUnknown();

const compensationSchema = object({ hourly: ratesSchema })
  .default(undefined)
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

const weeksField = mixed<Record<string, IsoWeek>>()
  .nonNullable(WRONG_TYPE)
  .required(REQUIRED)
  .test(
    rule(
      'weeks',
      'validation.week',
      (given, { createError }) => {
        if (typeof given !== 'object' || given === null || Array.isArray(given)) {
          return createError({ message: WRONG_TYPE });
        }
        const entries = Object.entries(given);
        if (entries.length > MOST_WEEKS) return createError({ message: 'validation.too_many' });
        return entries.every(([key, week]) => isWeekOf(key, week));
      },
      {
        schema: {
          description: `ISO weeks by \`week_year\` (\`12_2026\`), each with its number, year, first and last day; at most ${MOST_WEEKS}.`,
          type: 'object',
          maxProperties: MOST_WEEKS,
          propertyNames: { pattern: '^[0-9]{1,2}_[0-9]{4}$' },
          additionalProperties: {
            type: 'object',
            properties: {
              weekNumber: { type: 'integer', minimum: 1, maximum: 53 },
              year: { type: 'integer' },
              startDate: { type: 'string', format: 'date' },
              endDate: { type: 'string', format: 'date' },
            },
            required: ['weekNumber', 'year', 'startDate', 'endDate'],
            additionalProperties: false,
          },
        },
        inexpressible: 'Which days a week has is not said by JSON Schema.',
      },
    ),
  );

const periodsSchema = object({ weeksData: weeksField })
  .default(undefined)
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

/** Whether a value is the whole week that its key names, and nothing besides. */
function isWeekOf(key: string, value: unknown): boolean {
  const week = weekOfKey(key);
  if (!week || weekKey(week) !== key || typeof value !== 'object' || value === null) return false;
  const fields = Object.entries(week);
  return (
    Object.keys(value).length === fields.length &&
    fields.every(([field, wanted]) => Reflect.get(value, field) === wanted)
  );
}

/** Any fields of the preferences, each whole; what is missing of them all is no error. */
export const somePreferencesSchema: ObjectSchema<Partial<JobPreferences>> = object({
  locations: anyIdsField(),
  workRoles: anyIdsField(),
  workFields: anyIdsField(),
  systems: anyIdsField(),
  onCallDuty: boolean().typeError(WRONG_TYPE).nullable(),
  compensation: compensationSchema,
  availablePeriods: periodsSchema,
  employmentTypes: anyIdsField(),
})
  .partial()
  .noUnknown();
