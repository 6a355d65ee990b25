import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { FactList } from '@vikari/ui-kit/FactList';
import { submissionPath } from '#domain/applications/submission';
import { isOpen } from '#domain/applications/transitions';
import { useWords } from '../../../i18n/intl';
import { instantText } from '../../../lib/dates';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { AnswerWords } from '../apply/AnswerWords';
import { answerText } from '../apply/answerText';
import styles from './reply.module.css';
import type { ReplyViewProps } from './replyProps';

/** What became of an invitation, and the way on. */
export function AnsweredInvitation(props: ReplyViewProps) {
  const { invitation, jobHref, applyHref, applicationsHref, jobsHref, integrityHref } = props;
  const { linkComponent: Link } = props;
  const { state, status, jobStatus, employer, endedAt, form, job } = invitation;
  const { t, intl, language } = useWords();
  const time = endedAt === null ? '' : instantText(intl, endedAt);
  const jobOpen = jobStatus === 'open';
  const mayApply =
    state === 'interested' && jobOpen && submissionPath(status, 'candidate') !== null;
  const answers = form.questions.flatMap((question) => {
    const text = answerText(question, form.answers[question.id]);
    return text === null
      ? []
      : [
          {
            term: question.text,
            termLang: titleLang(job, language),
            description: <AnswerWords question={question} text={text} language={job.language} />,
          },
        ];
  });
  const textOf = () => {
    if (state !== 'interested')
      return `reply.text.${state === 'unanswered' ? 'expired' : state}` as const;
    if (status === 'interested') return 'reply.text.interested' as const;
    if (status === 'employed') return 'reply.text.hired' as const;
    return status !== null && isOpen(status)
      ? ('reply.text.applied' as const)
      : ('reply.text.ended' as const);
  };
  return (
    <>
      <Callout tone={state === 'interested' ? 'success' : 'neutral'}>
        <p>{t(textOf(), { employer, time })}</p>
        {(state === 'interested' || state === 'declined') && time !== '' && (
          <p>{t('reply.answered_at', { time })}</p>
        )}
      </Callout>
      {mayApply && <p className={styles.text}>{t('reply.apply.text')}</p>}
      <div className={styles.actions}>
        {mayApply && (
          <Button size="large" href={applyHref} linkComponent={Link}>
            {t('reply.apply')}
          </Button>
        )}
        {state === 'taken_back' && jobOpen && (
          <Button size="large" href={jobHref} linkComponent={Link}>
            {t('reply.to_job')}
          </Button>
        )}
        {state === 'interested' ? (
          <Button
            variant={mayApply ? 'secondary' : 'primary'}
            size="large"
            href={applicationsHref}
            linkComponent={Link}
          >
            {t('reply.applications')}
          </Button>
        ) : (
          <Button variant="secondary" size="large" href={jobsHref} linkComponent={Link}>
            {t('reply.jobs')}
          </Button>
        )}
      </div>
      {state === 'declined' && (
        <p>
          <Link href={integrityHref}>{t('reply.integrity')}</Link>
        </p>
      )}
      {answers.length > 0 && (
        <section className={styles.part} aria-labelledby="reply-answers">
          <h2 id="reply-answers">{t('reply.answers')}</h2>
          <FactList layout="columns" facts={answers} />
        </section>
      )}
    </>
  );
}
