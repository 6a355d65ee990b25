import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import { ActionProblem } from '../../../lib/forms/ActionProblem';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { ApplyFrame } from '../apply/ApplyFrame';
import { AnsweredInvitation } from './AnsweredInvitation';
import { InvitationFacts } from './InvitationFacts';
import { ReplyForm } from './ReplyForm';
import styles from './reply.module.css';
import type { ReplyViewProps } from './replyProps';

/** An invitation to a job: what it is about, and its answer or what became of it. */
export function ReplyView(props: ReplyViewProps) {
  const { invitation, problem, justAnswered, jobHref, linkComponent: Link } = props;
  const { state, job, jobStatus, employer, message, sentAt } = invitation;
  const { t, intl, language } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!justAnswered) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [justAnswered]);
  const open = state === 'unanswered';
  /** Below the buttons that were pressed. */
  const trouble = (
    <ActionProblem className={styles.announced}>
      {problem && (
        <Callout tone={problem === 'network' || problem === 'other' ? 'danger' : 'warning'}>
          <p>{t(`reply.problem.${problem}`)}</p>
        </Callout>
      )}
    </ActionProblem>
  );
  return (
    <ApplyFrame
      headingRef={heading}
      title={t(`reply.title.${state}`)}
      jobTitle={job.title}
      jobLanguage={job.language}
      workplaceName={job.workplaceName}
      jobHref={jobHref}
      linkComponent={Link}
    >
      {!open && <AnsweredInvitation {...props} />}
      {!open && trouble}
      {open && (
        <p className={styles.text}>
          {`${t('reply.from', { employer })} ${t('reply.sent_at', { time: instantText(intl, sentAt) })}`}
        </p>
      )}
      {open && message && (
        <Callout tone="info" title={t('reply.message')} headingLevel={2}>
          <p className={styles.message} lang={titleLang({}, language)}>
            {message}
          </p>
        </Callout>
      )}
      <Card padding="large" className={styles.part}>
        <h2>{t('reply.facts')}</h2>
        <InvitationFacts invitation={invitation} />
        {props.firstDay}
        {jobStatus !== 'deleted' && (
          <p>
            <Link href={jobHref}>{t('reply.job')}</Link>
          </p>
        )}
      </Card>
      {open && <ReplyForm key={invitation.id} {...props} />}
      {open && trouble}
    </ApplyFrame>
  );
}
