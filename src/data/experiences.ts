import { deleteExperience, getExperiences, saveExperience } from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import type { Experience } from '#domain/candidates/experiences';
import { refreshOwnThing } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

/** The candidate's experiences, those they still have first. */
export function useExperiences() {
  return useApi(getExperiences, {});
}

/** Adds an experience or changes one, as `keepReference` does. */
export async function keepExperience(
  data: SiteData,
  request: RequestOf<typeof saveExperience>,
  idempotencyKey: string,
): Promise<Experience> {
  const { experience } = await data.api.call(saveExperience, request, { idempotencyKey });
  await refreshOwnThing(data, 'experiences');
  return experience;
}

/** Deletes an experience; rejects with `not_found` when it is gone already. */
export async function removeExperience(data: SiteData, id: string): Promise<void> {
  await data.api.call(deleteExperience, { id });
  await refreshOwnThing(data, 'experiences');
}
