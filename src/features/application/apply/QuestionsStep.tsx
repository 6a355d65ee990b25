import type { LinkComponent } from '@vikari/ui-kit/Button';
import type { Answers } from '#domain/applications/questionnaire';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useForm } from '../../../lib/forms/useForm';
import { type ApplyRules, checkQuestions } from './applySteps';
import { QuestionField } from './QuestionField';
import { StepForm } from './StepForm';

export interface QuestionsStepProps {
  /** Read once. */
  initialValues: Answers;
  refused: FieldErrors<Answers>;
  rules: ApplyRules;
  backHref: string;
  linkComponent: LinkComponent;
  onChange: (answers: Answers) => void;
  onComplete: (answers: Answers) => void;
}

/** The job's own questions. */
export function QuestionsStep(props: QuestionsStepProps) {
  const { initialValues, refused, rules, backHref, linkComponent, onChange, onComplete } = props;
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
      {rules.questionnaire.map((question) => (
        <QuestionField key={question.id} question={question} {...form.field(question.id)} />
      ))}
    </StepForm>
  );
}
