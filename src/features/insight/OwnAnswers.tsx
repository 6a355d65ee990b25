import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { useId } from 'react';
import type { InsightConfiguration, OwnAnswer, OwnInsight } from '#domain/api/insights';
import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';
import { useWords } from '../../i18n/intl';
import { PostForm } from '../../lib/forms/PostForm';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';
import { AnswerForm, type AnswerFormProps } from './AnswerForm';
import styles from './insight.module.css';

/** What has just happened with the answer. */
export type AnswerNotice = 'answered' | 'taken_back' | 'failed' | 'incomplete';

export interface OwnAnswersProps extends Pick<AnswerFormProps, 'draft' | 'onSend'> {
  workplace: { id: string; name: string };
  own: OwnInsight;
  configuration: InsightConfiguration;
  notice: AnswerNotice | null;
  onTakeBack: (year: number) => void;
}

/** The candidate's own part: the form, why there is none, and what they have answered. */
export function OwnAnswers(props: OwnAnswersProps) {
  const { workplace, own, configuration, notice, draft, onSend, onTakeBack } = props;
  const { t } = useWords();
  const headingId = useId();
  const waiting = own.answers.find(({ year, published }) => year === own.year && !published);
  const others = own.answers.filter((one) => one !== waiting);
  return (
    <section id="answer" aria-labelledby={headingId} className={styles.part}>
      <h2 id={headingId} className={styles.heading}>
        {t('insight.form.title')}
      </h2>
      <div role="status">{notice && <Notice notice={notice} />}</div>
      {others.map((answer) => (
        <Answered key={answer.year} {...{ workplace, answer, onTakeBack }} />
      ))}
      {waiting && notice !== 'answered' && (
        <Callout tone="success" title={t('insight.own.waits')}>
          <p>{t('insight.own.waits.text')}</p>
        </Callout>
      )}
      {own.refusal === null && (
        <>
          <p className={styles.text}>{t('insight.form.intro', { name: workplace.name })}</p>
          {own.source && <p className={styles.muted}>{t(`insight.form.source.${own.source}`)}</p>}
          <AnswerForm
            key={own.answers.length}
            workplaceId={workplace.id}
            configuration={configuration}
            scores={waiting?.scores ?? null}
            draft={draft}
            onSend={onSend}
          />
        </>
      )}
      {waiting && <TakeBack {...{ workplace, onTakeBack }} year={waiting.year} />}
      {own.refusal !== null && own.refusal !== 'published' && <Refused refusal={own.refusal} />}
    </section>
  );
}

function Notice({ notice }: { notice: AnswerNotice }) {
  const { t } = useWords();
  if (notice === 'failed' || notice === 'incomplete') {
    return (
      <Callout tone="danger">
        <p>{t(notice === 'failed' ? 'insight.own.failed' : 'insight.form.incomplete')}</p>
      </Callout>
    );
  }
  return notice === 'answered' ? (
    <Callout tone="success" title={t('insight.own.saved')}>
      <p>{t('insight.own.saved.text')}</p>
    </Callout>
  ) : (
    <Callout tone="success">
      <p>{t('insight.own.taken_back')}</p>
    </Callout>
  );
}

interface OneAnswer extends Pick<OwnAnswersProps, 'workplace' | 'onTakeBack'> {
  answer: OwnAnswer;
}

/** An answer that can only be taken back. */
function Answered({ workplace, answer, onTakeBack }: OneAnswer) {
  const { t } = useWords();
  const year = String(answer.year);
  return (
    <Callout
      tone="neutral"
      title={answer.published ? t('insight.own.published', { year }) : t('insight.own.waits')}
      actions={<TakeBack {...{ workplace, onTakeBack }} year={answer.year} />}
    >
      <p>{t(answer.published ? 'insight.own.published.text' : 'insight.own.waits.text')}</p>
    </Callout>
  );
}

function TakeBack({
  workplace,
  year,
  onTakeBack,
}: Pick<OwnAnswersProps, 'workplace' | 'onTakeBack'> & { year: number }) {
  const { t } = useWords();
  return (
    <PostForm
      action={paths.postInsight()}
      hidden={{ workplace: workplace.id, take_back: String(year) }}
      onPost={() => onTakeBack(year)}
    >
      <Button type="submit" variant="secondary">
        {t('insight.own.take_back', { year: String(year) })}
      </Button>
    </PostForm>
  );
}

function Refused({ refusal }: { refusal: 'not_verified' | 'not_worked_there' | 'not_begun' }) {
  const { t } = useWords();
  return (
    <Callout
      tone="neutral"
      actions={
        refusal === 'not_worked_there' && (
          <Button variant="secondary" href={ACCOUNT_PLACES.experiences} linkComponent={RouterLink}>
            {t('insight.refusal.profile')}
          </Button>
        )
      }
    >
      <p>{t(`insight.refusal.${refusal}`)}</p>
    </Callout>
  );
}
