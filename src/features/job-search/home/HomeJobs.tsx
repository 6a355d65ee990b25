import { Button } from '@vikari/ui-kit/Button';
import type { JobQuery } from '#domain/jobs/filterQuery';
import type { JobList } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { RouterLink } from '../../../lib/site/RouterLink';
import { JobCards } from '../results/JobCards';
import { Section } from '../Section';
import { listHref } from '../useJobQuery';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import styles from './home.module.css';

/** Full rows of two, three or four cards. */
const SHOWN_JOBS = 12;

export interface HomeJobsProps {
  list: JobList;
  query: JobQuery;
  /** The address has filters. */
  addressed: boolean;
  /** Jobs of the list that are shown further up already. */
  shownBefore: number;
  vocabulary: SearchVocabulary;
  today: string;
}

/** The first jobs of the home page's own list, and a link to all of them. */
export function HomeJobs(props: HomeJobsProps) {
  const { list, query, addressed, shownBefore, vocabulary, today } = props;
  const { t } = useWords();
  // While the jobs are read in nobody knows how many there are
  if (!list.jobs) return null;
  const jobs = list.jobs.slice(shownBefore, shownBefore + SHOWN_JOBS);
  const title = t(addressed ? 'home.list_matching' : 'home.list');
  return (
    <Section title={title}>
      {jobs.length > 0 && (
        <JobCards label={title} jobs={jobs} fields={vocabulary.fields} today={today} />
      )}
      <div className={styles.toAll}>
        <Button
          size="large"
          variant="secondary"
          href={listHref(paths.jobs(), query)}
          linkComponent={RouterLink}
        >
          {t('home.list_all', { total: list.total })}
        </Button>
      </div>
    </Section>
  );
}
