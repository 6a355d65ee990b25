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
import styles from './results.module.css';

/** The link above the list leads to it. */
const NEARBY_ID = 'nearby';

export interface NearbyJobsProps {
  query: JobQuery;
  list: Pick<JobList, 'total' | 'understood'>;
  nearby: NonNullable<JobList['nearby']>;
  vocabulary: SearchVocabulary;
  today: string;
}

/** After the jobs of the chosen professions those of the rest of their groups, with their own number. */
export function NearbyJobs(props: NearbyJobsProps) {
  const { query, list, nearby, vocabulary, today } = props;
  const words = useWords();
  const { t } = words;
  const [opened, setOpened] = useState(false);
  const { filter, order, view } = query;
  const all = useJobList(
    opened ? { filter: { ...filter, ...nearby.change }, order, ...(view && { view }) } : null,
  );
  const { total } = nearby;
  const jobs = all.jobs ?? nearby.results;
  const title = t('jobs.nearby');
  const none = listTitle(words, listSubject(filter, vocabulary, words, list.understood), 0);
  return (
    <div id={NEARBY_ID} className={styles.nearby}>
      <Section
        title={title}
        text={
          list.total > 0
            ? t('jobs.nearby.count', { total })
            : t('jobs.nearby.only', { none, total })
        }
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

export interface NearbyNoteProps {
  /** How many there are. */
  total: number;
  nearby: JobQuery['nearby'];
  /** The same list with them, or without. */
  hrefOf: (nearby: JobQuery['nearby']) => string;
}

/** Above the list: that there are such jobs, and the press that hides them or shows them again. */
export function NearbyNote({ total, nearby, hrefOf }: NearbyNoteProps) {
  const { t } = useWords();
  const isHidden = nearby === 'hidden';
  return (
    <p className={styles.nearbyNote}>
      {isHidden ? (
        <span>{t('jobs.nearby.hidden', { total })}</span>
      ) : (
        <a href={`#${NEARBY_ID}`}>{t('jobs.nearby.more', { total })}</a>
      )}
      <RouterLink href={hrefOf(isHidden ? undefined : 'hidden')}>
        {t(isHidden ? 'jobs.nearby.show' : 'jobs.nearby.hide')}
      </RouterLink>
    </p>
  );
}
