import { similarJobs } from '#domain/api/portal';
import type { Profile } from '#domain/api/v2';
import type { JobFilter } from '#domain/jobs/filter';
import type { JobSummary } from '#domain/jobs/job';
import { useApi } from '../../../data/useApi';
import type { Suggestions } from './HomeView';
import { filterWishes, profileWishes, SUGGESTED_JOBS, suggestionRequest } from './suggestions';

/** Jobs by the user's last search, else by their profile, else simply the newest. */
export function useSuggestions(
  remembered: JobFilter | null,
  profile: Profile | null | undefined,
  newest: readonly JobSummary[] | undefined,
): Suggestions {
  const choices = remembered && filterWishes(remembered);
  const wishes = choices ?? profileWishes(profile);
  const { data } = useApi(similarJobs, wishes && suggestionRequest(wishes));
  if (wishes && data && data.results.length > 0) {
    return { by: choices ? 'choices' : 'profile', jobs: data.results };
  }
  return { by: 'newest', jobs: newest?.slice(0, SUGGESTED_JOBS) ?? [] };
}
