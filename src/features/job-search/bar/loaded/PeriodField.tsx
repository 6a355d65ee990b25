import { DateRangeField } from '@vikari/ui-kit/DateRangeField';
import { useWords } from '../../../../i18n/intl';
import { useSite } from '../../../../lib/site/SiteContext';
import type { BarFieldProps } from './barFieldProps';

/** The period by days or whole weeks, in the place of the two native dates. */
export function PeriodField({ filter, onChange }: Pick<BarFieldProps, 'filter' | 'onChange'>) {
  const { t, intl } = useWords();
  const { today } = useSite();
  return (
    <DateRangeField
      appearance="bar"
      label={t('jobs.bar.period')}
      value={{ from: filter.fromDate, to: filter.toDate }}
      onValueChange={({ from, to }) => onChange({ fromDate: from, toDate: to })}
      // As the specification says: the end is after the start
      minDays={2}
      today={today}
      locale={intl.locale}
      labels={{
        from: t('jobs.bar.from'),
        to: t('jobs.bar.to'),
        open: t('jobs.bar.period.open'),
        placeholder: t('jobs.bar.period.placeholder'),
        dialog: {
          title: t('jobs.bar.period.title'),
          close: t('jobs.bar.period.close'),
          clear: t('jobs.bar.clear'),
          apply: t('jobs.bar.period.apply'),
          chooseStart: t('jobs.bar.period.choose_start'),
          chooseEnd: (from) => t('jobs.bar.period.choose_end', { from }),
          chosen: (from, to, days) => t('jobs.bar.period.chosen', { from, to, days }),
          problems: {
            invalid_from: t('jobs.bar.period.invalid_from'),
            invalid_to: t('jobs.bar.period.invalid_to'),
            too_early: t('jobs.bar.period.too_early'),
            end_not_after_start: t('jobs.bar.period.not_after'),
          },
          unsure: (readings) => t('jobs.bar.period.unsure', { readings }),
          weeks: {
            from: t('jobs.bar.period.from_week'),
            to: t('jobs.bar.period.to_week'),
            none: t('jobs.bar.period.no_week'),
            option: (number, day) => t('jobs.bar.period.week_of', { number: `${number}`, day }),
          },
          calendar: {
            previousMonth: t('jobs.bar.period.previous_month'),
            nextMonth: t('jobs.bar.period.next_month'),
            weekColumn: t('jobs.bar.period.week_column'),
            weekColumnShort: t('jobs.bar.period.week_short'),
            week: (number) => t('jobs.bar.period.week', { number: `${number}` }),
            places: {
              start: t('jobs.bar.period.start'),
              end: t('jobs.bar.period.end'),
              inside: t('jobs.bar.period.inside'),
            },
          },
        },
      }}
    />
  );
}
