import { isLicensedRole } from '#domain/vocabulary/licensedRoles';
import type { Job } from './job';

const NEW_GRADUATES =
  /(?<!\p{L})(?:ny(?:exad|examinera|utexaminera|utbilda|legitimera|färdig)\p{L}*|new(?:ly)?[ -](?:graduate|qualified|registered)\p{L}*|recent graduates?)(?!\p{L})/iu;

type Stated = Pick<Job, 'requires' | 'title' | 'description' | 'requirements' | 'meritorious'>;

/**
 * Whether somebody who has just graduated may take a job: it asks for no years in the profession, or says nothing of
 * years and names new graduates. What says neither is not said to be open to them.
 */
export function isForNewGraduates(job: Stated): boolean {
  const years = job.requires?.yearsInProfession;
  if (years !== undefined) return years === 0;
  const { title, description, requirements, meritorious } = job;
  return [title, ...description, ...requirements, ...meritorious].some((line) =>
    NEW_GRADUATES.test(line),
  );
}

/** Whether a job says that it asks for no Swedish licence, and the law asks for none either. */
export const isWithoutLicence = ({ requires, workRole }: Pick<Job, 'requires' | 'workRole'>) =>
  requires?.licence === false && !isLicensedRole(workRole);
