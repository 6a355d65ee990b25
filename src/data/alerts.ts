import { askForAlert } from '#domain/api/alerts';
import type { RequestOf } from '#domain/api/endpoint';
import type { SiteData } from './siteData';

/** Asks for an alert by mail without an account. Rejects with an `ApiError`. */
export async function requestAlert(
  { api }: Pick<SiteData, 'api'>,
  request: RequestOf<typeof askForAlert>,
): Promise<void> {
  await api.call(askForAlert, request);
}
