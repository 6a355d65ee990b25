import { array, boolean, type ObjectSchema, object } from 'yup';
import {
  BATCH_LIMITS,
  EVENTS,
  hasItsProperties,
  PAGES_EVENTS,
  PAGES_STEPS,
  PROPERTIES,
  type SentEvent,
} from '#domain/analytics/events';
import { textField } from '#domain/candidates/fields.schema';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { oneOf } from './session.schema';

const RANDOM_HEX = /^[0-9a-f]{32}$/;

/** What a page may say. */
const VALUES = { ...PROPERTIES, registrationStep: PAGES_STEPS };

const sentEvent: ObjectSchema<SentEvent> = object({
  event: oneOf(PAGES_EVENTS).required('validation.required'),
  first: boolean()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .required('validation.required'),
  page: oneOf(PROPERTIES.page),
  fromPage: oneOf(PROPERTIES.fromPage),
  cameFrom: oneOf(PROPERTIES.cameFrom),
  filterCount: oneOf(PROPERTIES.filterCount),
  filterPart: oneOf(PROPERTIES.filterPart),
  calculator: oneOf(PROPERTIES.calculator),
  linkTo: oneOf(PROPERTIES.linkTo),
  applicationStep: oneOf(PROPERTIES.applicationStep),
  registrationStep: oneOf(PAGES_STEPS),
  purpose: oneOf(PROPERTIES.purpose),
  signInWay: oneOf(PROPERTIES.signInWay),
  signInMethod: oneOf(PROPERTIES.signInMethod),
  reply: oneOf(PROPERTIES.reply),
  action: oneOf(PROPERTIES.action),
  failure: oneOf(PROPERTIES.failure),
  pageKind: oneOf(PROPERTIES.pageKind),
  vital: oneOf(PROPERTIES.vital),
  rating: oneOf(PROPERTIES.rating),
  refusal: oneOf(PROPERTIES.refusal),
})
  .noUnknown()
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .test(
    rule('event-properties', 'validation.invalid', (sent) => isWhole(sent), {
      schema: {
        anyOf: PAGES_EVENTS.map((event) => ({
          type: 'object',
          properties: {
            event: { const: event },
            first: { type: 'boolean' },
            ...Object.fromEntries(EVENTS[event].map((name) => [name, { enum: VALUES[name] }])),
          },
          required: ['event', 'first', ...EVENTS[event]],
          additionalProperties: false,
        })),
      },
    }),
  );

/** What is no event at all has errors of its own. */
function isWhole(sent: Partial<SentEvent> | undefined): boolean {
  const event = PAGES_EVENTS.find((name) => name === sent?.event);
  return !sent || event === undefined || hasItsProperties({ ...sent, event });
}

/** POST misc/track */
export const trackSchema = object({
  /** So that sending it again counts nothing twice. */
  batchId: textField(MAX_LENGTH.id)
    .required('validation.required')
    .test(
      rule('random-hex', 'validation.invalid', (text) => !text || RANDOM_HEX.test(text), {
        schema: {
          description: '128 random bits as hex.',
          pattern: '^[0-9a-f]{32}$',
          examples: ['0123456789abcdef0123456789abcdef'],
        },
      }),
    ),
  /** The page's. */
  language: oneOf(LANGUAGES).required('validation.required'),
  events: array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(sentEvent.required('validation.required'))
    .required('validation.required')
    .min(1, 'validation.required')
    .max(BATCH_LIMITS.events, 'validation.too_many'),
}).noUnknown();
