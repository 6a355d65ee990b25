import { pricingRequestSchema } from '#domain/api/info.schema';
import type { PricingRequest, PricingVolume } from '#domain/info/pricingRequest';
import type { MessageId } from '../../../i18n/intl';
import { checkBy, type FieldErrors } from '../../../lib/forms/fieldErrors';

/** What is filled in; '' for no volume yet. */
export type PricingValues = Omit<PricingRequest, 'language' | 'volume'> & {
  volume: PricingVolume | '';
};
export type PricingField = keyof PricingValues;

export const NO_VALUES: PricingValues = {
  organisation: '',
  name: '',
  email: '',
  phone: '',
  staff: [],
  volume: '',
  message: '',
};

/** In the order of the form. */
export const PRICING_FIELDS = [
  'organisation',
  'name',
  'email',
  'phone',
  'staff',
  'volume',
  'message',
] as const satisfies readonly PricingField[];

/** The texts of the schema's messages; others have a general one. */
const TEXTS: Readonly<Record<string, MessageId>> = {
  'pricing.organisation.required': 'info.pricing.organisation.required',
  'pricing.name.required': 'info.pricing.name.required',
  'pricing.staff.required': 'info.pricing.staff.required',
  'pricing.volume.required': 'info.pricing.volume.required',
  'contact.email.required': 'info.pricing.email.required',
  'contact.email.invalid': 'info.pricing.email.invalid',
  'contact.phone.invalid': 'info.pricing.phone.invalid',
  'validation.personal_number': 'info.pricing.personal_number',
  'validation.too_long': 'info.pricing.too_long',
};

export const pricingErrorText = (message: string): MessageId =>
  TEXTS[message] ?? 'info.pricing.wrong';

/** The fields that are wrong, with the schema's messages. */
export function checkPricing(
  values: PricingValues,
  phones: { production: boolean },
): FieldErrors<PricingValues> {
  const schema = pricingRequestSchema(phones).omit(['language']);
  return checkBy<PricingValues>(schema)({ ...values, volume: values.volume || undefined } as never);
}
