import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import { useWords } from '../../../i18n/intl';
import { useForm } from '../../../lib/forms/useForm';
import { VocabularyField } from '../../../lib/vocabulary/VocabularyField';
import type { StepProps } from './ChoiceForm';
import { StepForm } from './StepForm';

export interface SystemsStepProps extends StepProps {
  /** undefined while they are being read. */
  options: readonly OptionSet[] | undefined;
  /** What the account has. */
  known: readonly string[];
  /** The names of the systems that the job works with. */
  asked: readonly string[];
  onSave: (systems: string[]) => void;
}

/** The record systems that the candidate knows; none is an answer too. */
export function SystemsStep({ options, known, asked, onSave, ...step }: SystemsStepProps) {
  const { t, intl } = useWords();
  const form = useForm({
    initialValues: { systems: [...known] },
    check: () => ({}),
    onSubmit: ({ systems }) => onSave(systems),
  });
  const label = t('account.systems');
  const hint =
    asked.length > 0
      ? t('apply.systems.asked', { systems: intl.formatList(asked) })
      : t('account.systems.hint');
  return (
    <StepForm {...step} form={form} summary={false}>
      <VocabularyField
        {...form.field('systems')}
        part="systems"
        label={label}
        hint={hint}
        groups={options}
      />
      <p>{t('apply.systems.none')}</p>
    </StepForm>
  );
}
