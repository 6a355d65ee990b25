import { useMemo } from 'react';
import { useArrivingConstants } from '../../data/arrivingConstants';
import { type AccountOptions, accountOptions } from '../../features/account/accountOptions';
import { useWords } from '../../i18n/intl';

/** The options of the account's fields; undefined while they are being read. */
export function useAccountOptions(): AccountOptions | undefined {
  const { t, language } = useWords();
  const data = useArrivingConstants();
  const others = t('auth.choice.others');
  return useMemo(
    () => data && accountOptions(data, { language, others }),
    [data, language, others],
  );
}
