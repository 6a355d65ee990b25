import type { LinkComponent } from '@vikari/ui-kit/Button';
import { Callout } from '@vikari/ui-kit/Callout';
import type { Answers } from '#domain/jobs/questionnaire';
import type { Language } from '#domain/language';
import { useWords } from '../../../i18n/intl';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import type { ApplyRules } from './applyChecks';
import { checkQuestions } from './checkQuestions';
import { QuestionField } from './QuestionField';
import { StepForm } from './StepForm';

export interface QuestionsStepProps {
  /** Read once. */
  initialValues: Answers;
  refused: FieldErrors<Answers>;
  rules: Pick<ApplyRules, 'questionnaire'>;
  /** The language of the job's ad; Swedish where it does not say. */
  language?: Language | null | undefined;
  /** The questions have changed since some were answered. */
  changed: boolean;
  backHref: string;
  linkComponent: LinkComponent;
  onChange: (answers: Answers) => void;
  /** Returns the fields' errors. */
  onComplete: (answers: Answers) => Promise<FieldErrors<Answers>>;
}

/** The job's own questions. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { initialValues, refused, rules, language, changed, backHref, linkComponent, ...on } =
    props;
  const { onChange, onComplete } = on;
  const { t } = useWords();
  const form = useForm<Answers>({
    // A value for every question of the job, in their order.
    initialValues: Object.fromEntries(
      rules.questionnaire.map(({ id, type }) => [
        id,
        initialValues[id] ?? (type === 'multiple_choice' ? [] : ''),
      ]),
    ),
    initialErrors: refused,
    check: (values) => checkQuestions(rules, values),
    onChange,
    onSubmit: onComplete,
    summaryName: (name) => rules.questionnaire.find(({ id }) => id === name)?.text ?? '',
  });
  return (
    <StepForm form={form} backHref={backHref} linkComponent={linkComponent}>
      {changed && (
        <Callout tone="info">
          <p>{t('apply.questionnaire.changed')}</p>
        </Callout>
      )}
      {rules.questionnaire.map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          language={language}
          {...form.field(question.id)}
        />
      ))}
    </StepForm>
  );
}
