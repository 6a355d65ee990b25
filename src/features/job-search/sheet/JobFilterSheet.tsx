import { useEffect, useMemo, useState } from 'react';
import type { JobFilter } from '#domain/jobs/filter';
import { writeFilterQuery } from '#domain/jobs/filterQuery';
import { queryOf } from '#domain/jobs/queryWith';
import { BREAKPOINT } from '#domain/limits';
import type { UnderstoodText } from '#domain/search/understood';
import { useConstants } from '../../../data/constants';
import { useFilterCounts } from '../../../data/jobs';
import { useWords } from '../../../i18n/intl';
import { useDebounced } from '../../../lib/useDebounced';
import { useMediaQuery } from '../../../lib/useMediaQuery';
import { useProfile } from '../../../session/useProfile';
import { isInverted } from '../bar/barFields';
import { recentSearches, rememberSearch } from '../bar/loaded/keptSearches';
import { chosenInstead } from '../query/understoodChips';
import { type SearchVocabulary, searchVocabulary } from '../vocabulary/searchVocabulary';
import { JobFilterSheetView } from './JobFilterSheetView';

/** Milliseconds without a change of filters before jobs are counted. */
const COUNT_DELAY = 200;

export interface JobFilterSheetProps {
  open: boolean;
  onClose: () => void;
  filter: JobFilter;
  /** How the text of the list was understood; null or left out where there is none. */
  understood?: UnderstoodText | null;
  onApply: (filter: JobFilter) => void;
  /** The names that were sent with the page, until all are loaded. */
  vocabulary: SearchVocabulary;
}

/** The filter sheet with its data: every name, and the counts of the staged filter. */
export function JobFilterSheet(props: JobFilterSheetProps) {
  const { open, filter, understood = null, vocabulary, onClose, onApply } = props;
  const { language } = useWords();
  const profile = useProfile();
  const isMobile = useMediaQuery(`(max-width: ${BREAKPOINT.mobileMax - 0.02}px)`);
  const { data: constants, error: missing, retry: askAgain } = useConstants(true);
  const [staged, setStaged] = useState(filter);
  useEffect(() => {
    if (open) setStaged(filter);
  }, [open, filter]);
  const hasRecent = useMemo(
    () => open && isMobile && recentSearches().length > 0,
    [open, isMobile],
  );
  // On a wide screen the search bar stores it; on a phone the bar is not loaded
  useEffect(() => {
    if (isMobile) rememberSearch(writeFilterQuery(queryOf(filter)));
  }, [isMobile, filter]);
  const names = useMemo(
    () => (constants ? searchVocabulary(constants, language) : vocabulary),
    [constants, language, vocabulary],
  );
  const counted = useDebounced(staged, COUNT_DELAY);
  const { data, error } = useFilterCounts(
    open && !isInverted(counted) ? chosenInstead(counted, understood) : null,
  );
  return (
    <JobFilterSheetView
      open={open}
      onClose={onClose}
      filter={filter}
      onApply={onApply}
      onStagedChange={setStaged}
      vocabulary={names}
      pending={constants ? null : { failed: missing !== undefined, onRetry: askAgain }}
      counts={
        data?.facets && !error
          ? { total: data.total, facets: data.facets, histogram: data.histogram }
          : null
      }
      isMobile={isMobile}
      signedIn={Boolean(profile)}
      datesWrong={isInverted(staged)}
      hasRecent={hasRecent}
    />
  );
}
