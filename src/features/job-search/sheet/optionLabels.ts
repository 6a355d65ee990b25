import type { OptionGroupLabels } from '@vikari/ui-kit/OptionGroup';
import type { Words } from '../../../i18n/intl';

interface OptionSearch {
  /** Its label; '' for a list without one. */
  search?: string | undefined;
  /** The names that it finds by are being loaded. */
  isLoading?: boolean | undefined;
}

/** The texts of every list of check boxes in the filters. */
export function optionLabels(
  { t }: Words,
  { search = '', isLoading = false }: OptionSearch = {},
): OptionGroupLabels {
  return {
    search,
    showMore: (count) => t('jobs.sheet.show_more', { count }),
    showLess: t('jobs.sheet.show_less'),
    noMatches: (query) =>
      isLoading ? t('jobs.sheet.loading') : t('jobs.sheet.no_matches', { query }),
    matches: (count) => t('jobs.sheet.matches', { count }),
    count: (total) => t('jobs.count_short', { total }),
  };
}
