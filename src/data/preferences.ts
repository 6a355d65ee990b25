import { getJobPreferences, type PreferencesState, saveJobPreferences } from '#domain/api/account';
import type { Ok, RequestOf } from '#domain/api/endpoint';
import { keyOf } from './keys';
import { refreshOwnThing } from './ownThings';
import { cacheAnswer, type SiteData } from './siteData';
import { useApi } from './useApi';

/** The candidate's preferences, and which of them are missing. */
export function usePreferences() {
  return useApi(getJobPreferences, {});
}

/**
 * Saves some of the preferences and shows what is stored. Rejects with an `ApiError`:
 * `invalid_request` with fields, `edit_conflict` with `current`.
 */
export async function savePreferences(
  data: SiteData,
  request: RequestOf<typeof saveJobPreferences>,
): Promise<PreferencesState> {
  const answer = await data.api.call(saveJobPreferences, request);
  await cacheAnswer<Ok<PreferencesState>>(data, keyOf(getJobPreferences, {}), answer);
  void refreshOwnThing(data, 'preferences').catch(() => {});
  return answer;
}
