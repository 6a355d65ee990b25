import type { FirstDayState } from '#domain/api/firstDay';
import { useWords } from '../../i18n/intl';
import { askedDay } from './askedDay';
import { itemList } from './itemWords';

export interface FirstDayLineProps {
  state: Pick<FirstDayState, 'items' | 'missing' | 'askedAt'>;
}

/** How much of a first day is said, in one or two sentences. */
export function FirstDayLine({ state }: FirstDayLineProps) {
  const { t, intl, language } = useWords();
  const { items, missing, askedAt } = state;
  if (missing.length === 0) return <span>{t('first_day.line.whole')}</span>;
  const said = t('first_day.line.missing', {
    missing: missing.length,
    all: items.length,
    items: itemList(missing, language),
  });
  if (askedAt === null) return <span>{said}</span>;
  return <span>{`${said} ${t('first_day.line.asked', { day: askedDay(intl, askedAt) })}`}</span>;
}
