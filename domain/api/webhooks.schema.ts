import { array, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { rule, unique } from '#domain/rule';
import { MAX_WEBHOOK_URL, WEBHOOK_EVENT_TYPES } from '#domain/webhooks/webhook';
import { oneOfWords } from './jobFields.schema';

/** Which hosts and schemes are allowed depends on the run: the service knows. */
const url = requiredText(MAX_WEBHOOK_URL).test(
  rule(
    'web-address',
    'validation.https_url',
    (text) => !text || (/^https?:\/\/[^\s\\@"<>#]+$/u.test(text) && URL.canParse(text)),
    {
      schema: {
        description: 'Public, and with https: outside a demo run.',
        pattern: '^https?://[^\\s\\\\@"<>#\\p{Cc}\\p{Cs}]+$',
        examples: ['https://hooks.example.com/vikari'],
      },
      inexpressible: 'A pattern does not say which addresses exist, and which are public.',
    },
  ),
);

export const registerWebhookSchema = object({
  url,
  eventTypes: array()
    .typeError('validation.wrong_type')
    .of(oneOfWords(...WEBHOOK_EVENT_TYPES).required('validation.required'))
    .required('validation.required')
    .min(1, 'validation.required')
    .max(WEBHOOK_EVENT_TYPES.length, 'validation.too_many')
    .test(unique()),
}).noUnknown();

export const webhookIdSchema = object({ id: requiredText(MAX_LENGTH.id) }).noUnknown();

export const listWebhooksSchema = object().noUnknown();
