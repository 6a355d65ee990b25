import { useLocation, useNavigate } from 'react-router-dom';
import { filterJobs, similarJobs } from '#domain/api/portal';
import { EMPTY_FILTER, type JobFilter } from '#domain/jobs/filter';
import { activeFilterCount } from '#domain/jobs/filterParts';
import { paths } from '../../../app/paths';
import { RouterLink } from '../../../app/RouterLink';
import { useSite } from '../../../app/SiteContext';
import { useJobList } from '../../../data/jobs';
import { useApi } from '../../../data/useApi';
import { useWords } from '../../../i18n/intl';
import { useProfile } from '../../../session/useProfile';
import { JobSearch } from '../bar/JobSearch';
import styles from '../jobSearch.module.css';
import { useHomePreferences } from '../preferences/useHomePreferences';
import { filterSummary } from '../query/filterChips';
import { JobRow } from '../results/JobCards';
import { Section } from '../Section';
import { FilterSheetHost, useFilterSheet } from '../sheet/FilterSheetHost';
import { useDraft } from '../useDraft';
import { listHref, useJobQuery } from '../useJobQuery';
import { useVocabulary } from '../useVocabulary';
import { CareSection } from './CareSection';
import { FieldsSection } from './FieldsSection';
import { HomeHero } from './HomeHero';
import { HomeJobs } from './HomeJobs';
import { HIGHEST_RATES, HOME_LIST_LENGTH } from './homeRequests';
import type { HomeData } from './loadHome';
import { SavedChoices } from './SavedChoices';
import { filterWishes, profileWishes, SUGGESTED_JOBS, suggestionRequest } from './suggestions';
import { useHomeCare } from './useHomeCare';

/** The home page: the search, what suits her, and ways into all jobs. */
export function HomeScreen({ vocabulary: own, care: servedCare }: HomeData) {
  const words = useWords();
  const { t, language } = words;
  const { today } = useSite();
  const { search } = useLocation();
  const navigate = useNavigate();
  const profile = useProfile();
  const { query } = useJobQuery();
  const addressed = activeFilterCount(query.filter) > 0;
  const stored = useHomePreferences(profile?.userId ?? null);
  // An address that says what it wants is not mixed with what was wanted before.
  const remembered = addressed ? null : stored.filter;
  const [draft, setDraft] = useDraft(remembered ?? query.filter);
  const vocabulary = useVocabulary(own, draft);
  const sheet = useFilterSheet();

  const list = useJobList(query, HOME_LIST_LENGTH);
  const { data: highest } = useApi(filterJobs, HIGHEST_RATES);
  const ownWishes = remembered && filterWishes(remembered);
  const wishes = ownWishes ?? profileWishes(profile);
  const { data: similar } = useApi(similarJobs, wishes && suggestionRequest(wishes));
  const care = useHomeCare(servedCare, remembered);

  function handleSearch(filter: JobFilter) {
    stored.save(filter);
    void navigate(listHref(paths.jobs(), { filter, order: query.order }));
  }

  function handleClear() {
    stored.clear();
    setDraft(EMPTY_FILTER);
    if (search !== '') void navigate(paths.home());
  }

  const newest = list.jobs ?? [];
  const suggested = wishes ? (similar?.results ?? []) : [];
  const cards = { fields: vocabulary.fields, today };
  return (
    <>
      <HomeHero
        total={highest?.total ?? 0}
        note={
          <SavedChoices
            summary={remembered && filterSummary(remembered, vocabulary, words)}
            onClear={handleClear}
          />
        }
      >
        <JobSearch
          action={paths.jobs()}
          draft={{ filter: draft, order: query.order }}
          onDraftChange={setDraft}
          onSearch={handleSearch}
          onClear={handleClear}
          onOpenFilters={sheet.show}
          onIntent={sheet.intend}
          vocabulary={vocabulary}
        />
      </HomeHero>
      <div className={styles.content}>
        <FieldsSection
          fields={vocabulary.fields}
          value={draft.workfields}
          onChange={(workfields) => setDraft({ ...draft, workfields })}
          onSearch={() => handleSearch(draft)}
        />
        {suggested.length > 0 ? (
          <Section
            title={t('home.suggested')}
            text={t(ownWishes ? 'home.suggested_choices' : 'home.suggested_profile')}
          >
            <JobRow label={t('home.suggested')} jobs={suggested} {...cards} />
          </Section>
        ) : (
          !addressed && (
            <Section title={t('home.newest')} text={t('home.newest_text')}>
              <JobRow label={t('home.newest')} jobs={newest.slice(0, SUGGESTED_JOBS)} {...cards} />
            </Section>
          )
        )}
        {care && care.total > 0 && <CareSection care={care} />}
        {highest && (
          <Section
            title={t('home.rates')}
            text={t('home.rates_text')}
            link={<RouterLink href={paths.highestRate(language)}>{t('home.rates_all')}</RouterLink>}
          >
            <JobRow label={t('home.rates')} jobs={highest.results} {...cards} />
          </Section>
        )}
        <HomeJobs
          list={list}
          query={query}
          addressed={addressed}
          shownBefore={suggested.length > 0 || addressed ? 0 : SUGGESTED_JOBS}
          vocabulary={vocabulary}
          today={today}
        />
      </div>
      <FilterSheetHost
        control={sheet}
        filter={draft}
        onApply={handleSearch}
        vocabulary={vocabulary}
      />
    </>
  );
}
