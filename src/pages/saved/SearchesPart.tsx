import { Button } from '@vikari/ui-kit/Button';
import { EmptyState } from '@vikari/ui-kit/EmptyState';
import { Icon } from '@vikari/ui-kit/Icon';
import { Stack } from '@vikari/ui-kit/Stack';
import { useMemo, useState } from 'react';
import { filterJobs } from '#domain/api/portal';
import { readFilterQuery } from '#domain/jobs/filterQuery';
import type { JobSummary } from '#domain/jobs/job';
import type { SavedSearch } from '#domain/saved/saved';
import { useConstants } from '../../data/constants';
import { useSiteData } from '../../data/SiteDataProvider';
import { lookedAt } from '../../data/saved/lookedSearches';
import { giveNotice } from '../../data/saved/savedNotice';
import type { SavedThings } from '../../data/saved/useSaved';
import { useApi } from '../../data/useApi';
import { filterSummary } from '../../features/job-search/query/filterChips';
import {
  type SearchVocabulary,
  searchVocabulary,
} from '../../features/job-search/vocabulary/searchVocabulary';
import { SavedSearchRow } from '../../features/saved/SavedSearchRow';
import { SavedSection } from '../../features/saved/SavedSection';
import { useWords } from '../../i18n/intl';
import { paths } from '../../lib/site/paths';
import { RouterLink } from '../../lib/site/RouterLink';

const NONE: readonly SavedSearch[] = [];
/** The jobs of a search that are looked at for new ones. */
const COUNTED = 30;

/**
 * The searches that are or were saved on this page: one that is removed stays where it is, so that
 * it can be saved again.
 */
function useKeptSearches(searches: readonly SavedSearch[]): readonly SavedSearch[] {
  const [kept, setKept] = useState(searches);
  const isSame = (one: SavedSearch) => (other: SavedSearch) => other.query === one.query;
  const added = searches.filter((one) => !kept.some(isSame(one)));
  const present = kept.map((one) => searches.find(isSame(one)) ?? one);
  if (added.length === 0 && present.every((one, at) => one === kept[at])) return kept;
  const next = [...added, ...present];
  setKept(next);
  return next;
}

/** The saved searches, each with its jobs of now. */
export function SearchesPart(things: SavedThings) {
  const { t, language } = useWords();
  const saved = things.saved?.searches ?? NONE;
  const searches = useKeptSearches(saved);
  const { data: constants } = useConstants(searches.length > 0);
  const vocabulary = useMemo(
    () => constants && searchVocabulary(constants, language),
    [constants, language],
  );
  const title = t('saved.searches.title');
  return (
    <SavedSection id="searches" title={title}>
      {searches.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t('saved.searches.empty')}
          icon={<Icon name="search" size="large" />}
          actions={
            <Button
              variant="secondary"
              href={paths.availableJobs(language)}
              linkComponent={RouterLink}
            >
              {t('saved.jobs.find')}
            </Button>
          }
        >
          <p>{t('saved.searches.empty_text')}</p>
        </EmptyState>
      ) : (
        <Stack element="ul" spacing={2} aria-label={title}>
          {searches.map((search) => (
            <SearchRow
              key={search.query}
              {...things}
              search={search}
              isRemoved={!saved.includes(search)}
              vocabulary={vocabulary}
            />
          ))}
        </Stack>
      )}
    </SavedSection>
  );
}

interface SearchRowProps extends SavedThings {
  search: SavedSearch;
  isRemoved: boolean;
  /** Undefined while it is being read. */
  vocabulary: SearchVocabulary | undefined;
}

function SearchRow(props: SearchRowProps) {
  const { search, isRemoved, vocabulary, isVisitor, saveSearch, removeSearch } = props;
  const words = useWords();
  const data = useSiteData();
  const { id, query, createdAt, frequency, mail, push } = search;
  const sayFailed = () => giveNotice(data, { kind: 'failed' });
  const filter = useMemo(() => readFilterQuery(new URLSearchParams(query)).filter, [query]);
  const { data: answer } = useApi(filterJobs, { filter, order: 'newest', pageLength: COUNTED });
  // Of before this page was opened
  const [since] = useState(() => lookedAt(query) ?? createdAt);
  const isNew = ({ publishedAt }: JobSummary) => publishedAt > since;
  const count = answer?.results.filter(isNew).length ?? 0;
  return (
    <SavedSearchRow
      search={search}
      name={vocabulary ? filterSummary(filter, vocabulary, words, answer?.understood ?? null) : ''}
      total={answer?.total}
      newJobs={answer ? { count, isLeast: count === COUNTED } : null}
      isVisitor={isVisitor}
      onAlert={(alert) => saveSearch({ query, ...alert })}
      onRemove={() => void removeSearch(id).catch(sayFailed)}
      isRemoved={isRemoved}
      onUndo={() => void saveSearch({ query, frequency, mail, push }).catch(sayFailed)}
    />
  );
}
