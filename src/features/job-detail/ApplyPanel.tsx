import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { CountdownText } from '@vikari/ui-kit/CountdownText';
import { PriceBox } from '@vikari/ui-kit/PriceBox';
import type { JobDetail } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';
import { useWords } from '../../i18n/intl';
import { rateAmount } from '../../lib/jobText/jobText';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { ApplyElsewhere } from './ApplyElsewhere';
import styles from './jobDetail.module.css';
import { ShareButton } from './ShareButton';

export interface ApplyPanelProps {
  job: JobDetail;
  closed: boolean;
  today: string;
  /** The page's own address, for sharing. */
  url: string;
  /** Her application's status; null without one. */
  applied: ApplicationStatus | null;
  /** Raises her hand; a visitor is sent to register first. */
  onInterested: () => void;
  /** True while it is being sent. */
  sending: boolean;
  /** True after it could not be sent. */
  failed: boolean;
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

/** She has applied already, or raised her hand. */
function Applied({ status, jobId }: { status: ApplicationStatus; jobId: string }) {
  const { t } = useWords();
  const interested = status === 'interested';
  return (
    <Callout
      tone="success"
      headingLevel={2}
      title={t(interested ? 'job_detail.interested_done' : 'job_detail.applied')}
      actions={
        <>
          {interested && (
            <Button href={paths.apply(jobId)} linkComponent={RouterLink}>
              {t('job_detail.apply')}
            </Button>
          )}
          <Button variant="secondary" href={paths.applications()} linkComponent={RouterLink}>
            {t('job_detail.applied_link')}
          </Button>
        </>
      }
    >
      {interested && <p>{t('job_detail.interested_next')}</p>}
    </Callout>
  );
}

/** What the job pays, how long it is open, and the two ways to answer it. */
export function ApplyPanel(props: ApplyPanelProps) {
  const { job, closed, today, url, applied, onInterested, sending, failed } = props;
  const { t } = useWords();
  const elsewhere = job.externalApplication;
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
      {applied && !elsewhere && <Applied status={applied} jobId={job.id} />}
      {!applied && !closed && !elsewhere && (
        <div className={styles.actions}>
          <Button fullWidth size="large" href={paths.apply(job.id)} linkComponent={RouterLink}>
            {t('job_detail.apply')}
          </Button>
          <Button
            fullWidth
            variant="secondary"
            loading={sending}
            loadingLabel={t('job_detail.interested_sending')}
            onClick={onInterested}
          >
            {t('job_detail.interested')}
          </Button>
          <p className={styles.muted}>{t('job_detail.apply_hint')}</p>
        </div>
      )}
      <div role="alert">{failed && <p>{t('job_detail.interest_failed')}</p>}</div>
      <div>
        <ShareButton title={job.title} url={url} />
      </div>
    </Card>
  );
}
