import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { Text } from '@vikari/ui-kit/Text';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { weekOfKey } from '#domain/calendar/isoWeek';
import { MOST_WEEKS } from '#domain/candidates/mostWeeks';
import type { JobPreferences } from '#domain/candidates/preferences';
import { HOURLY_RATE } from '#domain/limits';
import { useWords } from '../../../i18n/intl';
import { comparedBy } from '../../../lib/comparedRates';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import { plannerPath } from '../../../lib/site/plannerPath';
import { RouterLink } from '../../../lib/site/RouterLink';
import styles from '../account.module.css';
import type { AccountOptions } from '../accountOptions';
import type { AutosaveForm } from '../autosave/useAutosave';
import { LABEL, ON_CALL, onCallId } from './preferenceTexts';

export interface LaterSectionsProps {
  /** undefined while they are being read. */
  options: AccountOptions | undefined;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
  /** A field with the note of what is missing. */
  field: AutosaveForm<JobPreferences>['field'];
}

/** The sections of the preferences after the choices of many: terms and weeks. */
export function LaterSections({ field, options, today }: LaterSectionsProps) {
  const { t, intl } = useWords();
  const { id: _id, value: onCall, onValueChange: onOnCall, ...onCallField } = field('onCallDuty');
  const { value: pay, onValueChange: onPay } = field('compensation');
  const {
    id: weeksId,
    value: periods,
    onValueChange: onPeriods,
    name: _name,
    ...weeks
  } = field('availablePeriods');
  const { id: typesId, ...types } = field('employmentTypes');
  return (
    <>
      <FormSection
        title={t('account.preferences.terms')}
        description={<p>{t('account.preferences.terms.text')}</p>}
      >
        {options ? (
          <CheckboxGroup
            {...types}
            id={typesId}
            label={t(LABEL.employmentTypes)}
            options={options.employmentTypes}
            layout="wrap"
          />
        ) : (
          <FieldPlaceholder label={t(LABEL.employmentTypes)} />
        )}
        <RadioCards
          {...onCallField}
          label={t(LABEL.onCallDuty)}
          value={onCallId(onCall)}
          onValueChange={(id) => onOnCall(ON_CALL[id] ?? null)}
          options={[
            { id: 'either', label: t('account.preferences.on_call.either') },
            { id: 'yes', label: t('account.preferences.on_call.yes') },
            { id: 'no', label: t('account.preferences.on_call.no') },
          ]}
        />
        <div>
          <h3 className={styles.heading}>{t(LABEL.compensation)}</h3>
          <Text variant="small" tone="muted">
            {t('account.preferences.rate.text', comparedBy(intl))}
          </Text>
          <RateRange
            min={HOURLY_RATE.min}
            max={HOURLY_RATE.max}
            step={HOURLY_RATE.step}
            minDistance={HOURLY_RATE.minDistance}
            value={{ min: pay.hourly.minRate, max: pay.hourly.maxRate }}
            onValueChange={({ min, max }) => onPay({ hourly: { minRate: min, maxRate: max } })}
            labels={{
              group: t(LABEL.compensation),
              min: t('account.preferences.rate.min'),
              max: t('account.preferences.rate.max'),
              unit: t('account.preferences.rate.unit'),
              value: (sek) => `${intl.formatNumber(sek)} ${t('account.preferences.rate.unit')}`,
            }}
          />
        </div>
      </FormSection>
      <FormSection
        title={t('account.preferences.when')}
        description={
          <>
            <p>{t('account.preferences.when.text')}</p>
            <p>
              <RouterLink href={plannerPath()}>{t('account.preferences.plan')}</RouterLink>
            </p>
          </>
        }
      >
        <WeekPicker
          {...weeks}
          id={weeksId}
          label={t(LABEL.availablePeriods)}
          today={today}
          count={MOST_WEEKS}
          layout="numbers"
          locale={intl.locale}
          value={Object.keys(periods.weeksData)}
          onValueChange={(keys) => onPeriods({ weeksData: weeksOf(keys) })}
          labels={{
            week: (number) => t('account.preferences.week', { number }),
            chosen: (count) => t('account.preferences.weeks.chosen', { count }),
          }}
        />
      </FormSection>
    </>
  );
}

/** Weeks by their keys (`week_year`), as stored. */
function weeksOf(keys: readonly string[]): JobPreferences['availablePeriods']['weeksData'] {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const week = weekOfKey(key);
      return week ? [[key, week]] : [];
    }),
  );
}
