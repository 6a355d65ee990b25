import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { TextField } from '@vikari/ui-kit/TextField';
import type { WorkplaceSuggestion } from '#domain/api/workplaces';
import { MAX_LENGTH } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import type { FieldBinding } from '../../../lib/forms/useForm';
import styles from './RegisterSteps.module.css';

export interface WorkplaceFieldProps extends FieldBinding<string> {
  /** The suggestions; null before the first answer. */
  suggestions: readonly Pick<WorkplaceSuggestion, 'name' | 'place'>[] | null;
}

const nameOf = ({ name, place }: Pick<WorkplaceSuggestion, 'name' | 'place'>) =>
  place ? `${name}, ${place}` : name;

/** A workplace as free text, with suggestions from the workplaces of open jobs. */
export function WorkplaceField({
  suggestions,
  value,
  onValueChange,
  ...field
}: WorkplaceFieldProps) {
  const { t } = useWords();
  const names = [...new Set((suggestions ?? []).map(nameOf))].slice(0, 5);
  return (
    <div className={styles.fields}>
      <TextField
        {...field}
        value={value}
        onValueChange={onValueChange}
        label={t('register.step.workplace.field')}
        optional={t('forms.optional')}
        autoComplete="organization"
        maxLength={MAX_LENGTH.workplace}
      />
      <p role="status" className="vk-visually-hidden">
        {suggestions && t('register.step.workplace.count', { count: names.length })}
      </p>
      {names.length > 0 && (
        <RadioCards
          label={t('register.step.workplace.suggestions')}
          name="suggestion"
          options={names.map((name) => ({ id: name, label: name }))}
          value={names.includes(value) ? value : ''}
          onValueChange={onValueChange}
        />
      )}
    </div>
  );
}
