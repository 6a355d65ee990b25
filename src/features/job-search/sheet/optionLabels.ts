import type { OptionGroupLabels } from '@vikari/ui-kit/OptionGroup';
import type { Words } from '../../../i18n/intl';

/** The texts of every list of check boxes in the filters. */
export function optionLabels({ t }: Words, search = ''): OptionGroupLabels {
  return {
    search,
    showMore: (count) => t('jobs.sheet.show_more', { count }),
    showLess: t('jobs.sheet.show_less'),
    noMatches: (query) => t('jobs.sheet.no_matches', { query }),
    matches: (count) => t('jobs.sheet.matches', { count }),
    count: (total) => t('jobs.count_short', { total }),
  };
}
