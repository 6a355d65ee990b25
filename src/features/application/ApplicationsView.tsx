import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { ErrorState } from '@vikari/ui-kit/ErrorState';
import { Icon } from '@vikari/ui-kit/Icon';
import { Fragment, type ReactNode } from 'react';
import type { Application } from '#domain/api/portal';
import { isOpen } from '#domain/applications/transitions';
import type { WaitingFor } from '#domain/applications/waitsFor';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { TitleInText } from '../../lib/jobText/TitleInText';
import { ApplicationSections } from './ApplicationSections';
import { ApplicationsFrame, type ApplicationsFrameProps } from './ApplicationsFrame';
import { ApplicationsSkeleton } from './ApplicationsSkeleton';
import { MoreApplications, type MoreApplicationsProps } from './MoreApplications';
import { saidOf } from './saidOf';
import { useStatusNews } from './useStatusNews';
import { waitText } from './waitText';

export interface ApplicationsViewProps extends Pick<ApplicationsFrameProps, 'tabs'> {
  /** undefined while they are being read. */
  applications: readonly Application[] | undefined;
  /** The pages after the first; null when there is only one. */
  more: MoreApplicationsProps['list'] | null;
  /** Set when they could not be read. */
  onRetry: (() => void) | null;
  /** Withdraws an application; false when the session has ended, rejects when it failed. */
  onWithdraw: (application: Application) => Promise<boolean>;
  jobsHref: string;
  jobHref: (job: JobSummary) => string;
  interviewHref: (applicationId: string) => string;
  /** What is said of an application’s first day; null for nothing. */
  firstDayOf?: (applicationId: string) => ReactNode;
  /** Who may read given references in an application; null for nothing. */
  referencesOf?: (application: Application) => ReactNode;
  chatHref: (applicationId: string) => string;
  /** Where something that an application waits for is done. */
  waitsHref: (application: Application, what: WaitingFor) => string;
  assignmentsHref: string;
  /** `YYYY-MM-DD`. */
  today: string;
  linkComponent: LinkComponent;
  /** Shows that the demo recruiter handles the applications. */
  demo: boolean;
}

/**
 * The candidate's applications, kept up to date while the page is open: changes are announced and
 * marked.
 */
export function ApplicationsView(props: ApplicationsViewProps) {
  const { applications, more, onRetry, onWithdraw, jobsHref, jobHref, ...rest } = props;
  const { interviewHref, firstDayOf, referencesOf, chatHref, waitsHref, assignmentsHref } = rest;
  const { linkComponent, demo, tabs, today } = rest;
  const words = useWords();
  const { t } = words;
  const { moved, latest } = useStatusNews(applications);
  const said = latest.map((application) => {
    const { name, note } = saidOf(application);
    const status = t(`application.status.${name}`);
    // What it waits for, too: who hears this does not see the card
    const notes = [
      t(`application.note.${note}`),
      ...application.waitsFor.map((what) => waitText(words, application, what)),
    ].join(' ');
    return (
      <Fragment key={application.id}>
        <TitleInText
          job={application.job}
          text={(job) => t('application.news.said', { job, status, note: notes })}
        />
        <span> </span>
      </Fragment>
    );
  });
  return (
    <ApplicationsFrame tabs={tabs}>
      <div role="status" className="vk-visually-hidden">
        {said}
      </div>
      {demo && applications?.some(({ status }) => isOpen(status)) && (
        <Callout tone="accent" headingLevel={2} title={t('applications.demo.title')}>
          <p>{t('applications.demo')}</p>
        </Callout>
      )}
      {applications ? (
        applications.length > 0 ? (
          <ApplicationSections
            applications={applications}
            moved={moved}
            onWithdraw={onWithdraw}
            jobHref={jobHref}
            interviewHref={interviewHref}
            {...(firstDayOf && { firstDayOf })}
            {...(referencesOf && { referencesOf })}
            chatHref={chatHref}
            waitsHref={waitsHref}
            assignmentsHref={assignmentsHref}
            today={today}
            linkComponent={linkComponent}
          />
        ) : (
          <EmptyState
            icon={<Icon name="briefcase" />}
            title={t('applications.empty')}
            actions={
              <Button href={jobsHref} linkComponent={linkComponent}>
                {t('applications.jobs')}
              </Button>
            }
          >
            <p>{t('applications.empty.text')}</p>
          </EmptyState>
        )
      ) : onRetry ? (
        <ErrorState
          title={t('applications.failed')}
          retry={{ label: t('applications.retry'), onRetry }}
        >
          <p>{t('applications.failed.text')}</p>
        </ErrorState>
      ) : (
        <ApplicationsSkeleton />
      )}
      {more && <MoreApplications shown={applications?.length ?? 0} list={more} />}
    </ApplicationsFrame>
  );
}
