import {
  deleteExperience,
  getExperiences,
  saveExperience,
  sayExperiencesComplete,
} from '#domain/api/account';
import type { RequestOf } from '#domain/api/endpoint';
import type { Experience } from '#domain/candidates/experiences';
import { keyOf } from './keys';
import { keepEntry, refreshOwnThing, removeEntry } from './ownThings';
import type { SiteData } from './siteData';
import { useApi } from './useApi';

const LIST = { thing: 'experiences', list: keyOf(getExperiences, {}) } as const;

/** The candidate's experiences, current ones first. */
export function useExperiences() {
  return useApi(getExperiences, {});
}

/** Adds an experience or changes one, as `keepReference` does. */
export async function keepExperience(
  data: SiteData,
  request: RequestOf<typeof saveExperience>,
  idempotencyKey: string,
): Promise<Experience> {
  return keepEntry(data, LIST, async () => {
    const { experience } = await data.api.call(saveExperience, request, { idempotencyKey });
    return experience;
  });
}

/** Deletes an experience. Succeeds when it has been deleted already. */
export async function removeExperience(data: SiteData, id: string): Promise<void> {
  await removeEntry(data, LIST, id, () => data.api.call(deleteExperience, { id }));
}

/** Says whether the experiences are all employments of the last two years. */
export async function sayComplete(data: SiteData, complete: boolean): Promise<void> {
  await data.api.call(sayExperiencesComplete, { complete });
  await refreshOwnThing(data, 'experiences');
}
