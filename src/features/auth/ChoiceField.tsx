import { MultiSelect, type OptionSet } from '@vikari/ui-kit/MultiSelect';
import { useWords } from '../../i18n/intl';
import { FieldPlaceholder } from '../../lib/forms/FieldPlaceholder';
import type { FieldBinding } from '../../lib/forms/useForm';
import { NativeChoice } from './NativeChoice';

export interface ChoiceFieldProps extends FieldBinding<string[]> {
  label: string;
  hint?: string;
  /** The word for an optional field. */
  optional?: string;
  /** undefined while they are being read. */
  groups: readonly OptionSet[] | undefined;
  /** The options of the native list until then; undefined when the page has none. */
  firstGroups: readonly OptionSet[] | undefined;
}

/** A MultiSelect, with a native list of the same height until its options are read. */
export function ChoiceField({ groups, firstGroups, ...field }: ChoiceFieldProps) {
  const { t } = useWords();
  if (!groups && firstGroups) return <NativeChoice {...field} groups={firstGroups} />;
  if (!groups)
    return <FieldPlaceholder label={field.label} hint={field.hint} optional={field.optional} />;
  return (
    <MultiSelect
      {...field}
      groups={groups}
      labels={{
        placeholder: t('auth.choice.placeholder'),
        remove: (label) => t('auth.choice.remove', { label }),
        noMatches: t('auth.choice.none'),
        matches: (count) => t('auth.choice.matches', { count }),
      }}
    />
  );
}
