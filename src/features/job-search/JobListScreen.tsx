import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultOrder, type JobFilter, type JobOrder } from '#domain/jobs/filter';
import { queryWith } from '#domain/jobs/queryWith';
import { savedQueryOf } from '#domain/saved/savedQuery';
import { useJobList } from '../../data/jobs';
import { useWords } from '../../i18n/intl';
import { PageHead } from '../../lib/page/PageHead';
import { useSite } from '../../lib/site/SiteContext';
import { UnderstoodNote } from './found/foundParts';
import { JobListView } from './JobListView';
import { filterTitle, listSubject } from './query/filterTitle';
import { listTitle } from './query/listTitle';
import { chosenInstead, isNothingRead } from './query/understoodChips';
import { FilterSheetHost, useFilterSheet } from './sheet/FilterSheetHost';
import { useDraft } from './useDraft';
import { listHref, useJobQuery } from './useJobQuery';
import { useVocabulary } from './useVocabulary';
import type { SearchVocabulary } from './vocabulary/searchVocabulary';

export interface JobListScreenProps {
  title: string;
  /** For search engines. */
  description: string;
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
  const { title: page, description, lead, vocabulary: own, fixedOrder, children } = props;
  const words = useWords();
  const { today } = useSite();
  const { pathname } = useLocation();
  const { query, goTo } = useJobQuery();
  const { filter, order, view } = query;
  const vocabulary = useVocabulary(own, filter);
  const [draft, setDraft] = useDraft(filter);
  const sheet = useFilterSheet();
  const list = useJobList({ ...query, order: fixedOrder ?? order });
  const { understood } = list;
  const chosen = filterTitle(filter, vocabulary, words, understood);
  const title =
    chosen === '' ? page : `${chosen} – ${fixedOrder ? page : words.t('jobs.filtered.title')}`;
  // A page with an order of its own is named by it
  const heading =
    fixedOrder || !list.jobs
      ? title
      : listTitle(words, listSubject(filter, vocabulary, words, understood), list.total);
  // A text of which nothing was read narrows nothing: news of it would be news of everything
  const isUnread = understood !== null && isNothingRead(filter.text, understood);
  const toSave = savedQueryOf(isUnread ? { ...filter, text: '' } : filter);
  const show = (next: JobFilter) => goTo(queryWith(query, chosenInstead(next, understood)));
  const hrefOf = (next: JobFilter) => listHref(pathname, queryWith(query, next));
  return (
    <>
      <PageHead
        title={title}
        description={
          chosen === ''
            ? description
            : words.t('jobs.filtered.description', { chosen, description })
        }
      />
      <JobListView
        title={heading}
        lead={lead}
        search={{
          action: pathname,
          draft: queryWith(query, draft),
          understood,
          onDraftChange(next) {
            // The note on how the text was understood will be shown soon: its code is loaded early
            UnderstoodNote.prefetch();
            setDraft(next);
          },
          onSearch: () => show(draft),
          onOpenFilters: sheet.show,
          onIntent: sheet.prepare,
          vocabulary,
        }}
        results={{
          list,
          filter,
          onFilter: show,
          onOpenFilters: sheet.show,
          hrefOf,
          vocabulary,
          today,
          isCounted: fixedOrder === undefined,
        }}
        sort={
          fixedOrder === undefined
            ? {
                order,
                canMatch: defaultOrder(filter) === 'relevance',
                hrefOf: (next) => listHref(pathname, { ...query, order: next }),
              }
            : null
        }
        nearby={{
          query: { ...query, order: fixedOrder ?? order },
          hrefOf: (next) => listHref(pathname, { ...query, nearby: next }),
        }}
        views={{
          view,
          hrefOf: (next) => listHref(pathname, { ...query, view: next }),
        }}
        toSave={toSave === '' ? null : { query: toSave, name: chosen }}
      >
        {children}
      </JobListView>
      <FilterSheetHost
        control={sheet}
        filter={draft}
        understood={understood}
        onApply={show}
        vocabulary={vocabulary}
      />
    </>
  );
}
