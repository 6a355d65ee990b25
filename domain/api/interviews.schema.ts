import { array, number, type ObjectSchema, object, string } from 'yup';
import { requiredText, textField, withoutPersonalNumber } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { notAbove, rule } from '#domain/rule';
import { instantField } from './instantField.schema';

const REQUIRED = 'validation.required';
const WRONG_TYPE = 'validation.wrong_type';
const MINUTES = { min: 5, max: 240 } as const;
const MOST_INTERVALS = 200;
/** Characters. */
const LONGEST = { place: 200, url: 500 } as const;

const id = requiredText(MAX_LENGTH.id);

/** The query or body that names one application. */
export const interviewOfSchema = object({
  applicationId: id,
}).noUnknown();

export const submitEventBookingSchema = object({
  applicationId: id,
  startsAt: instantField().required(REQUIRED),
}).noUnknown();

const interval = object({
  from: instantField()
    .required(REQUIRED)
    .test(
      rule(
        'order',
        'validation.from_after_to',
        (from, { parent }) =>
          typeof parent.to !== 'string' || !(Date.parse(from) >= Date.parse(parent.to)),
        notAbove('to'),
      ),
    ),
  to: instantField().required(REQUIRED),
})
  .typeError(WRONG_TYPE)
  .nonNullable(WRONG_TYPE)
  .noUnknown();

const meetingUrl = string()
  .typeError(WRONG_TYPE)
  .nullable()
  .max(LONGEST.url, 'validation.too_long')
  .test(
    rule('https-url', 'validation.https_url', (text) => text == null || isHttpsUrl(text), {
      schema: {
        pattern: '^https://[^\\s\\\\@"<>]+$',
        examples: ['https://example.com/meeting'],
      },
      inexpressible: 'A pattern does not say which addresses exist.',
    }),
  );

function isHttpsUrl(text: string): boolean {
  return /^https:\/\/[^\s\\@"<>]+$/u.test(text) && URL.canParse(text);
}

export const saveInterviewCalendarSchema = object({
  id,
  minutes: number()
    .typeError('validation.number')
    .nonNullable('validation.number')
    .integer('validation.number')
    .min(MINUTES.min, 'validation.number_range')
    .max(MINUTES.max, 'validation.number_range')
    .required(REQUIRED),
  free: array()
    .typeError(WRONG_TYPE)
    .of(interval)
    .required(REQUIRED)
    .max(MOST_INTERVALS, 'validation.too_many'),
  interviewerId: requiredText(MAX_LENGTH.id).optional().nullable(),
  place: textField(LONGEST.place).nullable().test(withoutPersonalNumber),
  meetingUrl,
}).noUnknown();

/** The query that names one job. */
export const interviewTimesSchema = object({
  jobId: id,
}).noUnknown();

/** The path's parameter of `interviews`. */
export const interviewsOfJobSchema: ObjectSchema<{ id: string }> = object({ id }).noUnknown();
