import { getJob } from '#domain/api/portal';
import type { RegistrationDetails } from '#domain/candidates/registration.schema';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { peekConstants } from '../../data/constants';
import type { Prefetch } from '../../data/prefetch';
import { paths } from '../../lib/site/paths';

/** What a registration asks for and a job knows. */
export type Wish = Pick<RegistrationDetails, 'professions' | 'workfields' | 'locations'>;

/**
 * What somebody wishes for who registers in order to apply for a job: work of its kind in its region.
 * The form shows it, and they change it there.
 *
 * @param targetPath - where they go afterwards.
 * @returns null when that is no application, or its job is gone.
 */
export async function wishOfJob(
  prefetch: Prefetch,
  targetPath: string | null,
): Promise<Wish | null> {
  const id = jobAppliedFor(targetPath);
  if (id === null) return null;
  const answer = await prefetch.peek(getJob, { id }).catch(() => null);
  if (!answer) return null;
  const { workRole, workFields, location } = answer.data;
  const { workroles, appLocations } = await peekConstants(prefetch);
  // The form's lists offer these on every device, and before all their options have come
  const roles = searchableRoles(workroles, { isMobile: true });
  const place = appLocations.find(({ id }) => id === location);
  return {
    professions: roles.flatMap(({ id }) => (id === workRole ? [id] : [])),
    workfields: workFields,
    locations: place ? [place.regionId] : [],
  };
}

function jobAppliedFor(targetPath: string | null): string | null {
  const target = new URL(targetPath ?? '/', 'https://site.invalid');
  const id = target.searchParams.get('job');
  return id !== null && paths.apply(id).startsWith(`${target.pathname}?`) ? id : null;
}
