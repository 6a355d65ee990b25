import type { PricingRequest } from '#domain/info/pricingRequest';
import type { Language } from '#domain/language';
import { endpoint, type Ok } from './endpoint';

/** POST misc/submit-pricing-request: an organisation asks what it would cost. */
export const submitPricingRequest = endpoint<PricingRequest, Ok<{ reference: string }>>({
  service: 'portal',
  method: 'POST',
  path: 'misc/submit-pricing-request',
  access: 'public',
});

/**
 * POST misc/early-access: signs up for the app. The answer is the same whether the address has
 * signed up before or not; its owner gets a mail.
 */
export const requestEarlyAccess = endpoint<{ email: string; language: Language }, Ok<object>>({
  service: 'portal',
  method: 'POST',
  path: 'misc/early-access',
  access: 'public',
});
