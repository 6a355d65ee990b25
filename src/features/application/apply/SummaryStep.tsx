import { Badge } from '@vikari/ui-kit/Badge';
import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { Icon } from '@vikari/ui-kit/Icon';
import type { Question } from '#domain/applications/questionnaire';
import type { PersonName } from '#domain/candidates/names';
import { phoneText } from '#domain/candidates/phone';
import { useWords } from '../../../i18n/intl';
import { answerText } from './answerText';
import type { ApplyDraft } from './applyDraft';
import type { ApplyStep } from './applySteps';
import styles from './StepForm.module.css';
import type { SubmitProblem } from './useSubmit';

export interface SummaryStepProps {
  draft: ApplyDraft;
  verifiedName: PersonName | null;
  questionnaire: readonly Question[];
  problem: SubmitProblem | null;
  sending: boolean;
  onSend: () => void;
  stepHref: (step: ApplyStep) => string;
  backHref: string;
  linkComponent: LinkComponent;
}

/** A summary of all steps, each with a link to change it, and the button that sends. */
export function SummaryStep(props: SummaryStepProps) {
  const { draft, questionnaire, problem, sending, onSend, stepHref, backHref, ...rest } = props;
  const { verifiedName, linkComponent } = rest;
  const { t } = useWords();
  const { firstName, lastName, email, phone } = draft.contact;
  const contact = [
    [t('apply.first_name'), firstName],
    [t('apply.last_name'), lastName],
    [t('apply.email'), email],
    [t('apply.phone'), phoneText(phone)],
  ] as const;
  return (
    <div className={styles.form}>
      <CheckAnswers
        title={t('apply.step.contact')}
        headingLevel={3}
        changeLabel={t('apply.change')}
        linkComponent={linkComponent}
        answers={contact.map(([question, answer]) => ({
          question,
          answer,
          changeHref: stepHref('contact'),
        }))}
      />
      {questionnaire.length > 0 && (
        <CheckAnswers
          title={t('apply.step.questions')}
          headingLevel={3}
          changeLabel={t('apply.change')}
          linkComponent={linkComponent}
          answers={questionnaire.map((question) => ({
            question: question.text,
            answer: answerText(question, draft.answers[question.id]) ?? t('apply.no_answer'),
            changeHref: stepHref('questions'),
          }))}
        />
      )}
      <p>{t('apply.summary.shared')}</p>
      {verifiedName && (
        <p>
          <Badge tone="success" icon={<Icon name="success" size="small" />}>
            {t('apply.summary.verified')}
          </Badge>{' '}
          {t('apply.summary.verified_name', { ...verifiedName })}
        </p>
      )}
      <div role="alert">
        {problem && (
          <Callout tone="danger" title={t(`apply.problem.${problem}.title`)}>
            <p>{t(`apply.problem.${problem}.text`)}</p>
          </Callout>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          size="large"
          startIcon={<Icon name="send" />}
          loading={sending}
          loadingLabel={t('apply.sending')}
          onClick={onSend}
        >
          {t('apply.send')}
        </Button>
        <Button variant="quiet" size="large" href={backHref} linkComponent={linkComponent}>
          {t('apply.back')}
        </Button>
      </div>
    </div>
  );
}
