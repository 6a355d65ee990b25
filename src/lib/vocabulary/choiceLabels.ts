import type { MultiSelectLabels } from '@vikari/ui-kit/MultiSelect';
import type { Words } from '../../i18n/intl';

/** The texts of every box in which several of many are chosen. */
export function choiceLabels({ t }: Words): MultiSelectLabels {
  return {
    placeholder: t('auth.choice.placeholder'),
    remove: (label) => t('auth.choice.remove', { label }),
    noMatches: t('auth.choice.none'),
    matches: (count) => t('auth.choice.matches', { count }),
  };
}
