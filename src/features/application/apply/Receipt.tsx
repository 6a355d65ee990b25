import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { FactList } from '@vikari/ui-kit/FactList';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { StatusPill } from '@vikari/ui-kit/StatusPill';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Application } from '#domain/api/portal';
import { progressOf } from '#domain/applications/progress';
import { referenceNumber } from '#domain/applications/steps';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import { JobTitle } from '../../../lib/jobText/JobTitle';
import { ApplicationProgress } from '../ApplicationProgress';
import { durationText } from '../durationText';
import styles from './Receipt.module.css';
import { ReceiptCopy, type ReceiptCopyProps } from './ReceiptCopy';

export interface ReceiptProps extends ReceiptCopyProps {
  application: Application;
  applicationsHref: string;
  /** The chat about the application. */
  chatHref: string;
  jobsHref: string;
  linkComponent: LinkComponent;
  /** Shows that the demo recruiter takes over. */
  demo: boolean;
  /** Where the interview is said, or booked. */
  interview?: ReactNode;
  /** Who may read given references in it. */
  references?: ReactNode;
}

/** The application is sent: what happens now, kept up to date while the page is open. */
export function Receipt(props: ReceiptProps) {
  const { application, applicationsHref, chatHref, jobsHref, linkComponent, ...more } = props;
  const { demo, interview, references, ...copy } = more;
  const words = useWords();
  const { t, intl } = words;
  const sent = application.history.find(({ status }) => status === 'candidate');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <span className={styles.sign}>
          <Icon name="check" size="large" />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {t('apply.receipt.title')}
        </h1>
        <p className={styles.job}>
          <JobTitle job={application.job} />
        </p>
        <p className={styles.lead} translate="no">
          {application.job.workplaceName}
        </p>
      </header>
      <Card padding="large" className={styles.next}>
        <FactList
          facts={[
            {
              term: t('apply.receipt.reference'),
              description: <span translate="no">{referenceNumber(application.id)}</span>,
            },
            {
              term: t('apply.receipt.sent_on'),
              description: instantText(intl, sent?.at ?? application.createdAt),
            },
          ]}
        />
        {interview}
        <h2 className={styles.subtitle}>{t('apply.receipt.next')}</h2>
        <div className={styles.steps}>
          <ApplicationProgress application={application} />
          {/* Where the steps above show the current one alone; screen readers have all of them. */}
          <ol aria-hidden="true" className={styles.coming}>
            {progressOf(application)
              .filter(({ state }) => state !== 'done')
              .map(({ id, takes }) => (
                <li key={id}>
                  {t('apply.receipt.coming', {
                    step: t(`application.step.${id}.upcoming`),
                    takes: durationText(words, takes),
                  })}
                </li>
              ))}
          </ol>
        </div>
        <Stack element="p" direction="row" spacing={2} columnSpacing={3} alignItems="center">
          <StatusPill status={application.status}>
            {t(`application.status.${application.status}`)}
          </StatusPill>
          <span role="status">{t(`application.note.${application.status}`)}</span>
        </Stack>
        {references}
        <ReceiptCopy {...copy} />
        {demo && (
          <Callout tone="accent">
            <p>{t('applications.demo')}</p>
          </Callout>
        )}
      </Card>
      <Stack direction="row" spacing={3} justifyContent="center">
        <Button href={applicationsHref} linkComponent={linkComponent}>
          {t('apply.receipt.applications')}
        </Button>
        <Button variant="secondary" href={chatHref} linkComponent={linkComponent}>
          {t(application.chatEnded ? 'application.read_chat' : 'application.write')}
        </Button>
        <Button variant="secondary" href={jobsHref} linkComponent={linkComponent}>
          {t('apply.receipt.jobs')}
        </Button>
      </Stack>
    </div>
  );
}
