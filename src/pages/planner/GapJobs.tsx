import { filterJobs } from '#domain/api/portal';
import type { JobFilter } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import type { Gap } from '#domain/planning/yearPlan';
import { jobListRequest } from '../../data/jobs';
import { useApi } from '../../data/useApi';
import { GapRow } from '../../features/planner/GapRow';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

/** A free period with the number of its jobs, by the same filter as the list that it leads to. */
export function GapJobs({ gap, filter }: { gap: Gap; filter: JobFilter }) {
  const { language } = useWords();
  const query = queryOf({ ...filter, fromDate: gap.from, toDate: gap.to });
  const { data, error } = useApi(filterJobs, jobListRequest(query, 1));
  return (
    <GapRow
      gap={gap}
      count={data ? data.total : error === undefined ? undefined : null}
      href={`${paths.availableJobs(language)}?${writeFilterQuery(query)}`}
      linkComponent={RouterLink}
    />
  );
}
