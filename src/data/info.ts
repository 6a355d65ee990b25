import { requestEarlyAccess, submitPricingRequest } from '#domain/api/info';
import type { PricingRequest } from '#domain/info/pricingRequest';
import type { Language } from '#domain/language';
import type { SiteData } from './siteData';

/**
 * Sends what an organisation asks about prices; returns the reference. Rejects with an `ApiError`.
 *
 * @param idempotencyKey - the same for every retry of the same request.
 */
export async function sendPricingRequest(
  { api }: Pick<SiteData, 'api'>,
  request: PricingRequest,
  idempotencyKey: string,
): Promise<string> {
  const { reference } = await api.call(submitPricingRequest, request, { idempotencyKey });
  return reference;
}

/** Signs an address up for the app. Rejects with an `ApiError`. */
export async function signUpForApp(
  { api }: Pick<SiteData, 'api'>,
  request: { email: string; language: Language },
): Promise<void> {
  await api.call(requestEarlyAccess, request);
}
