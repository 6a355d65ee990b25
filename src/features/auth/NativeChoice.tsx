import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import { SelectField } from '@vikari/ui-kit/SelectField';
import { useWords } from '../../i18n/intl';
import type { FieldBinding } from '../../lib/forms/useForm';

export interface NativeChoiceProps extends FieldBinding<string[]> {
  label: string;
  hint?: string;
  /** The word for an optional field. */
  optional?: string;
  groups: readonly OptionSet[];
}

/**
 * A native list for one option, used before hydration and without a script. It is as high as the
 * field that replaces it.
 */
export function NativeChoice({ value, onValueChange, groups, ...field }: NativeChoiceProps) {
  const { t } = useWords();
  const [first = '', ...others] = value;
  return (
    <>
      <SelectField
        {...field}
        groups={groups}
        placeholder={t('auth.choice.choose')}
        defaultValue={first}
        onValueChange={(id) => onValueChange(id === '' ? others : [id, ...others])}
      />
      {others.map((id) => (
        <input key={id} type="hidden" name={field.name} value={id} />
      ))}
    </>
  );
}
