import { FilterSheet, type FilterSheetSection } from '@vikari/ui-kit/FilterSheet';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { useWords, type Words } from '../../../i18n/intl';
import type { SearchVocabulary } from '../vocabulary/searchVocabulary';
import type { FilterCounts } from './filterCounts';
import type { PendingNames } from './PendingOptions';
import { RecentSection } from './RecentSection';
import { filterSections, PHONE_FIRST } from './sections';

export interface JobFilterSheetViewProps {
  open: boolean;
  onClose: () => void;
  /** The active filter. */
  filter: JobFilter;
  onApply: (filter: JobFilter) => void;
  onStagedChange: (filter: JobFilter) => void;
  vocabulary: SearchVocabulary;
  /** Null once the vocabulary is complete. */
  pending: PendingNames | null;
  /** Null until the first response. */
  counts: FilterCounts | null;
  isMobile: boolean;
  signedIn: boolean;
  /** The staged period is inverted: nothing is applied until it is corrected. */
  datesWrong: boolean;
  /** Searches of this device come after the search: where the bar of words does not show them. */
  hasRecent?: boolean;
}

function recentSection({ t }: Words, vocabulary: SearchVocabulary): FilterSheetSection<JobFilter> {
  return {
    id: 'recent',
    title: t('jobs.bar.recent'),
    render: (_staged, change) => <RecentSection vocabulary={vocabulary} onChoose={change} />,
  };
}

/** All filters in one sheet. */
export function JobFilterSheetView(props: JobFilterSheetViewProps) {
  const { open, onClose, filter, onApply, onStagedChange, vocabulary, counts, ...rest } = props;
  const { pending, isMobile, signedIn, datesWrong, hasRecent = false } = rest;
  const words = useWords();
  const { t } = words;
  const sections = filterSections({ words, vocabulary, pending, counts, isMobile, signedIn });
  return (
    <FilterSheet
      open={open}
      keepMounted
      onClose={onClose}
      applied={filter}
      empty={EMPTY_FILTER}
      onApply={onApply}
      onStagedChange={onStagedChange}
      count={counts?.total ?? null}
      problem={datesWrong ? t('jobs.bar.dates') : undefined}
      sections={sections.toSpliced(
        PHONE_FIRST.length,
        0,
        ...(hasRecent ? [recentSection(words, vocabulary)] : []),
      )}
      labels={{
        // What was pressed to open it: the bar of a phone, or the button below a wide one
        title: t(isMobile ? 'jobs.bar.label' : 'jobs.bar.all_filters'),
        close: t('jobs.sheet.close'),
        clear: t('jobs.sheet.clear'),
        apply: (total) => t('jobs.sheet.apply', { total }),
        applyUncounted: t('jobs.sheet.apply_uncounted'),
        count: (total) => t('jobs.count_short', { total }),
      }}
    />
  );
}
