import { type JobCardBadge, JobCardSkeleton } from '@vikari/ui-kit/JobCard';
import { JobList, type JobListProps } from '@vikari/ui-kit/JobList';
import { useId } from 'react';
import type { JobSummary } from '#domain/jobs/job';
import { JobSummaryCard } from '../../../lib/jobCard/JobSummaryCard';
import { useCardMarkup } from '../../../lib/jobCard/OwnJobPart';
import type { NamedField } from '../vocabulary/searchVocabulary';
import { workFieldIcon } from '../vocabulary/workFieldGroups';
import styles from './results.module.css';

export interface JobCardsProps
  extends Pick<JobListProps, 'label' | 'busy' | 'layout' | 'className'> {
  jobs: readonly JobSummary[];
  /** For the icons of the cards. */
  fields: readonly NamedField[];
  today: string;
  headingLevel?: 2 | 3 | 4;
  /** A badge of a card besides the usual ones. */
  markOf?: (job: JobSummary) => JobCardBadge | null;
}

/** Jobs as cards. */
export function JobCards(props: JobCardsProps) {
  const { jobs, fields, today, headingLevel, markOf, ...list } = props;
  const listId = useId();
  return (
    <JobList
      {...list}
      items={jobs}
      itemKey={({ id }) => id}
      cardMarkup={useCardMarkup()}
      renderItem={(job) => (
        <JobSummaryCard
          job={job}
          // Of the list and the job: a page may show a job in two lists, and at any place of one
          titleId={listId + job.id}
          today={today}
          headingLevel={headingLevel}
          mark={markOf?.(job)}
          icon={workFieldIcon(job.workFields[0], fields)}
        />
      )}
    />
  );
}

/** A few jobs side by side, at any width of the page. */
export function JobRow(props: Omit<JobCardsProps, 'className' | 'layout'>) {
  return <JobCards {...props} className={styles.row} />;
}

/** Placeholders for cards that are being read. */
export function JobCardSkeletons({ label, count }: { label: string; count: number }) {
  return (
    <JobList label={label} busy>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never move
        <JobCardSkeleton key={at} />
      ))}
    </JobList>
  );
}
