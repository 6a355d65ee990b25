import { useMemo } from 'react';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { useConstants } from '../../../data/constants';
import { useFilterCounts } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { type RegionJobs, regionJobs, regionOf } from './regionJobs';

/**
 * The care near where the user wants to work: the server's guess, until the choices stored on the
 * device name another region.
 */
export function useRegionJobs(
  served: RegionJobs | null,
  remembered: JobFilter | null,
): RegionJobs | null {
  const { language } = useWords();
  const placeId = remembered?.locations[0];
  const { data: constants } = useConstants(placeId !== undefined);
  const wanted = constants ? regionOf(placeId, constants.appLocations) : null;
  const region = wanted === served?.id ? null : wanted;
  const filter = useMemo(() => region && { ...EMPTY_FILTER, locations: [region] }, [region]);
  const { data } = useFilterCounts(filter || null);
  return useMemo(() => {
    if (!region || !constants || !data?.facets) return served;
    const counts = { total: data.total, facets: data.facets };
    return regionJobs(region, counts, constants, language) ?? served;
  }, [region, constants, data, language, served]);
}
