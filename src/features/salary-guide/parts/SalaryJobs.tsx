import { Button } from '@vikari/ui-kit/Button';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { JobList } from '@vikari/ui-kit/JobList';
import { LoadMore } from '@vikari/ui-kit/LoadMore';
import { SelectField } from '@vikari/ui-kit/SelectField';
import type { FormEvent } from 'react';
import type { JobList as Jobs } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { RouterLink } from '../../../lib/site/RouterLink';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { PLACE_PARAM, TIME_PARAM } from '../salaryQuery';
import { Part } from './Part';

/** What the list is narrowed to; '' for all. */
export interface JobChoice {
  place: string;
  time: string;
}

export interface SalaryJobsProps extends Pick<SalaryData, 'path' | 'places' | 'times'> {
  list: Jobs;
  choice: JobChoice;
  onChoose: (choice: JobChoice) => void;
  /** The list of all jobs with the same filter. */
  allHref: string;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** Open jobs of the page's professions, ten at a time, by place and time of day. */
export function SalaryJobs({ list, today, allHref, ...filter }: SalaryJobsProps) {
  const { t } = useWords();
  return (
    <Part id="jobs" title={t('salaries.jobs')}>
      <JobChoiceForm {...filter} />
      <p role="status" className={styles.muted}>
        {list.jobs ? t('salaries.jobs.count', { total: list.total }) : t('salaries.jobs.reading')}
      </p>
      <JobRows list={list} today={today} />
      <p>
        <RouterLink href={allHref}>{t('salaries.jobs.all')}</RouterLink>
      </p>
    </Part>
  );
}

/** A form that works without a script too: its fields are the address's parameters. */
function JobChoiceForm(props: Omit<SalaryJobsProps, 'list' | 'today' | 'allHref'>) {
  const { path, places, times, choice, onChoose } = props;
  const { t, language } = useWords();
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = new FormData(event.currentTarget);
    onChoose({
      place: String(values.get(PLACE_PARAM) ?? ''),
      time: String(values.get(TIME_PARAM) ?? ''),
    });
  }
  const asOptions = (items: readonly { id: string; name: string }[]) => [
    { label: '', options: items.map(({ id, name }) => ({ id, label: name })) },
  ];
  return (
    <form
      // Back changes what is chosen: the fields then begin anew
      key={`${choice.place} ${choice.time}`}
      action={`${path}#jobs`}
      aria-label={t('salaries.jobs.filter')}
      className={styles.filter}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="lang" value={language} />
      <SelectField
        label={t('salaries.jobs.place')}
        name={PLACE_PARAM}
        placeholder={t('salaries.jobs.anywhere')}
        defaultValue={choice.place}
        groups={asOptions(places)}
      />
      <SelectField
        label={t('salaries.jobs.time')}
        name={TIME_PARAM}
        placeholder={t('salaries.jobs.any_time')}
        defaultValue={choice.time}
        groups={asOptions(times)}
      />
      <Button type="submit" variant="secondary">
        {t('salaries.jobs.show')}
      </Button>
    </form>
  );
}

function JobRows({ list, today }: Pick<SalaryJobsProps, 'list' | 'today'>) {
  const { t } = useWords();
  const { jobs, total, busy, failed, more } = list;
  if (failed) {
    return (
      <ErrorState
        title={t('salaries.jobs.failed')}
        headingLevel={3}
        retry={{
          label: t('salaries.jobs.retry'),
          onRetry: list.retry,
          retrying: busy,
          retryingLabel: t('salaries.jobs.reading'),
        }}
      >
        <p>{t('salaries.jobs.failed_text')}</p>
      </ErrorState>
    );
  }
  if (!jobs) return null;
  if (jobs.length === 0) return <p>{t('salaries.jobs.none')}</p>;
  return (
    <>
      <JobList label={t('salaries.jobs')} busy={busy} className={styles.jobs}>
        {jobs.map((job) => (
          <JobSummaryCard key={job.id} job={job} today={today} headingLevel={3} />
        ))}
      </JobList>
      <LoadMore
        shown={jobs.length}
        total={total}
        loading={more === 'loading'}
        onLoadMore={list.loadMore}
        labels={{
          showing: (shown, all) => t('salaries.jobs.showing', { shown, total: all }),
          more: t(more === 'failed' ? 'salaries.jobs.retry' : 'salaries.jobs.more'),
          loading: t('salaries.jobs.loading_more'),
        }}
      />
    </>
  );
}
