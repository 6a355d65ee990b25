import { Badge } from '@vikari/ui-kit/Badge';
import { Button, type LinkComponent } from '@vikari/ui-kit/Button';
import { CheckAnswers } from '@vikari/ui-kit/CheckAnswers';
import { Icon } from '@vikari/ui-kit/Icon';
import type { ApplicationStep, StepStatus } from '#domain/applications/steps';
import type { ContactDetails } from '#domain/candidates/contactDetails';
import type { PersonName } from '#domain/candidates/names';
import { phoneText } from '#domain/candidates/phone';
import type { Answers, Question } from '#domain/jobs/questionnaire';
import type { Language } from '#domain/language';
import { useWords } from '../../../i18n/intl';
import { titleLang } from '../../../lib/jobText/adLanguage';
import { AnswerWords } from './AnswerWords';
import { answerText } from './answerText';
import type { ApplyPage } from './applyChecks';
import styles from './StepForm.module.css';

export interface SummaryStepProps {
  contact: ContactDetails;
  answers: Answers;
  states: readonly StepStatus[];
  /** What is there of a step, in a few words: the name of a document. */
  notes: Partial<Record<ApplicationStep, string>>;
  verifiedName: PersonName | null;
  /** The candidate came by a recommendation, which is sent along. */
  recommended: boolean;
  questionnaire: readonly Question[];
  /** The language of the job's ad; Swedish where it does not say. */
  adLanguage: Language | null;
  sending: boolean;
  onSend: () => void;
  stepHref: (page: ApplyPage) => string;
  backHref: string;
  linkComponent: LinkComponent;
}

const SHOWN_APART: ReadonlySet<ApplicationStep> = new Set([
  'contact_details',
  'questionnaire',
  'summary',
]);

/** A summary of all steps, each with a link to change it, and the button that sends. */
export function SummaryStep(props: SummaryStepProps) {
  const { contact, answers, states, notes, questionnaire, sending, onSend, ...rest } = props;
  const { verifiedName, recommended, adLanguage, stepHref, backHref, linkComponent } = rest;
  const { t, language } = useWords();
  const rows = [
    [t('forms.first_name'), contact.firstName],
    [t('forms.last_name'), contact.lastName],
    [t('apply.email'), contact.email],
    [t('forms.phone'), phoneText(contact.phone)],
  ] as const;
  const changing = { headingLevel: 3, changeLabel: t('apply.change'), linkComponent } as const;
  return (
    <div className={styles.form}>
      <CheckAnswers
        {...changing}
        title={t('apply.step.contact_details')}
        items={rows.map(([question, answer]) => ({
          question,
          answer,
          changeHref: stepHref('contact_details'),
        }))}
      />
      {questionnaire.length > 0 && (
        <CheckAnswers
          {...changing}
          title={t('apply.step.questionnaire')}
          items={questionnaire.map((question) => {
            const text = answerText(question, answers[question.id]);
            return {
              question: question.text,
              questionLang: titleLang({ language: adLanguage }, language),
              answer:
                text === null ? (
                  t('apply.no_answer')
                ) : (
                  <AnswerWords question={question} text={text} language={adLanguage} />
                ),
              changeHref: stepHref('questionnaire'),
            };
          })}
        />
      )}
      <CheckAnswers
        {...changing}
        title={t('apply.summary.enclosed')}
        items={states.flatMap(({ id, state, reason }) =>
          id === 'completion' || SHOWN_APART.has(id)
            ? []
            : [
                {
                  question: t(`apply.step.${id}`),
                  answer: reason
                    ? t(`apply.reason.${reason}`)
                    : (notes[id] ?? t(`apply.state.${state}`)),
                  changeHref: stepHref(id),
                },
              ],
        )}
      />
      <p>{t('apply.summary.shared')}</p>
      {recommended && <p>{t('apply.summary.recommended')}</p>}
      {verifiedName && (
        <p>
          <Badge tone="success" icon={<Icon name="success" size="small" />}>
            {t('apply.summary.verified')}
          </Badge>
          <span>{` ${t('apply.summary.verified_name', { ...verifiedName })}`}</span>
        </p>
      )}
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
