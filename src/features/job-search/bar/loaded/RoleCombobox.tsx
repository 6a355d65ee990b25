import { FilterBarCombobox } from '@vikari/ui-kit/FilterBarCombobox';
import { searchableRoles } from '#domain/vocabulary/searchableRoles';
import { useWords } from '../../../../i18n/intl';
import { extraOption } from '../../query/barChoice';
import { chosenRoles } from '../chosen';
import type { BarFieldProps } from './barFieldProps';
import { useComboboxLabels } from './useComboboxLabels';
import { useOptions } from './useOptions';

/** Every choice is shown in the same way, whether it is offered or not. */
const NONE: ReadonlySet<string> = new Set();

/** The profession by typing, in the place of the native select. */
export function RoleCombobox({ filter, vocabulary, onChange, onUnmatched }: BarFieldProps) {
  const { t } = useWords();
  const offeredNames = searchableRoles(vocabulary.roles, { isMobile: false });
  const { suggestionOf, ...offered } = useOptions('role', filter, offeredNames);
  const { ids, names } = chosenRoles(filter.workroles, vocabulary);
  const value = extraOption(ids, NONE, names, (first, others) =>
    t('jobs.bar.more', { first, others }),
  );
  return (
    <FilterBarCombobox
      {...offered}
      label={t('jobs.bar.role')}
      placeholder={t('jobs.bar.any_role')}
      value={value}
      onValueChange={(option) =>
        onChange({ workroles: option ? (suggestionOf(option)?.ids ?? [option.id]) : [] })
      }
      onUnmatched={onUnmatched}
      labels={useComboboxLabels(t('jobs.bar.role'), t('jobs.bar.roles'))}
    />
  );
}
