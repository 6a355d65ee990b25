import type { FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import type { JobFilter } from '#domain/jobs/filter';
import type { FilterPart } from '#domain/jobs/filterFields';
import { chosenIds, keysOf } from '#domain/jobs/filterParts';
import type { MessageId, Words } from '../../../i18n/intl';
import { FieldsPicker } from '../fields/FieldsPicker';
import type { PlainList, SearchVocabulary } from '../vocabulary/searchVocabulary';
import { chosenText } from './chosenText';
import { FlagSection } from './FlagSection';
import type { FilterCounts } from './filterCounts';
import { OptionsSection, type OptionsSectionProps } from './OptionsSection';
import { type PendingNames, PendingOptions } from './PendingOptions';
import { PeriodSection } from './PeriodSection';
import { PlacesSection } from './PlacesSection';
import { RateSection } from './RateSection';
import { RolesSection } from './RolesSection';
import { ShareSection } from './ShareSection';
import { TextSection } from './TextSection';

export interface SectionsInput {
  words: Words;
  vocabulary: SearchVocabulary;
  /** Null once the vocabulary is complete: municipalities and systems are loaded after the page. */
  pending: PendingNames | null;
  /** Null until the first response. */
  counts: FilterCounts | null;
  /** On a phone some professions are left out (part 5). */
  isMobile: boolean;
  /** Eligibility can be computed for signed-in candidates only. */
  signedIn: boolean;
}

type Section = FilterSheetSection<JobFilter>;
type Draw = Section['render'];

/** How the sheet shows one part of the filter. */
interface PartSection extends Pick<Section, 'estimatedHeight'> {
  title: MessageId;
  /** Only its title and what is chosen in it, until it is opened. */
  folded?: boolean;
  draw: (input: SectionsInput) => Draw;
}

/** A list of check boxes under its own heading. */
function plainList(part: PlainList, title: MessageId): PartSection {
  return { title, draw: (input) => plainOptions(part, title, input) };
}

function plainOptions(
  part: PlainList,
  title: MessageId,
  { words, vocabulary, counts }: SectionsInput,
  searched?: Pick<OptionsSectionProps, 'searchLabel' | 'searchedPart'>,
): Draw {
  return (staged, change) => (
    <OptionsSection
      label={words.t(title)}
      {...searched}
      options={vocabulary[part]}
      counts={counts?.facets[part]}
      value={staged[part]}
      onChange={(next) => change({ [part]: next })}
    />
  );
}

/** On a phone the sheet is the search: it begins with what its bar promises. */
export const PHONE_FIRST: readonly FilterPart[] = ['text', 'workroles', 'locations', 'period'];

/**
 * Every part of the filter, in the order of a wide screen, where the bar is beside it: when, for
 * what pay and at what hours, then what is chosen most often, each folded.
 */
const SECTIONS = {
  period: {
    title: 'jobs.sheet.period',
    estimatedHeight: 130,
    draw: () => (staged, change) => <PeriodSection period={staged} onChange={change} />,
  },
  hourlyRate: {
    title: 'jobs.sheet.rate',
    estimatedHeight: 340,
    draw:
      ({ counts }) =>
      (staged, change) => (
        <RateSection limits={staged} histogram={counts?.histogram} onChange={change} />
      ),
  },
  share: {
    title: 'jobs.sheet.share',
    estimatedHeight: 180,
    draw: () => (staged, change) => <ShareSection limits={staged} onChange={change} />,
  },
  timeOfDay: plainList('timeOfDay', 'jobs.sheet.time_of_day'),
  onCallDuty: {
    title: 'jobs.sheet.on_call',
    estimatedHeight: 60,
    draw:
      ({ counts, words }) =>
      ({ onCallDuty }, change) => (
        <FlagSection
          label={words.t('jobs.sheet.on_call_switch')}
          checked={onCallDuty}
          count={counts?.facets.onCallDuty.yes}
          onChange={(next) => change({ onCallDuty: next })}
        />
      ),
  },
  newGraduates: {
    title: 'jobs.sheet.new_graduates',
    estimatedHeight: 90,
    draw:
      ({ counts, words }) =>
      ({ newGraduates }, change) => (
        <FlagSection
          label={words.t('jobs.sheet.new_graduates_switch')}
          text={words.t('jobs.sheet.new_graduates_text')}
          checked={newGraduates}
          count={counts?.facets.newGraduates.yes}
          onChange={(next) => change({ newGraduates: next })}
        />
      ),
  },
  withoutLicence: {
    title: 'jobs.sheet.without_licence',
    estimatedHeight: 60,
    draw:
      ({ counts, words }) =>
      ({ withoutLicence }, change) => (
        <FlagSection
          label={words.t('jobs.sheet.without_licence_switch')}
          checked={withoutLicence}
          count={counts?.facets.withoutLicence.yes}
          onChange={(next) => change({ withoutLicence: next })}
        />
      ),
  },
  wholeTerms: {
    title: 'jobs.sheet.terms',
    estimatedHeight: 90,
    draw:
      ({ counts, words }) =>
      ({ wholeTerms }, change) => (
        <FlagSection
          label={words.t('jobs.sheet.terms_switch')}
          text={words.t('jobs.sheet.terms_text')}
          checked={wholeTerms}
          count={counts?.facets.wholeTerms.yes}
          onChange={(next) => change({ wholeTerms: next })}
        />
      ),
  },
  text: {
    title: 'jobs.bar.text',
    estimatedHeight: 80,
    draw:
      () =>
      ({ text }, change) => <TextSection text={text} onChange={(next) => change({ text: next })} />,
  },
  onlyEligible: {
    title: 'jobs.sheet.eligible',
    estimatedHeight: 60,
    draw:
      ({ counts, words }) =>
      ({ onlyEligible }, change) => (
        <FlagSection
          label={words.t('jobs.sheet.eligible_switch')}
          text={words.t('jobs.sheet.eligible_text')}
          checked={onlyEligible}
          count={counts?.facets.onlyEligible.yes}
          onChange={(next) => change({ onlyEligible: next })}
        />
      ),
  },
  workroles: {
    title: 'jobs.sheet.roles',
    folded: true,
    draw:
      ({ vocabulary, counts, isMobile }) =>
      ({ workroles }, change) => (
        <RolesSection
          vocabulary={vocabulary}
          counts={counts?.facets.workroles}
          isMobile={isMobile}
          value={workroles}
          onChange={(next) => change({ workroles: next })}
        />
      ),
  },
  locations: {
    title: 'jobs.sheet.places',
    folded: true,
    draw:
      ({ vocabulary, counts, pending }) =>
      ({ locations }, change) =>
        pending ? (
          <PendingOptions {...pending} />
        ) : (
          <PlacesSection
            places={vocabulary.places}
            counts={counts?.facets.locations}
            value={locations}
            onChange={(next) => change({ locations: next })}
          />
        ),
  },
  workfields: {
    title: 'jobs.sheet.fields',
    folded: true,
    draw:
      ({ vocabulary, counts }) =>
      (staged, change) => (
        <FieldsPicker
          fields={vocabulary.fields}
          counts={counts?.facets.workfields}
          value={chosenIds(staged, 'workfields')}
          onChange={(next) => change({ workfields: next, workfieldGroup: null })}
        />
      ),
  },
  employmentTypes: { ...plainList('employmentTypes', 'jobs.sheet.employment'), folded: true },
  systems: {
    title: 'jobs.sheet.systems',
    folded: true,
    draw(input) {
      const { pending, words } = input;
      if (pending) return () => <PendingOptions {...pending} />;
      const searchLabel = words.t('jobs.sheet.systems_search');
      return plainOptions('systems', 'jobs.sheet.systems', input, {
        searchLabel,
        searchedPart: 'systems',
      });
    },
  },
  travel: { ...plainList('travel', 'jobs.sheet.travel'), folded: true },
  housing: { ...plainList('housing', 'jobs.sheet.housing'), folded: true },
} satisfies Record<FilterPart, PartSection>;

/** Every filter of part 3 under its heading. */
export function filterSections(input: SectionsInput): Section[] {
  const { words, vocabulary, pending, counts, isMobile } = input;
  const shared = [
    words.intl,
    vocabulary,
    pending?.failed,
    counts?.facets,
    counts?.histogram,
    isMobile,
  ];
  // Its keys are the parts, as the record's type says
  const parts = Object.entries(SECTIONS) as [FilterPart, PartSection][];
  const place = (id: FilterPart) => (PHONE_FIRST.indexOf(id) + 1 || parts.length) - 1;
  return (isMobile ? parts.toSorted(([a], [b]) => place(a) - place(b)) : parts)
    .filter(([id]) => id !== 'onlyEligible' || input.signedIn)
    .map(([id, section]) => ({
      id,
      title: words.t(section.title),
      render: section.draw(input),
      estimatedHeight: section.estimatedHeight,
      reads: (staged) => [...shared, ...keysOf(id).map((key) => staged[key])],
      ...(section.folded && {
        chosen: (staged: JobFilter) => chosenText(id, staged, vocabulary, words),
      }),
    }));
}
