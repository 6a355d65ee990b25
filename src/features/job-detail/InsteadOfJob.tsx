import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { Stack } from '@vikari/ui-kit/Stack';
import { useId } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { withoutPart } from '#domain/jobs/filterParts';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { locationName } from '#domain/vocabulary/locationName';
import { useWords } from '../../i18n/intl';
import { nearGroups } from '../../lib/found/nearGroups';
import { WaysOn } from '../../lib/found/WaysOn';
import { JobSummaryCard } from '../../lib/jobCard/JobSummaryCard';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { useSite } from '../../lib/site/SiteContext';
import type { Instead } from './readInstead';

/** Searches and jobs near one that is gone. */
export function InsteadOfJob({ instead }: { instead: Instead }) {
  const { filter, names, total, suggestions, near, similar } = instead;
  const words = useWords();
  const { t, language } = words;
  const { today } = useSite();
  const headingId = useId();
  const hrefOf = (next: JobFilter) => `${paths.jobs()}?${writeFilterQuery(queryOf(next))}`;
  const role = names.workRole[language];
  const place = names.place && locationName(names.place, language);
  const same = [role, place].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <WaysOn
        headingLevel={2}
        groups={[
          {
            title: t('found.same_kind'),
            ways: total > 0 ? [{ href: hrefOf(filter), label: same, total }] : [],
          },
          ...nearGroups(near, (change) => hrefOf({ ...filter, ...change }), words),
          {
            title: t('found.wider'),
            ways: suggestions.map(({ drop, total: without }) => ({
              href: hrefOf(withoutPart(filter, drop)),
              label: (drop === 'locations' ? role : place) ?? '',
              total: without,
            })),
          },
        ]}
      />
      {similar.length > 0 && (
        <Stack element="section" spacing={5} aria-labelledby={headingId}>
          <h2 id={headingId}>{t('job_detail.similar')}</h2>
          <JobList
            label={t('job_detail.similar')}
            items={similar}
            itemKey={({ id }) => id}
            renderItem={(job) => <JobSummaryCard job={job} today={today} />}
          />
        </Stack>
      )}
      <div>
        <Button variant="secondary" href={paths.availableJobs(language)} linkComponent={RouterLink}>
          {t('job_detail.all_jobs')}
        </Button>
      </div>
    </>
  );
}
