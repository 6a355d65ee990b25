import type { Text } from '#domain/language';
import { APP_LOCATIONS } from './locations';
import type { AvailableJobsLinks } from './types';
import { WORK_ROLES } from './workRoles';

const pathOf = (...segments: string[]): Text => ({
  sv: `/${segments.join('/')}/lediga-jobb`,
  en: `/${segments.join('/')}/available-jobs`,
});

/** The landing pages of part 2, as `misc/constants` returns them. */
export const AVAILABLE_JOBS_LINKS: AvailableJobsLinks = {
  roles: WORK_ROLES.map(({ id, pathId }) => ({ id, path: pathOf(pathId) })),
  locations: APP_LOCATIONS.map(({ id, key }) => ({ id, path: pathOf(key) })),
  roleAndLocationPath: pathOf('{role}', '{location}'),
};
