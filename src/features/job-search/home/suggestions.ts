import type { RequestOf } from '#domain/api/endpoint';
import type { similarJobs } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';
import type { JobFilter } from '#domain/jobs/filter';
import { chosenIds } from '#domain/jobs/filterParts';

/** A user's wishes, as far as suggestions use them. */
export type Wishes = Pick<JobFilter, 'workroles' | 'locations' | 'workfields'>;

/** Jobs in the row of suggestions. */
export const SUGGESTED_JOBS = 3;

/** The wishes of a profile; null for a visitor, and for a profile without any. */
export function profileWishes(profile: Profile | null | undefined): Wishes | null {
  if (!profile) return null;
  const { profession, locations, workfields } = profile;
  return orNull({ workroles: profession ? [profession] : [], locations, workfields });
}

/** The wishes of a filter; null when it has none that suggestions use. */
export function filterWishes(filter: JobFilter): Wishes | null {
  const { workroles, locations } = filter;
  return orNull({ workroles, locations, workfields: [...chosenIds(filter, 'workfields')] });
}

function orNull(wishes: Wishes): Wishes | null {
  return Object.values(wishes).some((ids) => ids.length > 0) ? wishes : null;
}

/** The request for jobs that match the wishes; the loader and the hook use the same one. */
export function suggestionRequest(wishes: Wishes): RequestOf<typeof similarJobs> {
  const list = (ids: readonly string[]) => (ids.length > 0 ? ids.join(',') : undefined);
  return {
    workroles: list(wishes.workroles),
    locations: list(wishes.locations),
    workfields: list(wishes.workfields),
    pageLength: SUGGESTED_JOBS,
  };
}
