import { getJob } from '#domain/api/portal';
import type { RegistrationDetails } from '#domain/api/v2';
import type { Prefetch } from '../../data/prefetch';
import { paths } from '../../lib/site/paths';

/** What a registration asks for and a job knows. */
export type Wish = Pick<RegistrationDetails, 'professions' | 'workfields' | 'locations'>;

/**
 * What somebody wishes for who registers in order to apply for a job: work of its kind, where it is.
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
  return {
    professions: [workRole],
    workfields: workFields,
    locations: location === null ? [] : [location],
  };
}

function jobAppliedFor(targetPath: string | null): string | null {
  const target = new URL(targetPath ?? '/', 'https://site.invalid');
  const id = target.searchParams.get('job');
  return id !== null && paths.apply(id).startsWith(`${target.pathname}?`) ? id : null;
}
