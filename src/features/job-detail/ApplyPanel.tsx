import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { CountdownText } from '@vikari/ui-kit/CountdownText';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import { type SubmitEvent, useEffect, useRef } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';
import { useWords } from '../../i18n/intl';
import { rateAmount } from '../../lib/jobText/jobText';
import { ShareButton } from '../../lib/share/ShareButton';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { ApplyElsewhere } from './ApplyElsewhere';
import styles from './jobDetail.module.css';
import type { InterestState } from './useInterest';

export interface ApplyPanelProps {
  job: JobDetail;
  closed: boolean;
  today: string;
  /** The page's own address, for sharing. */
  url: string;
  /** The status of the candidate's application; null without one. */
  applied: ApplicationStatus | null;
  /** Shows interest; a visitor is sent to register first. */
  onInterested: () => void;
  /** The state of showing interest. */
  interest: InterestState;
  /** The address asks to show interest: the button gets the focus. */
  suggested: boolean;
}

function JobRate({ job }: { job: JobDetail }) {
  const words = useWords();
  const { t } = words;
  if (!job.hourlyRate) return <p className={styles.noRate}>{t('job.rate.not_stated')}</p>;
  return (
    <PriceBox
      label={t('job_detail.rate')}
      amount={rateAmount(words, job.hourlyRate)}
      unit={t('job.rate.unit')}
      basis={t(`job.basis.${job.hourlyRate.basis}`)}
    />
  );
}

/** The candidate has applied already, or shown interest. */
function Applied({ status, job }: { status: ApplicationStatus; job: JobDetail }) {
  const { t } = useWords();
  const interested = status === 'interested';
  const asks = job.questionnaire.some(({ required }) => required);
  return (
    <Callout
      tone="success"
      headingLevel={2}
      title={t(interested ? 'job_detail.interested_done' : 'job_detail.applied')}
      actions={
        <>
          {interested && (
            <Button href={paths.apply(job.id)} linkComponent={RouterLink}>
              {t('job_detail.apply')}
            </Button>
          )}
          <Button variant="secondary" href={paths.applications()} linkComponent={RouterLink}>
            {t('job_detail.applied_link')}
          </Button>
        </>
      }
    >
      {interested && (
        <p>
          {t('job_detail.interested_next')} {asks && t('job_detail.interested_questions')}
        </p>
      )}
    </Callout>
  );
}

/** The pay of the job, how long it is open, and the two ways to answer it. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { job, closed, today, url, applied, onInterested, interest, suggested } = props;
  const { t } = useWords();
  const elsewhere = job.externalApplication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (suggested) button.current?.focus();
  }, [suggested]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (interest !== 'sending') onInterested();
  }

  return (
    <Card padding="large" className={styles.panel}>
      <JobRate job={job} />
      {!closed && (
        <CountdownText
          day={job.closesOn}
          today={today}
          labels={{
            upcoming: (days) => t('job.closes_in', { days }),
            today: t('job.closing_today'),
            past: t('job.closed'),
          }}
        />
      )}
      {elsewhere && !closed && <ApplyElsewhere url={elsewhere.url} source={job.source} />}
      {applied && !elsewhere && <Applied status={applied} job={job} />}
      {!applied && !closed && !elsewhere && interest !== 'closed' && (
        <div className={styles.actions}>
          <Button fullWidth size="large" href={paths.apply(job.id)} linkComponent={RouterLink}>
            {t('job_detail.apply')}
          </Button>
          {/* Posts to the server until the page is hydrated. */}
          <form method="post" action={paths.postInterest()} onSubmit={handleSubmit}>
            <input type="hidden" name="jobId" value={job.id} />
            <input type="hidden" name="slug" value={job.slug} />
            <Button
              ref={button}
              type="submit"
              fullWidth
              variant="secondary"
              loading={interest === 'sending'}
              loadingLabel={t('job_detail.interested_sending')}
            >
              {t('job_detail.interested')}
            </Button>
          </form>
          <p className={styles.muted}>{t('job_detail.apply_hint')}</p>
        </div>
      )}
      <div role="status">
        {interest === 'sent' && applied && <p>{t('job_detail.interest_sent')}</p>}
      </div>
      <div role="alert">
        {interest === 'failed' && <p>{t('job_detail.interest_failed')}</p>}
        {interest === 'closed' && <p>{t('job_detail.interest_closed')}</p>}
      </div>
      <div>
        <ShareButton
          title={job.title}
          url={url}
          labels={{
            share: t('job_detail.share'),
            copied: t('job_detail.share_copied'),
            failed: t('job_detail.share_failed'),
          }}
        />
      </div>
    </Card>
  );
}
