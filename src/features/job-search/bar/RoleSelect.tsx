import { FilterBarSelect, type OptionSet } from '@vikari/ui-kit/FilterBar';
import { rolesSelectedWith } from '#domain/jobs/selection';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { useWords } from '../../../i18n/intl';
import { extraOption, listValue } from '../query/barChoice';
import { collapse } from '../query/collapse';
import { namesOf } from '../query/filterChips';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';

interface RoleSelectProps {
  chosen: readonly string[];
  vocabulary: SearchVocabulary;
  onChange: (workroles: string[]) => void;
}

/** The profession, by the browser's own list; choosing one chooses its group (part 5). */
export function RoleSelect({ chosen, vocabulary, onChange }: RoleSelectProps) {
  const { t } = useWords();
  const roles = searchableRoles(vocabulary.roles, { isMobile: false });
  const { options, headings } = namesOf('workroles', vocabulary);
  const extra = extraOption(
    chosen,
    new Set(roles.map(({ id }) => id)),
    collapse(chosen, headings, options),
    (first, others) => t('jobs.bar.more', { first, others }),
  );
  const groups: OptionSet[] = vocabulary.roleGroups
    .map(({ id, label }) => ({ label, options: roles.filter(({ group }) => group === id) }))
    .filter((group) => group.options.length > 0);

  function handleChange(value: string) {
    if (value === extra?.id) return;
    onChange(value === '' ? [] : rolesSelectedWith(value, vocabulary.roles));
  }

  return (
    <FilterBarSelect
      label={t('jobs.bar.role')}
      name="roles"
      width="wide"
      placeholder={t('jobs.bar.any_role')}
      value={listValue(chosen)}
      groups={extra ? [{ label: '', options: [extra] }, ...groups] : groups}
      onChange={(event) => handleChange(event.target.value)}
    />
  );
}
