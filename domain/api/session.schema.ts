import { array, boolean, mixed, object, string } from 'yup';
import { emailField, PLAIN, requiredText, textField } from '#domain/candidates/fields.schema';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { rule } from '#domain/rule';
import { BANKID_DEVICES, SIGN_IN_PURPOSES } from '#domain/signIn/bankidRequests';
import { SESSION_TYPES } from '#domain/signIn/ways';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { confirmedField } from '#domain/text/confirmedNumber';
import { isPlainLine } from '#domain/text/plainText';

/**
 * The keys that `session/set_session` accepts: one field, or `registration` for the whole one-page
 * form.
 */
const REGISTRATION_KEYS = [
  'email',
  'professions',
  'workfields',
  'locations',
  'employmentTypes',
  'firstName',
  'lastName',
  'phone',
  'visibility',
  'systems',
  'availableFrom',
  'workplace',
  'registration',
] as const;

/** The most steps and facts that a registration stores. */
const MAX_ENTRIES = 20;

export function oneOf<Value extends string>(values: readonly Value[]) {
  return string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .oneOf(values, 'validation.unknown_value');
}

function isShortRecord(value: unknown): value is Record<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries: [string, unknown][] = Object.entries(value);
  return (
    entries.length <= MAX_ENTRIES &&
    entries.every(([key, text]) => isFact(key, MAX_LENGTH.id) && isFact(text, MAX_LENGTH.path))
  );
}

const fact = (maxLength: number) => ({ type: 'string', maxLength, ...PLAIN.schema });

function isFact(value: unknown, max: number): value is string {
  return typeof value === 'string' && value.length <= max && isPlainLine(value);
}

/** `registrationSchema` checks `value` by its key's own rule when the session is written. */
export const setSessionSchema = object({
  email: emailField({
    required: 'registration.contact_information.error',
    invalid: 'registration.contact_information.error',
  }).optional(),
  type: oneOf(SESSION_TYPES).required('validation.required'),
  stack: array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(requiredText(MAX_LENGTH.id))
    .max(MAX_ENTRIES, 'validation.too_many'),
  key: oneOf(REGISTRATION_KEYS),
  value: mixed()
    .nonNullable('validation.required')
    .test(
      rule(
        'with-key',
        'validation.required',
        (given, { parent, createError }) => {
          if ((parent.key === undefined) === (given === undefined)) return true;
          return createError({
            message: given === undefined ? 'validation.required' : 'validation.unknown_field',
          });
        },
        { ofParent: { dependentRequired: { key: ['value'], value: ['key'] } } },
      ),
    ),
  metadata: mixed<Record<string, string>>()
    .nonNullable('validation.wrong_type')
    .test(
      rule(
        'facts',
        'validation.wrong_type',
        (given) => given === undefined || isShortRecord(given),
        {
          schema: {
            type: 'object',
            maxProperties: MAX_ENTRIES,
            propertyNames: fact(MAX_LENGTH.id),
            additionalProperties: fact(MAX_LENGTH.path),
          },
        },
      ),
    ),
  sessionID: requiredText(MAX_LENGTH.id).optional(),
  reset: boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type'),
  [CONFIRMED_FIELD]: confirmedField(),
}).noUnknown();

export const beginBankidSchema = object({
  purpose: oneOf(SIGN_IN_PURPOSES).required('validation.required'),
  device: oneOf(BANKID_DEVICES).required('validation.required'),
  language: oneOf(LANGUAGES).required('validation.required'),
  targetPath: textField(MAX_LENGTH.path),
  sharedComputer: boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type'),
  sessionID: textField(MAX_LENGTH.id).test(
    rule(
      'to-register',
      'validation.required',
      (given, { parent }) => parent.purpose !== 'register' || Boolean(given),
      {
        ofParent: {
          if: { properties: { purpose: { const: 'register' } }, required: ['purpose'] },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { sessionID: { minLength: 1 } }, required: ['sessionID'] },
        },
      },
    ),
  ),
}).noUnknown();

export const begunSignInSchema = object({
  state: requiredText(MAX_LENGTH.id),
}).noUnknown();

/** The codes of OAuth 2.0 and its extensions are far shorter. */
const MAX_PROVIDER_ERROR = 64;

export const refusedSignInSchema = object({
  state: requiredText(MAX_LENGTH.id),
  /** The `error` of the provider's answer, and nothing else of it. */
  error: requiredText(MAX_PROVIDER_ERROR),
}).noUnknown();

export const sendRegistrationLinkSchema = object({
  sessionID: requiredText(MAX_LENGTH.id),
}).noUnknown();

export const endSessionSchema = object({
  id: requiredText(MAX_LENGTH.id),
}).noUnknown();

/** A Firebase custom token where Firebase is configured, which is a signed text. */
const MAX_LOGIN_TOKEN = 2048;

export const signInSchema = object({
  login_token: requiredText(MAX_LOGIN_TOKEN),
}).noUnknown();

export const signOutSchema = object({
  everywhere: boolean()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .isTrue('validation.unknown_value'),
}).noUnknown();

/** For calls without fields. */
export const nothingSchema = object<Record<string, never>>({}).noUnknown();
