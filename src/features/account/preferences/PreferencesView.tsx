import { Callout } from '@vikari/ui-kit/Callout';
import { CheckboxGroup } from '@vikari/ui-kit/CheckboxGroup';
import { FormSection } from '@vikari/ui-kit/FormSection';
import { MultiSelect, type OptionSet } from '@vikari/ui-kit/MultiSelect';
import { RadioCards } from '@vikari/ui-kit/RadioCards';
import { RateRange } from '@vikari/ui-kit/RateRange';
import { WeekPicker } from '@vikari/ui-kit/WeekPicker';
import { weekOfKey } from '#domain/calendar/isoWeek';
import type { JobPreferences } from '#domain/candidates/preferences';
import { HOURLY_RATE } from '#domain/limits';
import { type MessageId, useWords } from '../../../i18n/intl';
import { FieldPlaceholder } from '../../../lib/forms/FieldPlaceholder';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import { plannerPath } from '../../../lib/site/plannerPath';
import { RouterLink } from '../../../lib/site/RouterLink';
import { choiceLabels } from '../../../lib/vocabulary/choiceLabels';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import { AutosaveBar } from '../AutosaveBar';
import styles from '../account.module.css';
import type { AccountOptions } from '../accountOptions';
import type { AutosaveForm } from '../autosave/useAutosave';
import { Conflicts } from '../Conflicts';

const LABEL = {
  locations: 'account.preferences.locations',
  workRoles: 'account.preferences.work_roles',
  workFields: 'account.preferences.work_fields',
  systems: 'account.preferences.systems',
  onCallDuty: 'account.preferences.on_call',
  compensation: 'account.preferences.rate',
  availablePeriods: 'account.preferences.weeks',
  employmentTypes: 'account.preferences.employment_types',
} as const satisfies Record<keyof JobPreferences, MessageId>;

/** The answers to the question about on-call duty, by the id of their card. */
const ON_CALL: Readonly<Record<string, boolean | null>> = { either: null, yes: true, no: false };

const onCallId = (value: boolean | null): string =>
  Object.keys(ON_CALL).find((id) => ON_CALL[id] === value) ?? 'either';

export interface PreferencesViewProps {
  form: AutosaveForm<JobPreferences>;
  /** The message ids of required fields that are empty, by field (part 5). */
  missing: FieldErrors<JobPreferences>;
  /** undefined while they are being read. */
  options: AccountOptions | undefined;
  /** `YYYY-MM-DD` in Stockholm. */
  today: string;
}

/** The candidate's preferences, saved automatically. */
export function PreferencesView({ form, missing, options, today }: PreferencesViewProps) {
  const words = useWords();
  const { t, intl } = words;
  const labels = choiceLabels(words);
  const say = useFieldWords();

  /** A field with the note of what is missing; an error takes precedence. */
  function field<Name extends keyof JobPreferences>(name: Name) {
    const own = form.field(name);
    const id = missing[name];
    return { ...own, error: own.error ?? (id === undefined ? undefined : say(id)) };
  }

  const choice = (
    name: 'locations' | 'workRoles' | 'workFields' | 'systems',
    groups: readonly OptionSet[] | undefined,
  ) =>
    groups ? (
      <MultiSelect {...field(name)} label={t(LABEL[name])} {...{ groups, labels }} />
    ) : (
      <FieldPlaceholder label={t(LABEL[name])} />
    );

  const groupsOf = {
    locations: options?.locations,
    workRoles: options?.professions,
    workFields: options?.workfields,
    systems: options?.systems,
    employmentTypes: [{ label: '', options: options?.employmentTypes ?? [] }],
  };

  function valueText(field: keyof JobPreferences, values: JobPreferences): string {
    switch (field) {
      case 'onCallDuty':
        return t(`account.preferences.on_call.${onCallId(values.onCallDuty)}` as MessageId);
      case 'compensation': {
        const { minRate, maxRate } = values.compensation.hourly;
        return `${intl.formatNumber(minRate)}–${intl.formatNumber(maxRate)} ${t('account.preferences.rate.unit')}`;
      }
      case 'availablePeriods':
        return Object.values(values.availablePeriods.weeksData)
          .sort((a, b) => (a.startDate < b.startDate ? -1 : 1))
          .map(({ weekNumber }) => t('account.preferences.week', { number: weekNumber }))
          .join(', ');
      default:
        return namesIn(groupsOf[field] ?? [], values[field]).join(', ');
    }
  }

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
      <AutosaveBar phase={form.phase} onRetry={form.retry} />
      <Conflicts
        conflicts={form.conflicts.map(({ field, own, stored }) => ({
          field,
          label: t(LABEL[field]),
          own: valueText(field, own),
          stored: valueText(field, stored),
        }))}
        onChoose={form.choose}
      />
      {Object.keys(missing).length > 0 && (
        <Callout tone="info" headingLevel={2} title={t('account.preferences.incomplete')}>
          <p>{t('account.preferences.incomplete.text')}</p>
        </Callout>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears that the focus has left a field of it */}
      <div className={styles.sections} onBlur={form.onBlur}>
        <FormSection
          title={t('account.preferences.what')}
          description={<p>{t('account.preferences.what.text')}</p>}
        >
          {choice('workRoles', groupsOf.workRoles)}
          {choice('workFields', groupsOf.workFields)}
          {choice('systems', groupsOf.systems)}
        </FormSection>
        <FormSection
          title={t('account.preferences.where')}
          description={<p>{t('account.preferences.where.text')}</p>}
        >
          {choice('locations', groupsOf.locations)}
        </FormSection>
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
            <p className={styles.small}>{t('account.preferences.rate.text')}</p>
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
            locale={intl.locale}
            value={Object.keys(periods.weeksData)}
            onValueChange={(keys) => onPeriods({ weeksData: weeksOf(keys) })}
            labels={{
              week: (number) => t('account.preferences.week', { number }),
              chosen: (count) => t('account.preferences.weeks.chosen', { count }),
            }}
          />
        </FormSection>
      </div>
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
