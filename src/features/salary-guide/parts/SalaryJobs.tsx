import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { SelectField } from '@vikari/ui-kit/SelectField';
import type { FormEvent } from 'react';
import { useWords } from '../../../i18n/intl';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { RouterLink } from '../../../lib/site/RouterLink';
import { type JobChoice, PLACE_PARAM, TIME_PARAM } from '../salaryAddress';
import type { SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';

export interface SalaryJobsProps extends Pick<SalaryData, 'path' | 'jobs'> {
  onChoose: (choice: JobChoice) => void;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** Open jobs of the page's professions, ten at a time, by place and time of day. */
export function SalaryJobs({ path, jobs, onChoose, today }: SalaryJobsProps) {
  const { t } = useWords();
  const { results, total, nextHref, firstHref, allHref } = jobs;
  return (
    <Part id="jobs" title={t('salaries.jobs')}>
      <JobChoiceForm path={path} jobs={jobs} onChoose={onChoose} />
      <p role="status" className={styles.muted}>
        {t('salaries.jobs.count', { total })}
      </p>
      {results.length === 0 ? (
        <p>{t('salaries.jobs.none')}</p>
      ) : (
        <JobList label={t('salaries.jobs')} className={styles.jobs}>
          {results.map((job) => (
            <JobSummaryCard key={job.id} job={job} today={today} headingLevel={3} />
          ))}
        </JobList>
      )}
      <div className={styles.pages}>
        {firstHref !== null && (
          <Button href={`${firstHref}#jobs`} linkComponent={RouterLink} variant="quiet">
            {t('salaries.jobs.first')}
          </Button>
        )}
        {nextHref !== null && (
          <Button href={`${nextHref}#jobs`} linkComponent={RouterLink} variant="secondary">
            {t('salaries.jobs.next')}
          </Button>
        )}
        <RouterLink href={allHref}>{t('salaries.jobs.all')}</RouterLink>
      </div>
    </Part>
  );
}

/** A form that works without a script too: its fields are the address's parameters. */
function JobChoiceForm({ path, jobs, onChoose }: Omit<SalaryJobsProps, 'today'>) {
  const { places, times, choice } = jobs;
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
      action={`${path}#jobs`}
      aria-label={t('salaries.jobs.filter')}
      className={styles.filter}
      onSubmit={handleSubmit}
    >
      <input type="hidden" name="lang" value={language} />
      <SelectField
        // Back changes what is chosen: the field then begins anew
        key={`place ${choice.place}`}
        label={t('salaries.jobs.place')}
        name={PLACE_PARAM}
        placeholder={t('salaries.jobs.anywhere')}
        defaultValue={choice.place}
        groups={asOptions(places)}
      />
      <SelectField
        key={`time ${choice.time}`}
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
