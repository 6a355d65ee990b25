import { boolean, number, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { LAST_HOUR } from '#domain/notifications/quietHours';
import { rule, TWO_FIELDS } from '#domain/rule';

const MAX_ENDPOINT = 1024;

const hour = () =>
  number()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .integer('validation.number_range')
    .min(0, 'validation.number_range')
    .max(LAST_HOUR, 'validation.number_range')
    .required('validation.required');

const quietHours = object({
  from: hour(),
  to: hour().test(
    rule('other-hour', 'validation.from_after_to', (to, { parent }) => to !== parent?.from, {
      schema: { description: 'Another hour than `from`.' },
      inexpressible: TWO_FIELDS,
    }),
  ),
})
  .noUnknown()
  .typeError('validation.wrong_type')
  .default(undefined)
  .nullable()
  .optional();

export const saveNotificationSettingsSchema = object({
  mailDigest: boolean()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .optional(),
  quietHours,
}).noUnknown();

/** A point of the curve P-256, uncompressed, and 16 random bytes. */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

export const subscribePushSchema = object({
  /** Where its push service takes messages for it. */
  endpoint: requiredText(MAX_ENDPOINT),
  p256dh: requiredText(MAX_LENGTH.freeText).test(
    rule('p256dh', 'validation.wrong_type', (text) => P256DH.test(text), {
      schema: {
        description: 'A point of the curve P-256, uncompressed, in base64url.',
        pattern: '^B[A-Za-z0-9_-]{86}$',
        examples: [`B${'A'.repeat(86)}`],
      },
    }),
  ),
  auth: requiredText(MAX_LENGTH.id).test(
    rule('push-auth', 'validation.wrong_type', (text) => AUTH.test(text), {
      schema: {
        description: '16 bytes in base64url.',
        pattern: '^[A-Za-z0-9_-]{22}$',
        examples: ['A'.repeat(22)],
      },
    }),
  ),
}).noUnknown();

export const unsubscribePushSchema = object({
  id: requiredText(MAX_LENGTH.id),
}).noUnknown();
