import { Button } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { Card } from '@vikari/ui-kit/Card';
import { Suspense, useState } from 'react';
import type { Answers } from '#domain/jobs/questionnaire';
import { useWords } from '../../../i18n/intl';
import { FieldForm } from '../../../lib/forms/FieldForm';
import { useForm } from '../../../lib/forms/useForm';
import { lazyPart } from '../../../lib/late/lazyPart';
import { checkQuestions } from '../apply/checkQuestions';
import { QuestionField } from '../apply/QuestionField';
import styles from './reply.module.css';
import type { ReplyViewProps } from './replyProps';

const DeclineDialog = lazyPart(async () => (await import('./DeclineDialog')).DeclineDialog, {
  server: 'nothing',
});

/** The invitation's questions, and the two answers. */
export function ReplyForm(props: ReplyViewProps) {
  const { invitation, saving, draft, onInterested, onDecline } = props;
  const { jobStatus, form: asked } = invitation;
  const { questions: questionnaire } = asked;
  const { t } = useWords();
  const [declining, setDeclining] = useState(false);
  const [everDeclining, setEverDeclining] = useState(false);
  const form = useForm({
    initialValues: Object.fromEntries<Answers[string]>(
      questionnaire.map(({ id, type }) => [id, type === 'multiple_choice' ? [] : '']),
    ),
    check: (values) => checkQuestions({ questionnaire }, values),
    onSubmit: onInterested,
    under: 'answers',
    problemOf: () => null,
    draft,
    summaryName: (name) => questionnaire.find(({ id }) => id === name)?.text ?? '',
  });
  const paused = jobStatus !== 'open';
  const mayShowInterest = !paused && invitation.blockedEmployer === null;
  return (
    <Card padding="large">
      <FieldForm form={form} summaryLevel={3} className={styles.form}>
        <h2>{t('reply.answer')}</h2>
        {paused ? (
          <Callout tone="warning">
            <p>{t('reply.paused')}</p>
          </Callout>
        ) : (
          props.blocked
        )}
        {mayShowInterest && (
          <>
            {questionnaire.length > 0 && <p className={styles.text}>{t('reply.questions')}</p>}
            {questionnaire.map((question) => (
              <QuestionField
                key={question.id}
                question={question}
                language={invitation.job.language}
                {...form.field(question.id)}
              />
            ))}
          </>
        )}
        <p className={styles.text}>{t('reply.seen')}</p>
        <div className={styles.actions}>
          {mayShowInterest && (
            <Button type="submit" size="large" loading={form.isSubmitting} disabled={declining}>
              {t('reply.interested')}
            </Button>
          )}
          <Button
            variant="secondary"
            size="large"
            disabled={form.isSubmitting}
            onPointerEnter={DeclineDialog.prefetch}
            onFocus={DeclineDialog.prefetch}
            onClick={() => {
              setEverDeclining(true);
              setDeclining(true);
            }}
          >
            {t('reply.decline')}
          </Button>
        </div>
      </FieldForm>
      {everDeclining && (
        <Suspense>
          <DeclineDialog
            open={declining}
            loading={saving}
            onConfirm={() => void onDecline().finally(() => setDeclining(false))}
            onClose={() => setDeclining(false)}
          />
        </Suspense>
      )}
    </Card>
  );
}
