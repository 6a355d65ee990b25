import { Callout } from '@vikari/ui-kit/Callout';
import { FormSection } from '@vikari/ui-kit/FormSection';
import type { OptionSet } from '@vikari/ui-kit/MultiSelect';
import { Skeleton } from '@vikari/ui-kit/Skeleton';
import { Suspense, useState } from 'react';
import type { JobPreferences } from '#domain/candidates/preferences';
import { type MessageId, useWords } from '../../../i18n/intl';
import type { FieldErrors } from '../../../lib/forms/fieldErrors';
import { useFieldWords } from '../../../lib/forms/useFieldWords';
import { lazyPart } from '../../../lib/late/lazyPart';
import { namesIn } from '../../../lib/vocabulary/choiceNames';
import { VocabularyField } from '../../../lib/vocabulary/VocabularyField';
import { AutosaveBar } from '../AutosaveBar';
import styles from '../account.module.css';
import type { AccountOptions } from '../accountOptions';
import type { AutosaveForm } from '../autosave/useAutosave';
import { Conflicts } from '../Conflicts';
import { LABEL, onCallId } from './preferenceTexts';

/** What is below the first screen: the slider and the cards are half of the tab's code. */
const LaterSections = lazyPart(async () => (await import('./LaterSections')).LaterSections, {
  server: 'nothing',
  failed: 'wait',
});

/** What each field of choices is chosen from. */
const PART = {
  locations: 'locations',
  workRoles: 'workroles',
  workFields: 'workfields',
  systems: 'systems',
} as const;

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
  const { t, intl } = useWords();
  const say = useFieldWords();

  // Nothing is an error before somebody has tried to answer it
  const [tried, setTried] = useState<ReadonlySet<string>>(new Set());

  /** A field with the note of what is missing, once it was changed; an error takes precedence. */
  function field<Name extends keyof JobPreferences>(name: Name) {
    const own = form.field(name);
    const id = tried.has(name) ? missing[name] : undefined;
    return {
      ...own,
      error: own.error ?? (id === undefined ? undefined : say(id)),
      onValueChange(value: JobPreferences[Name]) {
        setTried((before) => new Set(before).add(name));
        own.onValueChange(value);
      },
    };
  }

  const choice = (name: keyof typeof PART, groups: readonly OptionSet[] | undefined) => (
    <VocabularyField {...field(name)} part={PART[name]} label={t(LABEL[name])} groups={groups} />
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

  const missingNames = intl.formatList(
    Object.entries(LABEL).flatMap(([name, id]) => (name in missing ? [t(id)] : [])),
  );

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
          <p>{t('account.preferences.incomplete.text', { fields: missingNames })}</p>
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
        <Suspense fallback={<Skeleton shape="block" height="60rem" />}>
          <LaterSections {...{ field, options, today }} />
        </Suspense>
      </div>
    </>
  );
}
