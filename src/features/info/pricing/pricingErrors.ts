import { pricingRequestSchema } from '#domain/api/info.schema';
import type { PricingRequest, PricingVolume } from '#domain/info/pricingRequest';
import type { MessageId } from '../../../i18n/intl';
import { checkBy } from '../../../lib/forms/checkBy';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';

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

const TEXTS = [
  'info.pricing.organisation.required',
  'info.pricing.name.required',
  'info.pricing.email.required',
  'info.pricing.email.invalid',
  'info.pricing.phone.invalid',
  'info.pricing.staff.required',
  'info.pricing.volume.required',
  'info.pricing.personal_number',
  'info.pricing.too_long',
] as const satisfies readonly MessageId[];

/** The text of a schema's message: the form's own, of a rule that many fields have, or a general one. */
export function pricingErrorText(message: string): MessageId {
  const rule = message.slice(message.indexOf('.') + 1);
  return TEXTS.find((id) => id === `info.pricing.${rule}`) ?? 'info.pricing.wrong';
}

/** The fields that are wrong, with the schema's messages. */
export function checkPricing(
  values: PricingValues,
  phones: { production: boolean },
): FieldErrors<PricingValues> {
  const schema = pricingRequestSchema(phones).omit(['language']);
  return checkBy<PricingValues>(schema)({
    ...values,
    volume: values.volume || undefined,
  } as PricingValues);
}
