import type { FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import type { JobFilter } from '#domain/jobs/filter';
import type { Words } from '../../../i18n/intl';
import { FieldsPicker } from '../fields/FieldsPicker';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import type { FilterCounts } from './filterCounts';
import { OnCallSection } from './OnCallSection';
import { OptionsSection } from './OptionsSection';
import { type PendingNames, PendingOptions } from './PendingOptions';
import { PeriodSection } from './PeriodSection';
import { PlacesSection } from './PlacesSection';
import { RateSection } from './RateSection';
import { RolesSection } from './RolesSection';
import { TextSection } from './TextSection';

export interface SectionsInput {
  words: Words;
  vocabulary: SearchVocabulary;
  /** Null once the vocabulary is whole: municipalities and systems come after the page. */
  pending: PendingNames | null;
  /** Null until the first answer. */
  counts: FilterCounts | null;
  /** On a phone some professions are left out (part 5). */
  isMobile: boolean;
}

/** Every filter of part 3 under its heading. */
export function filterSections(input: SectionsInput): FilterSheetSection<JobFilter>[] {
  const { words, vocabulary, pending, counts, isMobile } = input;
  const { t } = words;
  const facets = counts?.facets;
  return [
    {
      id: 'text',
      title: t('jobs.sheet.text'),
      estimatedHeight: 80,
      render: ({ text }, change) => (
        <TextSection text={text} onChange={(next) => change({ text: next })} />
      ),
    },
    {
      id: 'workroles',
      title: t('jobs.sheet.roles'),
      estimatedHeight: 640,
      render: ({ workroles }, change) => (
        <RolesSection
          vocabulary={vocabulary}
          counts={facets?.workroles}
          isMobile={isMobile}
          value={workroles}
          onChange={(next) => change({ workroles: next })}
        />
      ),
    },
    {
      id: 'locations',
      title: t('jobs.sheet.places'),
      estimatedHeight: 1260,
      render: ({ locations }, change) =>
        pending ? (
          <PendingOptions {...pending} />
        ) : (
          <PlacesSection
            places={vocabulary.places}
            counts={facets?.locations}
            value={locations}
            onChange={(next) => change({ locations: next })}
          />
        ),
    },
    {
      id: 'period',
      title: t('jobs.sheet.period'),
      estimatedHeight: 130,
      render: (staged, change) => <PeriodSection period={staged} onChange={change} />,
    },
    {
      id: 'rate',
      title: t('jobs.sheet.rate'),
      estimatedHeight: 260,
      render: (staged, change) => (
        <RateSection limits={staged} histogram={counts?.histogram} onChange={change} />
      ),
    },
    {
      id: 'workfields',
      title: t('jobs.sheet.fields'),
      estimatedHeight: 480,
      render: ({ workfields }, change) => (
        <FieldsPicker
          fields={vocabulary.fields}
          counts={facets?.workfields}
          value={workfields}
          onChange={(next) => change({ workfields: next })}
        />
      ),
    },
    {
      id: 'employmentTypes',
      title: t('jobs.sheet.employment'),
      render: ({ employmentTypes }, change) => (
        <OptionsSection
          label={t('jobs.sheet.employment')}
          options={vocabulary.employmentTypes}
          counts={facets?.employmentTypes}
          value={employmentTypes}
          onChange={(next) => change({ employmentTypes: next })}
        />
      ),
    },
    {
      id: 'timeOfDay',
      title: t('jobs.sheet.time_of_day'),
      render: ({ timeOfDay }, change) => (
        <OptionsSection
          label={t('jobs.sheet.time_of_day')}
          options={vocabulary.timeOfDay}
          counts={facets?.timeOfDay}
          value={timeOfDay}
          onChange={(next) => change({ timeOfDay: next })}
        />
      ),
    },
    {
      id: 'onCallDuty',
      title: t('jobs.sheet.on_call'),
      estimatedHeight: 60,
      render: ({ onCallDuty }, change) => (
        <OnCallSection
          checked={onCallDuty}
          count={facets?.onCallDuty.yes}
          onChange={(next) => change({ onCallDuty: next })}
        />
      ),
    },
    {
      id: 'systems',
      title: t('jobs.sheet.systems'),
      render: ({ systems }, change) =>
        pending ? (
          <PendingOptions {...pending} />
        ) : (
          <OptionsSection
            label={t('jobs.sheet.systems')}
            searchLabel={t('jobs.sheet.systems_search')}
            options={vocabulary.systems}
            counts={facets?.systems}
            value={systems}
            onChange={(next) => change({ systems: next })}
          />
        ),
    },
  ];
}
