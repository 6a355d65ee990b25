import { MultiSelect, type OptionSet } from '@vikari/ui-kit/MultiSelect';
import type { NamedPart } from '#domain/search/otherNames';
import { useWords } from '../../i18n/intl';
import { FieldPlaceholder } from '../forms/FieldPlaceholder';
import type { FieldBinding } from '../forms/useForm';
import { useFindOptions } from './useFindOptions';

export interface VocabularyFieldProps extends FieldBinding<string[]> {
  /** What is chosen from. */
  part: NamedPart;
  label: string;
  hint?: string | undefined;
  /** The word for an optional field. */
  optional?: string | undefined;
  /** undefined while they are being read. */
  groups: readonly OptionSet[] | undefined;
}

/** Several of a vocabulary, found by every name that the search knows. */
export function VocabularyField({ part, groups, ...field }: VocabularyFieldProps) {
  const { t } = useWords();
  const { findOptions, isLoading, onFocus } = useFindOptions(part);
  const { label, hint, optional } = field;
  if (!groups) return <FieldPlaceholder {...{ label, hint, optional }} />;
  return (
    <MultiSelect
      {...field}
      groups={groups}
      findOptions={findOptions}
      onFocus={onFocus}
      labels={{
        placeholder: t('auth.choice.placeholder'),
        remove: (name) => t('auth.choice.remove', { label: name }),
        removed: (name) => t('auth.choice.removed', { label: name }),
        noMatches: (query) =>
          isLoading ? t('auth.choice.loading') : t('auth.choice.none', { query }),
        matches: (count) => t('auth.choice.matches', { count }),
      }}
    />
  );
}
