import type { LinkComponent } from '@vikari/ui-kit/Button';
import { type ReactNode, Suspense, useState } from 'react';
import type { Application } from '#domain/api/portal';
import { APPLICATION_SECTIONS, bySection } from '#domain/applications/sections';
import { isOpen } from '#domain/applications/transitions';
import type { WaitingFor } from '#domain/applications/waitsFor';
import type { JobSummary } from '#domain/jobs/job';
import { useWords } from '../../i18n/intl';
import { lazyPart } from '../../lib/late/lazyPart';
import { ApplicationCard, cardId } from './ApplicationCard';
import styles from './ApplicationSections.module.css';

/**
 * The dialog is large and seldom used: it is loaded when the pointer or focus reaches its button.
 */
const WithdrawDialog = lazyPart(async () => (await import('./WithdrawDialog')).WithdrawDialog, {
  server: 'nothing',
});

export interface ApplicationSectionsProps {
  applications: readonly Application[];
  /** The ids of those whose status has changed while the page was open. */
  moved: ReadonlySet<string>;
  onWithdraw: (application: Application) => Promise<boolean>;
  jobHref: (job: JobSummary) => string;
  interviewHref: (applicationId: string) => string;
  firstDayOf?: (applicationId: string) => ReactNode;
  referencesOf?: (application: Application) => ReactNode;
  chatHref: (applicationId: string) => string;
  /** Where something that an application waits for is done. */
  waitsHref: (application: Application, what: WaitingFor) => string;
  assignmentsHref: string;
  /** `YYYY-MM-DD`. */
  today: string;
  linkComponent: LinkComponent;
}

/** The sections of part 4, each with its applications; an empty one is left out. */
export function ApplicationSections(props: ApplicationSectionsProps) {
  const { applications, moved, onWithdraw, jobHref, interviewHref, waitsHref, ...rest } = props;
  const { firstDayOf, referencesOf, chatHref, assignmentsHref, today, linkComponent } = rest;
  const { t } = useWords();
  const [asked, setAsked] = useState<Application | null>(null);
  const [everAsked, setEverAsked] = useState(false);
  const sections = bySection(applications, today);
  // Ended while it was asked about: withdrawn, the answer lost on its way, or by the employer
  const isOver = applications.some(({ id, status }) => id === asked?.id && !isOpen(status));

  async function handleWithdraw(application: Application) {
    const withdrawn = await onWithdraw(application);
    setAsked(null);
    return withdrawn;
  }

  return (
    <>
      {APPLICATION_SECTIONS.filter((section) => sections[section].length > 0).map((section) => (
        <section key={section} className={styles.section} aria-labelledby={`section-${section}`}>
          <div>
            <h2 id={`section-${section}`}>{t(`applications.${section}`)}</h2>
            <p className={styles.text}>{t(`applications.${section}.text`)}</p>
          </div>
          {sections[section].map((application) => (
            <ApplicationCard
              key={application.id}
              application={application}
              moved={moved.has(application.id)}
              jobHref={jobHref(application.job)}
              interviewHref={interviewHref(application.id)}
              firstDay={firstDayOf?.(application.id)}
              references={referencesOf?.(application)}
              chatHref={chatHref(application.id)}
              waitsHref={(what) => waitsHref(application, what)}
              assignmentHref={assignmentsHref}
              linkComponent={linkComponent}
              onWithdrawIntent={WithdrawDialog.prefetch}
              onWithdraw={() => {
                setEverAsked(true);
                setAsked(application);
              }}
            />
          ))}
        </section>
      ))}
      {everAsked && (
        <Suspense>
          <WithdrawDialog
            application={isOver ? null : asked}
            isOver={isOver}
            onClose={() => setAsked(null)}
            onConfirm={handleWithdraw}
            // The card has moved to another section, and its button with it.
            onExited={(id) => {
              setAsked(null);
              document.getElementById(cardId(id))?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
