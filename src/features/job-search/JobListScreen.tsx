import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobOrder } from '#domain/jobs/filter';
import { useSite } from '../../app/SiteContext';
import { useJobList } from '../../data/jobs';
import { JobSearch } from './bar/JobSearch';
import styles from './jobSearch.module.css';
import { ActiveFilters } from './results/ActiveFilters';
import { JobResults } from './results/JobResults';
import { SortLinks } from './results/SortLinks';
import { SearchBand } from './SearchBand';
import { FilterSheetHost, useFilterSheet } from './sheet/FilterSheetHost';
import { useDraft } from './useDraft';
import { listHref, useJobQuery } from './useJobQuery';
import { useVocabulary } from './useVocabulary';
import type { SearchVocabulary } from './vocabulary/searchVocabulary';

export interface JobListScreenProps {
  title: string;
  lead?: string;
  /** The names that came with the page. */
  vocabulary: SearchVocabulary;
  /** The page's own order; without it the address says. */
  fixedOrder?: JobOrder;
  /** Under the list. */
  children?: ReactNode;
}

/** A list of jobs with its search; the address is the filter. */
export function JobListScreen(props: JobListScreenProps) {
  const { title, lead, vocabulary: own, fixedOrder, children } = props;
  const { today } = useSite();
  const { pathname } = useLocation();
  const { query, goTo } = useJobQuery();
  const { filter, order } = query;
  const vocabulary = useVocabulary(own, filter);
  const [draft, setDraft] = useDraft(filter);
  const sheet = useFilterSheet();
  const list = useJobList({ filter, order: fixedOrder ?? order });
  const show = (next: typeof filter) => goTo({ filter: next, order });
  return (
    <>
      <SearchBand title={title} lead={lead}>
        <JobSearch
          action={pathname}
          draft={{ filter: draft, order }}
          onDraftChange={setDraft}
          onSearch={show}
          onOpenFilters={sheet.show}
          onIntent={sheet.intend}
          vocabulary={vocabulary}
        />
      </SearchBand>
      <div className={styles.content}>
        <JobResults
          list={list}
          filter={filter}
          onFilter={show}
          vocabulary={vocabulary}
          today={today}
          chips={<ActiveFilters filter={filter} vocabulary={vocabulary} onFilter={show} />}
          tools={
            fixedOrder === undefined && (
              <SortLinks
                order={order}
                hrefOf={(next) => listHref(pathname, { filter, order: next })}
              />
            )
          }
        />
        {children}
      </div>
      <FilterSheetHost control={sheet} filter={draft} onApply={show} vocabulary={vocabulary} />
    </>
  );
}
