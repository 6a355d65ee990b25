import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { JobFilter, JobOrder } from '#domain/jobs/filter';
import { useJobList } from '../../data/jobs';
import { useSite } from '../../lib/site/SiteContext';
import { JobListView } from './JobListView';
import { FilterSheetHost, useFilterSheet } from './sheet/FilterSheetHost';
import { useDraft } from './useDraft';
import { listHref, useJobQuery } from './useJobQuery';
import { useVocabulary } from './useVocabulary';
import type { SearchVocabulary } from './vocabulary/searchVocabulary';

export interface JobListScreenProps {
  title: string;
  lead?: string;
  /** The names that were sent with the page. */
  vocabulary: SearchVocabulary;
  /** The page's own order; when absent it is in the address. */
  fixedOrder?: JobOrder;
  /** Below the list. */
  children?: ReactNode;
}

/** A list of jobs whose filter is its address. */
export function JobListScreen(props: JobListScreenProps) {
  const { title, lead, vocabulary: own, fixedOrder, children } = props;
  const { today } = useSite();
  const { pathname } = useLocation();
  const { query, goTo } = useJobQuery();
  const { filter, order } = query;
  const vocabulary = useVocabulary(own, filter);
  const { draft, setDraft, toSend } = useDraft(filter, own.roles);
  const sheet = useFilterSheet();
  const list = useJobList({ filter, order: fixedOrder ?? order });
  const show = (next: JobFilter) => goTo({ filter: next, order });
  return (
    <>
      <JobListView
        title={title}
        lead={lead}
        search={{
          action: pathname,
          draft: { filter: draft, order },
          onDraftChange: setDraft,
          onSearch: () => show(toSend),
          onOpenFilters: sheet.show,
          onIntent: sheet.intend,
          vocabulary,
        }}
        results={{ list, filter, onFilter: show, vocabulary, today }}
        sort={
          fixedOrder === undefined
            ? { order, hrefOf: (next) => listHref(pathname, { filter, order: next }) }
            : null
        }
      >
        {children}
      </JobListView>
      <FilterSheetHost control={sheet} filter={toSend} onApply={show} vocabulary={vocabulary} />
    </>
  );
}
