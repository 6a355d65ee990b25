import { useLocation, useNavigate } from 'react-router-dom';
import { filterJobs } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { activeFilterCount } from '#domain/jobs/filterParts';
import { queryWith } from '#domain/jobs/queryWith';
import { useJobList } from '../../../data/jobs';
import { useApi } from '../../../data/useApi';
import { useWords } from '../../../i18n/intl';
import { paths } from '../../../lib/site/paths';
import { useSite } from '../../../lib/site/SiteContext';
import { useProfile } from '../../../session/useProfile';
import { useHomePreferences } from '../preferences/useHomePreferences';
import { filterSummary } from '../query/filterChips';
import { FilterSheetHost, useFilterSheet } from '../sheet/FilterSheetHost';
import { useDraft } from '../useDraft';
import { listHref, useJobQuery } from '../useJobQuery';
import { useVocabulary } from '../useVocabulary';
import { namesAll } from '../vocabulary/searchVocabulary';
import { HomeView } from './HomeView';
import { HIGHEST_RATES, HOME_LIST_LENGTH } from './homeRequests';
import type { HomeData } from './loadHome';
import { useRegionJobs } from './useRegionJobs';
import { useSuggestions } from './useSuggestions';

/** The home page with the address's filters and the choices stored on this device. */
export function HomeScreen({ vocabulary: own, care: servedCare, open, begun }: HomeData) {
  const words = useWords();
  const { today } = useSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  const profile = useProfile();
  const { query } = useJobQuery();
  const addressed = activeFilterCount(query.filter) > 0;
  const stored = useHomePreferences(profile?.userId ?? null);
  // An address with filters is not mixed with the stored choices.
  const remembered = addressed ? null : stored.filter;
  const [draft, setDraft] = useDraft(remembered ?? query.filter);
  const vocabulary = useVocabulary(own, draft);
  const sheet = useFilterSheet();
  const list = useJobList(query, HOME_LIST_LENGTH);
  const { data: highest } = useApi(filterJobs, HIGHEST_RATES);
  const suggestions = useSuggestions(remembered, profile, list.jobs);
  const care = useRegionJobs(servedCare, remembered);

  function handleSearch(filter: JobFilter) {
    stored.save(filter);
    void navigate(listHref(paths.jobs(), queryWith(query, filter)));
  }

  function handleClear() {
    stored.clear();
    setDraft(EMPTY_FILTER);
    if (search !== '') void navigate(paths.home());
  }

  return (
    <>
      <HomeView
        hero={{
          total: highest?.total ?? null,
          name: profile?.firstName || null,
          begun: profile ? begun : null,
          open,
        }}
        search={{
          action: paths.jobs(),
          draft: queryWith(query, draft),
          onDraftChange: setDraft,
          onSearch: () => handleSearch(draft),
          onClear: handleClear,
          onOpenFilters: sheet.show,
          onIntent: sheet.prepare,
          vocabulary,
        }}
        remembered={
          // Only once every name is loaded, so that the line does not change after it is shown.
          remembered && namesAll(vocabulary, remembered)
            ? filterSummary(remembered, vocabulary, words)
            : null
        }
        suggestions={addressed ? null : suggestions}
        care={care}
        highestRates={highest?.results ?? []}
        jobs={{
          list,
          query,
          addressed,
          shownBefore: addressed || suggestions.by !== 'newest' ? 0 : suggestions.jobs.length,
        }}
        today={today}
      />
      <FilterSheetHost
        control={sheet}
        filter={draft}
        onApply={handleSearch}
        vocabulary={vocabulary}
      />
    </>
  );
}
