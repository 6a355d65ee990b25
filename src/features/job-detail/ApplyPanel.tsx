import { Button } from '@vikari/ui-kit/Button';
import { EndBar } from '@vikari/ui-kit/EndBar';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { JobDetail } from '#domain/api/portal';
import type { Standing } from '#domain/applications/standing';
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
  /** The job's own page, as somebody returns to it, and its application; with what they carry. */
  hrefs: { page: string; apply: string };
  /** Where the candidate stands with the job; null where they have nothing to do with it. */
  applied: Standing | null;
  /** Where the invitation is, of somebody who is invited. */
  invitationHref?: string | undefined;
  /** That the candidate has blocked the employer, and nothing can be sent. */
  blocked?: ReactNode;
  isBlocked?: boolean;
  /** Shows interest; a visitor is sent to register first. */
  onInterested: () => void;
  /** The state of showing interest. */
  interest: InterestState;
  /** The address asks to show interest: the button gets the focus. */
  suggested: boolean;
}

/** What the candidate has to do with the job already. */
function Applied(
  props: Pick<ApplyPanelProps, 'job' | 'hrefs'> & { standing: Exclude<Standing, 'invited'> },
) {
  const { standing, job, hrefs } = props;
  const { t } = useWords();
  const interested = standing === 'interested';
  const ended = standing === 'declined' || standing === 'over';
  const asks = job.questionnaire.some(({ required }) => required);
  return (
    <Stack spacing={3}>
      <h2 className={styles.appliedTitle}>
        <Icon name={ended ? 'info' : 'success'} />
        <span>{t(`job_detail.standing.${standing}`)}</span>
      </h2>
      {ended && <p>{t('job_detail.standing.final')}</p>}
      {interested && (
        <p>
          <span>{t('job_detail.interested_next')}</span>
          {asks && <span>{` ${t('job_detail.interested_questions')}`}</span>}
        </p>
      )}
      <div className={styles.buttons}>
        {interested && (
          <Button href={hrefs.apply} linkComponent={RouterLink}>
            {t('job_detail.apply')}
          </Button>
        )}
        <Button variant="secondary" href={paths.applications()} linkComponent={RouterLink}>
          {t(ended ? 'job_detail.standing.ended_link' : 'job_detail.applied_link')}
        </Button>
      </div>
    </Stack>
  );
}

/** The employer has invited the candidate, who has not answered. */
function Invited({ href }: { href: string }) {
  const { t } = useWords();
  return (
    <p>
      <RouterLink href={href}>{t('job_detail.standing.invited')}</RouterLink>
    </p>
  );
}

/** The two ways to answer a job of ours: a whole application, or interest. */
function Ways(props: ApplyPanelProps & { button: Ref<HTMLButtonElement> }) {
  const { job, hrefs, onInterested, interest, button } = props;
  const { t } = useWords();
  return (
    <>
      <div className={styles.buttons}>
        <Button size="large" href={hrefs.apply} linkComponent={RouterLink}>
          {t('job_detail.apply')}
        </Button>
        {/* Posts to the page's own address until it is hydrated: a recommendation is in its query. */}
        <PostForm
          action=""
          hidden={{ jobId: job.id }}
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
  const { job, closed, applied, invitationHref, blocked, isBlocked, interest, suggested } = props;
  const { t } = useWords();
  const elsewhere = job.externalApplication;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (suggested) button.current?.focus();
  }, [suggested]);
  const isOpen = !closed && interest !== 'closed';
  if (!isOpen && !applied && interest === 'idle') return null;
  const mayApply = !elsewhere && isOpen && (!applied || applied === 'invited');
  const isBar = isOpen && (elsewhere ? elsewhere.url !== null : mayApply && !isBlocked);
  return (
    <EndBar
      element="aside"
      aria-label={t('job_detail.apply')}
      className={isBar ? `${styles.apply} ${styles.bar}` : styles.apply}
    >
      <div className={styles.panel}>
        {elsewhere && isOpen && <ApplyElsewhere url={elsewhere.url} source={job.source} />}
        {mayApply && invitationHref && <Invited href={invitationHref} />}
        {applied && applied !== 'invited' && !elsewhere && (
          <Applied standing={applied} job={job} hrefs={props.hrefs} />
        )}
        {mayApply && blocked}
        {mayApply && !isBlocked && <Ways {...props} button={button} />}
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
