import type { WorkFieldPickerLabels } from '@vikari/ui-kit/WorkFieldPicker';
import type { Words } from '../../../i18n/intl';

/** The texts of the work-field icons. */
export function workFieldLabels({ t }: Words): WorkFieldPickerLabels {
  return {
    wholeGroup: (group) => t('jobs.fields.whole', { group }),
    chosen: (count, total) => t('jobs.fields.chosen', { count, total }),
    allChosen: t('jobs.fields.all_chosen'),
    count: (total) => t('jobs.count_short', { total }),
  };
}
