import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { type Ref, useEffect, useRef } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { ApplicationStatus } from '#domain/applications/status';
import { useWords } from '../../i18n/intl';
import { ActionProblem } from '../../lib/forms/ActionProblem';
import { PostForm } from '../../lib/forms/PostForm';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { ApplyElsewhere } from './ApplyElsewhere';
import styles from './jobDetail.module.css';
import type { InterestState } from './useInterest';

export interface ApplyPanelProps {
  job: JobDetail;
  closed: boolean;
  /** The status of the candidate's application; null without one. */
  applied: ApplicationStatus | null;
  /** Shows interest; a visitor is sent to register first. */
  onInterested: () => void;
  /** The state of showing interest. */
  interest: InterestState;
  /** The address asks to show interest: the button gets the focus. */
  suggested: boolean;
}

/** The candidate has applied already, or shown interest. */
function Applied({ status, job }: { status: ApplicationStatus; job: JobDetail }) {
  const { t } = useWords();
  const interested = status === 'interested';
  const asks = job.questionnaire.some(({ required }) => required);
  return (
    <Stack spacing={3}>
      <h2 className={styles.appliedTitle}>
        <Icon name="success" />
        <span>{t(interested ? 'job_detail.interested_done' : 'job_detail.applied')}</span>
      </h2>
      {interested && (
        <p>
          <span>{t('job_detail.interested_next')}</span>
          {asks && <span>{` ${t('job_detail.interested_questions')}`}</span>}
        </p>
      )}
      <div className={styles.buttons}>
        {interested && (
          <Button href={paths.apply(job.id)} linkComponent={RouterLink}>
            {t('job_detail.apply')}
          </Button>
        )}
        <Button variant="secondary" href={paths.applications()} linkComponent={RouterLink}>
          {t('job_detail.applied_link')}
        </Button>
      </div>
    </Stack>
  );
}

/** The two ways to answer a job of ours: a whole application, or interest. */
function Ways(props: ApplyPanelProps & { button: Ref<HTMLButtonElement> }) {
  const { job, onInterested, interest, button } = props;
  const { t } = useWords();
  return (
    <>
      <div className={styles.buttons}>
        <Button size="large" href={paths.apply(job.id)} linkComponent={RouterLink}>
          {t('job_detail.apply')}
        </Button>
        {/* Posts to the server until the page is hydrated. */}
        <PostForm
          action={paths.postInterest()}
          hidden={{ jobId: job.id, slug: job.slug }}
          onPost={() => interest !== 'sending' && onInterested()}
        >
          <Button
            ref={button}
            type="submit"
            size="large"
            fullWidth
            variant="secondary"
            loading={interest === 'sending'}
            loadingLabel={t('job_detail.interested_sending')}
          >
            {t('job_detail.interested')}
          </Button>
        </PostForm>
      </div>
      <p className={styles.hint}>{t('job_detail.apply_hint')}</p>
    </>
  );
}

/**
 * The ways to answer a job: in the column beside it, and on a phone in a bar at the end of the window.
 */
export function ApplyPanel(props: ApplyPanelProps) {
  const { job, closed, applied, interest, suggested } = props;
  const { t } = useWords();
  const elsewhere = job.externalApplication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (suggested) button.current?.focus();
  }, [suggested]);
  const isOpen = !closed && interest !== 'closed';
  if (!isOpen && !applied && interest === 'idle') return null;
  const isBar = isOpen && (elsewhere ? elsewhere.url !== null : !applied);
  return (
    <EndBar
      element="aside"
      aria-label={t('job_detail.apply')}
      className={isBar ? `${styles.apply} ${styles.bar}` : styles.apply}
    >
      <div className={styles.panel}>
        {elsewhere && isOpen && <ApplyElsewhere url={elsewhere.url} source={job.source} />}
        {applied && !elsewhere && <Applied status={applied} job={job} />}
        {!elsewhere && !applied && isOpen && <Ways {...props} button={button} />}
        <div role="status">
          {interest === 'sent' && applied && <p>{t('job_detail.interest_sent')}</p>}
        </div>
        <ActionProblem>
          {interest === 'failed' && <p>{t('job_detail.interest_failed')}</p>}
          {interest === 'closed' && <p>{t('job_detail.interest_closed')}</p>}
        </ActionProblem>
      </div>
    </EndBar>
  );
}
