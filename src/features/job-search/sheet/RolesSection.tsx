import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { useWords } from '../../../i18n/intl';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import { withCounts } from './filterCounts';
import { GroupedOptions } from './GroupedOptions';

interface RolesSectionProps {
  vocabulary: SearchVocabulary;
  counts: Record<string, number> | undefined;
  isMobile: boolean;
  value: readonly string[];
  onChange: (workroles: string[]) => void;
}

/** Professions by their groups. */
export function RolesSection({ vocabulary, counts, isMobile, value, onChange }: RolesSectionProps) {
  const { t } = useWords();
  const roles = searchableRoles(vocabulary.roles, { isMobile });
  const groups = vocabulary.roleGroups
    .map(({ id, label }) => {
      const members = roles.filter(({ group }) => group === id);
      // A job has one role, so a group's count is the sum of its roles' counts.
      const total = counts && members.reduce((sum, role) => sum + (counts[role.id] ?? 0), 0);
      return { id, label, total, selectsAll: id !== '', options: withCounts(members, counts) };
    })
    .filter(({ options }) => options.length > 0);
  return (
    <GroupedOptions
      part="workroles"
      groups={groups}
      searched={groups.flatMap(({ id, label, options }) =>
        // What is in no group has a heading that says nothing
        options.map((option) => ({ ...option, group: id === '' ? '' : label })),
      )}
      searchLabel={t('jobs.sheet.roles_search')}
      value={value}
      onChange={onChange}
    />
  );
}
