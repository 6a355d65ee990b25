import { DateField } from '@vikari/ui-kit/DateField';
import { useWords } from '../../../i18n/intl';
import { useSite } from '../../site/SiteContext';
import type { DayFieldProps } from './dayFieldProps';

/** The kit's field of a day, with the site's texts. */
export function KitDayField({ problems, ...props }: DayFieldProps) {
  const { t, intl } = useWords();
  const { today } = useSite();
  return (
    <DateField
      {...props}
      today={today}
      locale={intl.locale}
      labels={{
        open: t('forms.day.open'),
        placeholder: t('forms.day.placeholder'),
        title: t('forms.day.title'),
        close: t('forms.day.close'),
        problems: {
          invalid: t('validation.date'),
          too_early: problems?.too_early ?? t('forms.day.too_early'),
          too_late: problems?.too_late ?? t('forms.day.too_late'),
          // No day of the site's is taken
          unavailable: t('validation.date'),
        },
        unsure: (readings) => t('forms.day.unsure', { readings }),
        calendar: {
          previousMonth: t('forms.day.previous_month'),
          nextMonth: t('forms.day.next_month'),
          weekColumn: t('forms.day.week_column'),
          weekColumnShort: t('forms.day.week_short'),
          week: (number) => t('forms.day.week', { number: `${number}` }),
        },
      }}
    />
  );
}
