import { useState } from 'react';
import type { JobQuery } from '#domain/jobs/filterQuery';
import { type JobList, useJobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { RouterLink } from '../../../lib/site/RouterLink';
import { listSubject } from '../query/filterTitle';
import { listTitle } from '../query/listTitle';
import { Section } from '../Section';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { JobCards } from './JobCards';
import { MoreJobs } from './MoreJobs';
import { NEARBY_ID } from './nearbyId';
import styles from './results.module.css';

export interface NearbyJobsProps {
  query: JobQuery;
  list: Pick<JobList, 'total' | 'understood'>;
  nearby: NonNullable<JobList['nearby']>;
  /** The same list with them, or without. */
  hrefOf: (nearby: JobQuery['nearby']) => string;
  vocabulary: SearchVocabulary;
  today: string;
}

/** After the jobs of the chosen professions those of the rest of their groups, with their own number. */
export function NearbyJobs(props: NearbyJobsProps) {
  const { query, list, nearby, hrefOf, vocabulary, today } = props;
  const words = useWords();
  const { t } = words;
  const [opened, setOpened] = useState(false);
  const { filter, order, view } = query;
  const all = useJobList(
    opened ? { filter: { ...filter, ...nearby.change }, order, ...(view && { view }) } : null,
  );
  const { total } = nearby;
  if (query.nearby === 'hidden') {
    return (
      <p className={styles.nearbyHidden}>
        <span>{`${t('found.nearby.hidden', { total })} `}</span>
        <RouterLink href={hrefOf(undefined)}>{t('found.nearby.show')}</RouterLink>
      </p>
    );
  }
  const jobs = all.jobs ?? nearby.results;
  const title = t('found.near.profession');
  const none = listTitle(words, listSubject(filter, vocabulary, words, list.understood), 0);
  return (
    <div id={NEARBY_ID} className={styles.nearby}>
      <Section
        title={title}
        text={
          list.total > 0
            ? t('found.nearby.count', { total })
            : t('found.nearby.only', { none, total })
        }
        link={<RouterLink href={hrefOf('hidden')}>{t('found.nearby.hide')}</RouterLink>}
      >
        <JobCards
          label={title}
          jobs={jobs}
          fields={vocabulary.fields}
          today={today}
          busy={opened && all.busy}
        />
        <MoreJobs
          list={{
            jobs,
            total,
            more: all.failed ? 'failed' : opened && !all.jobs ? 'loading' : all.more,
            loadMore: !opened ? () => setOpened(true) : all.failed ? all.retry : all.loadMore,
          }}
        />
      </Section>
    </div>
  );
}
