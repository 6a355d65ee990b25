import { object, string } from 'yup';
import { SENT_FREQUENCIES } from '#domain/alerts/mailAlerts';
import { emailField, withoutNumberInQuery } from '#domain/candidates/fields.schema';
import { LANGUAGES } from '#domain/language';
import { oneOfWords } from './jobFields.schema';

/** Characters of the query of a list's address. */
export const MAX_ALERT_QUERY = 2000;

export const askForAlertSchema = object({
  email: emailField({ required: 'contact.email.required', invalid: 'contact.email.invalid' }),
  query: string()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .required('validation.required')
    .max(MAX_ALERT_QUERY, 'validation.too_long')
    .test(withoutNumberInQuery),
  frequency: oneOfWords(...SENT_FREQUENCIES).required('validation.required'),
  language: oneOfWords(...LANGUAGES).required('validation.required'),
}).noUnknown();
