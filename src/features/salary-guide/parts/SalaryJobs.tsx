import { Accordion, AccordionItem } from '@vikari/ui-kit/Accordion';
import { Button } from '@vikari/ui-kit/Button';
import { JobList } from '@vikari/ui-kit/JobList';
import { Stack } from '@vikari/ui-kit/Stack';
import { useWords } from '../../../i18n/intl';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { RouterLink } from '../../../lib/site/RouterLink';
import type { JobChoice, SalaryData } from '../salaryData';
import styles from '../salaryGuide.module.css';
import { Part } from './Part';

interface SalaryJobsProps extends Pick<SalaryData, 'jobs'> {
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** Open jobs of the page's professions, ten at a time, by place and time of day. */
export function SalaryJobs({ jobs, today }: SalaryJobsProps) {
  const { t } = useWords();
  const anywhere = t('salaries.jobs.anywhere');
  const place = jobs.places.find(({ chosen }) => chosen)?.name ?? anywhere;
  const { results, total, nextHref, firstHref, allHref } = jobs;
  return (
    <Part id="jobs" title={t('salaries.jobs')}>
      <Choices
        label={t('salaries.jobs.time')}
        all={t('salaries.jobs.any_time')}
        choices={jobs.times}
      />
      <Accordion>
        <AccordionItem summary={t('salaries.jobs.place_chosen', { place })}>
          <Choices label={t('salaries.jobs.place')} all={anywhere} choices={jobs.places} />
        </AccordionItem>
      </Accordion>
      <p role="status" className={styles.muted}>
        {total === null ? t('salaries.loading') : t('salaries.jobs.count', { total })}
      </p>
      {results.length === 0 ? (
        total !== null && <p>{t('salaries.jobs.none')}</p>
      ) : (
        <JobList
          label={t('salaries.jobs')}
          className={styles.jobs}
          items={results}
          itemKey={({ id }) => id}
          renderItem={(job) => <JobSummaryCard job={job} today={today} headingLevel={3} />}
        />
      )}
      <Stack direction="row" spacing={3} columnSpacing={5} alignItems="center">
        {firstHref !== null && (
          <Button href={firstHref} linkComponent={RouterLink} variant="quiet">
            {t('salaries.jobs.first')}
          </Button>
        )}
        {nextHref !== null && (
          <Button href={nextHref} linkComponent={RouterLink} variant="secondary">
            {t('salaries.jobs.next')}
          </Button>
        )}
        <RouterLink href={allHref}>{t('salaries.jobs.all')}</RouterLink>
      </Stack>
    </Part>
  );
}

interface ChoicesProps {
  label: string;
  /** The name of the choice that stands for all. */
  all: string;
  choices: readonly JobChoice[];
}

/** Links that narrow the list: they work without a script and can be opened in a new tab. */
function Choices({ label, all, choices }: ChoicesProps) {
  return (
    <nav aria-label={label}>
      <Stack element="ul" direction="row" spacing={2}>
        {choices.map(({ name, href, chosen }) => (
          <li key={href}>
            <RouterLink
              href={href}
              aria-current={chosen ? 'true' : undefined}
              className={styles.choice}
            >
              {name ?? all}
            </RouterLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
