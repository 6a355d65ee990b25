import { boolean, number, type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { LAST_HOUR } from '#domain/notifications/quietHours';
import type { RequestOf } from './endpoint';
import type { saveNotificationSettings, subscribePush, unsubscribePush } from './notifications';

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
  to: hour().test({
    name: 'other-hour',
    message: 'validation.from_after_to',
    test: (to, { parent }) => to !== parent?.from,
  }),
})
  .noUnknown()
  .typeError('validation.wrong_type')
  .default(undefined)
  .nullable()
  .optional();

export const saveNotificationSettingsSchema: ObjectSchema<
  RequestOf<typeof saveNotificationSettings>
> = object({
  mailDigest: boolean()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .optional(),
  quietHours,
}).noUnknown();

/** A point of the curve P-256, uncompressed, and 16 random bytes. */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

export const subscribePushSchema: ObjectSchema<RequestOf<typeof subscribePush>> = object({
  endpoint: requiredText(MAX_ENDPOINT),
  p256dh: requiredText(MAX_LENGTH.freeText).test('p256dh', 'validation.wrong_type', (text) =>
    P256DH.test(text),
  ),
  auth: requiredText(MAX_LENGTH.id).test('push-auth', 'validation.wrong_type', (text) =>
    AUTH.test(text),
  ),
}).noUnknown();

export const unsubscribePushSchema: ObjectSchema<RequestOf<typeof unsubscribePush>> = object({
  id: requiredText(MAX_LENGTH.id),
}).noUnknown();
