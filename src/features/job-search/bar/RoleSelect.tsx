import { FilterBarSelect, type OptionSet } from '@vikari/ui-kit/FilterBar';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { useWords } from '../../../i18n/intl';
import { extraOption, listValue } from '../query/barChoice';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { chosenRoles } from './chosen';

interface RoleSelectProps {
  chosen: readonly string[];
  vocabulary: SearchVocabulary;
  onChange: (workroles: string[]) => void;
}

/** The profession, in a native select. */
export function RoleSelect({ chosen, vocabulary, onChange }: RoleSelectProps) {
  const { t } = useWords();
  const roles = searchableRoles(vocabulary.roles, { isMobile: false });
  const { ids: shown, names } = chosenRoles(chosen, vocabulary);
  const extra = extraOption(shown, new Set(roles.map(({ id }) => id)), names, (first, others) =>
    t('jobs.bar.more', { first, others }),
  );
  const groups: OptionSet[] = vocabulary.roleGroups
    .map(({ id, label }) => ({ label, options: roles.filter(({ group }) => group === id) }))
    .filter((group) => group.options.length > 0);

  return (
    <FilterBarSelect
      label={t('jobs.bar.role')}
      name="roles"
      placeholder={t('jobs.bar.any_role')}
      value={listValue(shown)}
      groups={extra ? [{ label: '', options: [extra] }, ...groups] : groups}
      onChange={({ target }) => {
        if (target.value !== extra?.id) onChange(target.value === '' ? [] : [target.value]);
      }}
    />
  );
}
