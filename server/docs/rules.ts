import { EVENT_NAMES, EVENTS, PROPERTIES } from '#domain/analytics/events';
import { EMAIL_ENDING_LENGTH } from '#domain/candidates/email';
import { FILTER_FIELDS, FILTER_PARTS, isListPart } from '#domain/jobs/filterFields';
import { RATE_BOUNDS } from '#domain/jobs/rateBounds';
import { HOURLY_RATE, MAX_LENGTH } from '#domain/limits';
import { CONSTANTS } from '#domain/vocabulary/constants';

export type JsonSchema = Readonly<Record<string, unknown>>;
export type RuleParams = Readonly<Record<string, unknown>>;

/** A rule of a Yup schema, as JSON Schema. */
interface ConvertedRule {
  own?: JsonSchema;
  /** A schema with a name, which others refer to. */
  shared?: [name: string, schema: JsonSchema];
  /** Requirements on the object that holds the field. */
  ofParent?: JsonSchema;
  /** Why JSON Schema cannot express the rule, or only part of it, and which errors it gives. */
  inexpressible?: { messages: readonly string[]; reason: string };
}

type Rule = (params: RuleParams, type: string) => ConvertedRule;

const { consultant_invoice: INVOICE, hourly_employment: WAGE } = RATE_BOUNDS;
const boundedBy = ({ min, max }: { min: number; max: number }) => ({ minimum: min, maximum: max });

const constant =
  (own: JsonSchema): Rule =>
  () => ({ own });
const shared =
  (name: string, schema: JsonSchema): Rule =>
  () => ({ shared: [name, schema] });

/** Spaces within a line, and letters with their accents, inside a character class. */
const SPACE = '[^\\S\\p{Cc}]';
const LETTER = '\\p{L}\\p{M}';
/** A visible character. */
const VISIBLE = '[^\\s\\p{Z}\\p{Cc}\\p{Cf}\\p{Cs}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]';
const ADDRESS = `\\w+(?:[.-]\\w+)*@\\w+(?:[.-]\\w+)*\\.[A-Za-z]{${EMAIL_ENDING_LENGTH.min},${EMAIL_ENDING_LENGTH.max}}`;
const INSTANT =
  '^[12]\\d{3}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(?::\\d{2}(?:\\.\\d{1,6})?)?(?:Z|[+-]\\d{2}:\\d{2})$';
const PHONES = ['070-174 06 05', '+46 8 465 004 00', '+47 21 52 00 00'];

const fact = (maxLength: number) => ({
  type: 'string',
  maxLength,
  pattern: '^[^\\p{Cc}\\p{Cs}]*$',
});

/** A list of the vocabulary, as a component with its ids. */
function idsOf(vocabulary: unknown): [name: string, ids: readonly string[]] {
  const { workroles, workfields, appLocations, employmentTypes } = CONSTANTS;
  const { systemKnowledgeOptions, workingHours, travelOptions, housingOptions } = CONSTANTS;
  const lists: Record<string, [string, readonly { id: string }[]]> = {
    workroles: ['WorkRoleId', workroles],
    workfields: ['WorkFieldId', workfields],
    singleFields: ['SingleWorkFieldId', workfields.filter(({ isGroup }) => !isGroup)],
    appLocations: ['LocationId', appLocations],
    employmentTypes: ['EmploymentTypeId', employmentTypes],
    systemKnowledgeOptions: ['SystemId', systemKnowledgeOptions],
    workingHours: ['WorkingHourId', workingHours],
    travelOptions: ['TravelOptionId', travelOptions],
    housingOptions: ['HousingOptionId', housingOptions],
  };
  const found = lists[String(vocabulary)];
  if (!found) throw new Error(`There is no vocabulary ${vocabulary}.`);
  return [found[0], found[1].map(({ id }) => id)];
}

function vocabularyOf(part: unknown) {
  const list = FILTER_PARTS.filter(isListPart).find((name) => name === part);
  return idsOf(list && FILTER_FIELDS[list].vocabulary);
}

const length = (end: 'min' | 'max'): Rule => {
  const keyword: Record<string, string> =
    end === 'min'
      ? { string: 'minLength', array: 'minItems', number: 'minimum' }
      : { string: 'maxLength', array: 'maxItems', number: 'maximum' };
  return (params, type) => ({ own: { [keyword[type] ?? end]: params[end] } });
};

