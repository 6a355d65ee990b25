import type { FilterBarComboboxLabels } from '@vikari/ui-kit/FilterBarCombobox';
import { useWords } from '../../../../i18n/intl';

/** The texts of a combobox of the bar. */
export function useComboboxLabels(field: string, list: string): FilterBarComboboxLabels {
  const { t } = useWords();
  return {
    clear: t('jobs.bar.clear_field', { field }),
    list,
    noMatches: (query) => t('jobs.bar.no_matches', { query }),
    busy: t('jobs.bar.busy'),
    matches: (count) => t('jobs.bar.matches', { count }),
    count: (count) => t('jobs.bar.jobs', { count }),
  };
}
