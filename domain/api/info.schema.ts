import { array, type ObjectSchema, object } from 'yup';
import {
  emailField,
  freeLinesField,
  phoneField,
  requiredFreeText,
} from '#domain/candidates/fields.schema';
import {
  MAX_PRICING_MESSAGE,
  PRICING_STAFF,
  PRICING_VOLUMES,
  type PricingRequest,
} from '#domain/info/pricingRequest';
import { LANGUAGES } from '#domain/language';
import { MAX_LENGTH } from '#domain/limits';
import { unique } from '#domain/rule';
import { oneOfWords } from './jobFields.schema';

const language = () => oneOfWords(...LANGUAGES).required('validation.required');

/** What an organisation fills in, without the page's language. */
const pricingFields = (phones: { production: boolean }) => ({
  organisation: requiredFreeText(MAX_LENGTH.workplace, 'pricing.organisation.required'),
  name: requiredFreeText(MAX_LENGTH.name, 'pricing.name.required'),
  email: emailField({ required: 'pricing.email.required', invalid: 'pricing.email.invalid' }),
  phone: phoneField({ required: '', invalid: 'pricing.phone.invalid' }, phones).defined(
    'validation.required',
  ),
  staff: array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(oneOfWords(...PRICING_STAFF).required('validation.required'))
    .required('validation.required')
    .min(1, 'pricing.staff.required')
    .max(PRICING_STAFF.length, 'validation.too_many')
    .test(unique()),
  volume: oneOfWords(...PRICING_VOLUMES).required('pricing.volume.required'),
  message: freeLinesField(MAX_PRICING_MESSAGE).defined('validation.required'),
});

/** @param phones - whether production's phone numbers are meant. */
export const pricingRequestSchema = (phones: {
  production: boolean;
}): ObjectSchema<PricingRequest> =>
  object({ ...pricingFields(phones), language: language() }).noUnknown();

export const earlyAccessSchema = object({
  email: emailField({ required: 'contact.email.required', invalid: 'contact.email.invalid' }),
  language: language(),
}).noUnknown();