/** Every rule of the contract's Yup schemas, by the name of its test. */
export const RULES: Readonly<Record<string, Rule>> = {
  // Yup's own
  min: length('min'),
  max: length('max'),
  integer: constant({ type: 'integer' }),
  required: (_params, type) => (type === 'string' ? { own: { minLength: 1 } } : {}),
  'is-value': ({ value }) => ({ own: { const: value === 'true' } }),
  noUnknown: constant({ additionalProperties: false }),
  exact: constant({ additionalProperties: false }),

  // Of responses
  'date-time': constant({ format: 'date-time' }),
  values: constant({ type: 'object' }),
  variants: () => ({}),
  'any-of': () => ({}),

  // Texts
  plain: shared('PlainLine', {
    description: 'One line of text: no control characters, no lone surrogates.',
    type: 'string',
    pattern: '^[^\\p{Cc}\\p{Cs}]*$',
  }),
  blank: shared('VisibleText', {
    description: 'A text with at least one visible character.',
    type: 'string',
    pattern: VISIBLE,
  }),
  name: shared('PersonNamePart', {
    description: 'Letters with their accents; spaces, hyphens and apostrophes between them.',
    type: 'string',
    pattern: `^(?=[\\s\\S]*${VISIBLE})${SPACE}*[${LETTER}]+(?:(?:${SPACE}|['’-])+[${LETTER}]+)*['’]?${SPACE}*$`,
    examples: ['Eva', 'von Essen', 'Åsa-Britt'],
  }),
  email: shared('EmailAddress', {
    description: 'Leading and trailing spaces are dropped.',
    type: 'string',
    format: 'email',
    pattern: `^${SPACE}*${ADDRESS}${SPACE}*$`,
    examples: ['eva@example.com', 'eva.ek@care.example.health'],
  }),
  'bare-email': shared('BareEmailAddress', {
    type: 'string',
    format: 'email',
    pattern: `^${ADDRESS}$`,
    examples: ['ward@example.com'],
  }),
  phone: () => ({
    own: {
      description: 'A phone number of an offered country, in any usual notation.',
      examples: PHONES,
    },
    inexpressible: {
      messages: [
        'contact.phone.invalid',
        'reference.phone.invalid',
        'pricing.phone.invalid',
        'validation.phone',
      ],
      reason: 'The number of digits depends on the country and the notation.',
    },
  }),

  'document-name': constant({
    description: 'No path, and nothing that turns the direction of the text around.',
    pattern: '^(?![.\\s]*$)[^/\\\\\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$',
    examples: ['CV 2026', 'Legitimation.pdf'],
  }),
  'plain-lines': shared('PlainText', {
    description: 'Text of several lines: no other control characters, no halves of characters.',
    type: 'string',
    pattern: '^(?:[\\n\\r\\t]|[^\\p{Cc}\\p{Cs}])*$',
  }),
  'personal-number': () => ({
    own: { description: 'Without personal identity numbers.' },
    inexpressible: {
      messages: ['validation.personal_number'],
      reason: 'Whether digits are a date with a check digit is not said by a pattern.',
    },
  }),
  'prescriber-code': constant({ pattern: '^[0-9]{7}$', examples: ['1234567'] }),

  path: constant({ pattern: '^/[^?#\\s]*$', examples: ['/', '/login'] }),

  // Numbers
  'rate-of-basis': ({ end }) => ({
    own: {
      description: `SEK per hour on the rate's own basis: ${WAGE.min}–${WAGE.max} as a wage, ${INVOICE.min}–${INVOICE.max} as an invoice excluding VAT.`,
      minimum: Math.min(WAGE.min, INVOICE.min),
      maximum: Math.max(WAGE.max, INVOICE.max),
    },
    ofParent: {
      if: { properties: { basis: { const: 'consultant_invoice' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { [String(end)]: boundedBy(INVOICE) } },
      else: { properties: { [String(end)]: boundedBy(WAGE) } },
    },
  }),
  'whole-number': ({ min, max }) => ({
    own: {
      description: `A whole number, ${min}–${max}; digits as text are accepted too.`,
      anyOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', pattern: '^[0-9]{1,5}$', examples: [String(min), String(max)] },
      ],
    },
    inexpressible: {
      messages: ['validation.number_range'],
      reason: 'JSON Schema has no bounds for a number written as text.',
    },
  }),
  'page-length': constant({
    description: '1–100.',
    pattern: '^(?:[1-9][0-9]?|100)$',
    examples: ['1', '30', '100'],
  }),

  'rate-step': constant({ multipleOf: HOURLY_RATE.step }),
  'rate-distance': () => ({
    own: { description: `At least ${HOURLY_RATE.minDistance} below \`maxRate\`.` },
    inexpressible: {
      messages: ['validation.min_over_max'],
      reason: 'JSON Schema does not compare two fields.',
    },
  }),

  uuid: constant({
    description: 'A UUID.',
    pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
    examples: ['77777777-6666-4555-8444-333333333333'],
  }),
  'random-hex': constant({
    description: '128 random bits as hex.',
    pattern: '^[0-9a-f]{32}$',
    examples: ['0123456789abcdef0123456789abcdef'],
  }),
  p256dh: constant({
    description: 'A point of the curve P-256, uncompressed, in base64url.',
    pattern: '^B[A-Za-z0-9_-]{86}$',
    examples: [`B${'A'.repeat(86)}`],
  }),
  'push-auth': constant({
    description: '16 bytes in base64url.',
    pattern: '^[A-Za-z0-9_-]{22}$',
    examples: ['A'.repeat(22)],
  }),
  'other-hour': () => ({
    own: { description: 'Another hour than `from`.' },
    inexpressible: {
      messages: ['validation.from_after_to'],
      reason: 'JSON Schema does not compare two fields.',
    },
  }),
  'message-number': constant({
    description: 'The number of a message.',
    pattern: '^[0-9]{1,9}$',
    examples: ['1', '250'],
  }),
  visible: () => ({
    own: { description: 'With at least one visible character.', pattern: VISIBLE },
  }),
  'text-or-files': () => ({
    own: { description: 'May be empty when `fileIds` are sent.' },
    inexpressible: {
      messages: ['validation.required'],
      reason: 'Whether a text may be empty depends on another field.',
    },
  }),
  'text-or-documents': () => ({
    own: { description: 'May be empty when `documents` are sent.' },
    inexpressible: {
      messages: ['validation.required'],
      reason: 'Whether a text may be empty depends on another field.',
    },
  }),

  // Days and instants
  date: constant({ format: 'date', examples: ['2026-05-04', '2026-08-30'] }),
  month: constant({
    description: 'A month, YYYY-MM.',
    pattern: '^(?:19[5-9][0-9]|20[0-9]{2})-(?:0[1-9]|1[0-2])$',
    examples: ['2019-08', '2024-01'],
  }),
  year: constant({ description: 'A year.', pattern: '^20[0-9]{2}$', examples: ['2026', '2027'] }),
  'web-address': () => ({
    own: {
      description: 'Public, and with https: outside a demo run.',
      pattern: '^https?://[^\\s\\\\@"<>#]+$',
      examples: ['https://hooks.example.com/vikari'],
    },
    inexpressible: {
      messages: ['validation.https_url'],
      reason: 'A pattern does not say which addresses exist, and which are public.',
    },
  }),
  'https-url': () => ({
    own: { pattern: '^https://[^\\s\\\\@"<>]+$', examples: ['https://example.com/meeting'] },
    inexpressible: {
      messages: ['validation.https_url'],
      reason: 'A pattern does not say which addresses exist.',
    },
  }),
  time: constant({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', examples: ['07:00', '21:30'] }),
  languages: () => ({
    inexpressible: {
      messages: ['validation.duplicate'],
      reason: 'JSON Schema can not compare one field of the items; the languages differ.',
    },
  }),
  weeks: () => ({
    own: {
      description:
        'ISO weeks by `week_year` (`12_2026`), each with its number, year, first and last day; at most 104.',
      type: 'object',
      maxProperties: 104,
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
    inexpressible: {
      messages: ['validation.week'],
      reason: 'Which days a week has is not said by JSON Schema.',
    },
  }),
  instant: () => ({
    own: {
      description: 'ISO 8601 with a time zone.',
      pattern: INSTANT,
      examples: ['2026-05-04T08:00:00Z'],
    },
    inexpressible: {
      messages: ['validation.instant'],
      reason: 'Not every combination of digits is a valid day and time.',
    },
  }),
  order: ({ high }) =>
    high === null
      ? {}
      : {
          own: { description: `Not above \`${high}\`.` },
          inexpressible: {
            messages: ['validation.from_after_to', 'validation.min_over_max'],
            reason: 'JSON Schema does not compare two fields.',
          },
        },

  // Ids and tokens
  'known-id': ({ vocabulary }) => {
    const [name, ids] = idsOf(vocabulary);
    return { shared: [name, { type: 'string', enum: ids }] };
  },
  'known-list': ({ part }) => {
    const [name, ids] = vocabularyOf(part);
    return {
      own: {
        description: `Ids joined by commas: ${name}.`,
        examples: ['', ids[0], ids.slice(0, 3).join(',')],
      },
      inexpressible: {
        messages: ['validation.unknown_id'],
        reason: 'JSON Schema does not check the parts of a comma-separated text.',
      },
    };
  },
  'id-list': ({ most }) => ({
    own: { description: `Ids joined by commas, at most ${most}.`, examples: ['v-1', 'v-1,v-2'] },
    inexpressible: {
      messages: ['validation.too_many'],
      reason: 'JSON Schema does not count the parts of a comma-separated text.',
    },
  }),
  'job-query': () => ({
    own: {
      description:
        'The query of a job list’s address, which must filter something. Its order and unknown values are dropped.',
      examples: ['roles=sjukskoterska', '?locations=m-2480&order=newest'],
    },
    inexpressible: {
      messages: ['validation.required', 'validation.too_long', 'validation.personal_number'],
      reason: 'What an address asks for is not said by a pattern.',
    },
  }),
  'some-way': () => ({
    ofParent: {
      if: {
        properties: { frequency: { not: { const: 'never' } }, mail: { const: false } },
        required: ['frequency', 'mail'],
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { push: { const: true } } },
    },
  }),
  'page-token': token,
  'list-token': token,
  'pseudonym-token': token,
  unique: constant({ uniqueItems: true }),
  ids: () => ({
    own: { description: 'Their ids differ.' },
    inexpressible: {
      messages: ['validation.duplicate'],
      reason: 'JSON Schema compares whole items, not one of their fields.',
    },
  }),

  // Fields that depend on others
  'for-type': () => ({
    ofParent: {
      if: { properties: { type: { const: 'short_answer' } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { options: { maxItems: 0 } } },
      else: { properties: { options: { minItems: 2 } } },
    },
  }),
  'with-key': () => ({ ofParent: { dependentRequired: { key: ['value'], value: ['key'] } } }),
  'to-register': () => ({
    ofParent: {
      if: { properties: { purpose: { const: 'register' } }, required: ['purpose'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { sessionID: { minLength: 1 } }, required: ['sessionID'] },
    },
  }),
  alone: () => ({
    ofParent: {
      dependentSchemas: { roleOrLocation: { properties: { role: false, location: false } } },
    },
  }),
  'either-spelling': ({ other }) => ({
    // At least one of the two spellings
    ofParent: {
      not: {
        properties: {
          [other === 'firstname' ? 'firstName' : 'lastName']: false,
          [String(other)]: false,
        },
      },
    },
  }),
  either: ({ other }) => ({
    ofParent: { oneOf: [{ required: ['jobId'] }, { required: [other] }] },
  }),
  withdrawn: constant({ type: 'null' }),
  'event-properties': constant({
    anyOf: EVENT_NAMES.map((event) => ({
      type: 'object',
      properties: {
        event: { const: event },
        first: { type: 'boolean' },
        ...Object.fromEntries(EVENTS[event].map((name) => [name, { enum: PROPERTIES[name] }])),
      },
      required: ['event', 'first', ...EVENTS[event]],
      additionalProperties: false,
    })),
  }),

  // Objects with arbitrary keys
  facts: constant({
    type: 'object',
    maxProperties: 20,
    propertyNames: fact(MAX_LENGTH.id),
    additionalProperties: fact(MAX_LENGTH.path),
  }),
  answers: constant({
    description: 'By question id: a text, or ids of options.',
    type: 'object',
    additionalProperties: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
    },
  }),
};

function token(): ConvertedRule {
  return {
    own: { description: 'The `nextPageToken` of the page before.' },
    inexpressible: {
      messages: ['validation.page_token'],
      reason: 'Only the server that made a token can read it.',
    },
  };
}
