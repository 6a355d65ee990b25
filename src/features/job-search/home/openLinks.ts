import type { OpenNow } from '#domain/api/home';
import { EMPTY_FILTER } from '#domain/jobs/filter';
import type { Language } from '#domain/language';
import type { Constants } from '#domain/vocabulary/types';
import { paths } from '../../../lib/site/paths';
import { listHref } from '../useJobQuery';

/** The list of some open jobs, and how many they are. */
interface OpenLink {
  href: string;
  total: number;
}

/** What is open now, as links. */
export interface OpenLinks {
  total: number;
  professions: (OpenLink & { name: string })[];
  regions: (OpenLink & { name: string })[];
  weeks: (OpenLink & { weekNumber: number })[];
}

/** The counts with the addresses of what was counted. */
export function openLinks(
  { total, professions, regions, weeks }: OpenNow,
  constants: Pick<Constants, 'workroles' | 'appLocations'>,
  language: Language,
): OpenLinks {
  const landing = (segment: string | undefined) =>
    segment === undefined ? paths.availableJobs(language) : paths.landing(language, segment);
  return {
    total,
    professions: professions.map((one) => ({
      href: landing(constants.workroles.find(({ id }) => id === one.id)?.pathId),
      name: one.name[language],
      total: one.total,
    })),
    regions: regions.map((one) => ({
      href: landing(constants.appLocations.find(({ id }) => id === one.id)?.key),
      name: one.name,
      total: one.total,
    })),
    weeks: weeks.map(({ weekNumber, fromDate, toDate, total: jobs }) => ({
      href: listHref(paths.jobs(), {
        filter: { ...EMPTY_FILTER, fromDate, toDate },
        order: 'newest',
      }),
      weekNumber,
      total: jobs,
    })),
  };
}
