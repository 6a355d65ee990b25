import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ReactNode } from 'react';
import type { Assignment } from '#domain/api/assignments';
import { ASSIGNMENT_PHASES, type AssignmentList } from '#domain/applications/assignments';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import styles from './ApplicationSections.module.css';
import { ApplicationsFrame, type ApplicationsFrameProps } from './ApplicationsFrame';
import { ApplicationsSkeleton } from './ApplicationsSkeleton';
import { AssignmentCard } from './AssignmentCard';
import { MoreApplications, type MoreApplicationsProps } from './MoreApplications';

export interface AssignmentsViewProps extends Pick<ApplicationsFrameProps, 'tabs'> {
  list: AssignmentList;
  /** undefined while they are being read. */
  assignments: readonly Assignment[] | undefined;
  /** The pages after the first; null when there is only one. */
  more: MoreApplicationsProps['list'] | null;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  jobHref: (job: JobSummary) => string;
  chatHref: (applicationId: string) => string;
  /** What is said of an assignment’s first day; null for nothing. */
  firstDayOf?: (applicationId: string) => ReactNode;
  applicationsHref: string;
  linkComponent: LinkComponent;
}

/** What the candidate was hired for: under way and to come, or completed. */
export function AssignmentsView(props: AssignmentsViewProps) {
  const { list, assignments, more, onRetry, jobHref, applicationsHref, ...rest } = props;
  const { chatHref, firstDayOf, linkComponent, tabs } = rest;
  const { t } = useWords();
  const phases = ASSIGNMENT_PHASES.map((phase) => ({
    phase,
    own: inOrder((assignments ?? []).filter((one) => one.phase === phase)),
  }));
  return (
    <ApplicationsFrame tabs={tabs}>
      {assignments === undefined &&
        (onRetry ? (
          <ErrorState
            title={t('assignments.failed')}
            retry={{ label: t('applications.retry'), onRetry }}
          >
            <p>{t('applications.failed.text')}</p>
          </ErrorState>
        ) : (
          <ApplicationsSkeleton />
        ))}
      {assignments?.length === 0 && (
        <EmptyState
          icon={<Icon name="calendar" />}
          title={t(`assignments.empty.${list}`)}
          actions={
            <Button href={applicationsHref} linkComponent={linkComponent}>
              {t('assignments.applications')}
            </Button>
          }
        >
          <p>{t(`assignments.empty.${list}.text`)}</p>
        </EmptyState>
      )}
      {phases
        .filter(({ own }) => own.length > 0)
        .map(({ phase, own }) => (
          <section key={phase} className={styles.section} aria-labelledby={`phase-${phase}`}>
            <div>
              <h2 id={`phase-${phase}`}>{t(`assignments.${phase}`, { count: own.length })}</h2>
              <p className={styles.text}>{t(`assignments.${phase}.text`)}</p>
            </div>
            {own.map((assignment) => (
              <AssignmentCard
                key={assignment.id}
                assignment={assignment}
                jobHref={jobHref(assignment.job)}
                chatHref={chatHref(assignment.id)}
                firstDay={firstDayOf?.(assignment.id)}
                linkComponent={linkComponent}
              />
            ))}
          </section>
        ))}
      {more && <MoreApplications shown={assignments?.length ?? 0} list={more} />}
    </ApplicationsFrame>
  );
}

/** By their first day; completed ones the other way, so that the last comes first. */
function inOrder(assignments: readonly Assignment[]): Assignment[] {
  const dayOf = ({ job }: Assignment) => job.startsOn ?? '';
  const sorted = assignments.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)));
  return sorted[0]?.phase === 'completed' ? sorted.reverse() : sorted;
}
