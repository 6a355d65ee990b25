import { MultiSelect, type OptionSet } from '@vikari/ui-kit/MultiSelect';
import { useState } from 'react';
import { useWords } from '../../../i18n/intl';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import { choiceLabels } from '../../../lib/vocabulary/choiceLabels';
import { ChoiceForm, type StepProps } from './ChoiceForm';

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
export function SystemsStep({ options, known, asked, onSave, ...form }: SystemsStepProps) {
  const words = useWords();
  const { t, intl } = words;
  const [systems, setSystems] = useState<string[]>([...known]);
  const label = t('account.systems');
  const hint =
    asked.length > 0
      ? t('apply.systems.asked', { systems: intl.formatList(asked) })
      : t('account.systems.hint');
  return (
    <ChoiceForm {...form} onSubmit={() => onSave(systems)}>
      {options ? (
        <MultiSelect
          label={label}
          hint={hint}
          groups={options}
          value={systems}
          onValueChange={setSystems}
          labels={choiceLabels(words)}
        />
      ) : (
        <FieldPlaceholder label={label} hint={hint} />
      )}
      <p>{t('apply.systems.none')}</p>
    </ChoiceForm>
  );
}
