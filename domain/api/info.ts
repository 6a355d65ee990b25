import type { InferType } from 'yup';
import type { PricingRequest } from '#domain/info/pricingRequest';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { infoAnswers } from './info.responses';
import type { earlyAccessSchema } from './info.schema';

/** POST misc/submit-pricing-request: an organisation asks what it would cost. */
export const submitPricingRequest = endpoint<
  PricingRequest,
  Answered<typeof infoAnswers.submitPricingRequest>
>({
  service: 'portal',
  method: 'POST',
  path: 'misc/submit-pricing-request',
  access: 'public',
});

/**
 * POST misc/early-access: signs up for the app. The answer is the same whether the address has
 * signed up before or not; its owner gets a mail.
 */
export const requestEarlyAccess = endpoint<
  InferType<typeof earlyAccessSchema>,
  Answered<typeof infoAnswers.requestEarlyAccess>
>({
  service: 'portal',
  method: 'POST',
  path: 'misc/early-access',
  access: 'public',
});
