import type { ReactNode } from 'react';
import { isRateActive } from '#domain/jobs/filterParts';
import { useWords } from '../../i18n/intl';
import { comparedBy } from '../../lib/comparedRates';
import { SaveSearch, type SaveSearchProps } from '../../lib/saved/SaveSearch';
import { JobSearch, type JobSearchProps } from './bar/JobSearch';
import styles from './jobSearch.module.css';
import { ActiveFilters } from './results/ActiveFilters';
import { JobResults, type JobResultsProps } from './results/JobResults';
import {
  NearbyJobs,
  type NearbyJobsProps,
  NearbyNote,
  type NearbyNoteProps,
} from './results/NearbyJobs';
import { SortLinks, type SortLinksProps } from './results/SortLinks';
import { ViewLinks, type ViewLinksProps } from './results/ViewLinks';
import { SearchBand } from './SearchBand';

export interface JobListViewProps {
  title: string;
  lead?: string | undefined;
  search: JobSearchProps;
  results: Omit<JobResultsProps, 'chips' | 'tools' | 'note' | 'nearby'>;
  nearby: Pick<NearbyJobsProps, 'query'> & Pick<NearbyNoteProps, 'hrefOf'>;
  /** Null when the page has an order of its own. */
  sort: SortLinksProps | null;
  views: ViewLinksProps;
  /** Null for a list without a filter. */
  toSave: SaveSearchProps | null;
  /** Below the list. */
  children?: ReactNode;
}

/** A list of jobs under its search. */
export function JobListView(props: JobListViewProps) {
  const { title, lead, search, results, nearby, sort, views, toSave, children } = props;
  const { t, intl } = useWords();
  const { filter, vocabulary, onFilter, hrefOf, list, today } = results;
  const near = list.nearby;
  const isHidden = nearby.query.nearby === 'hidden';
  // A page with an order of its own names it in its introduction
  const comparesRates = sort && (isRateActive(filter) || sort.order === 'highest_hourly_rate');
  return (
    <>
      <SearchBand title={title} lead={lead}>
        <JobSearch {...search} />
      </SearchBand>
      <div className={styles.content}>
        <JobResults
          {...results}
          chips={
            <ActiveFilters
              {...{ filter, vocabulary, onFilter, hrefOf }}
              understood={list.understood}
            />
          }
          tools={
            <>
              {toSave && <SaveSearch {...toSave} />}
              {list.total > 0 && (
                <>
                  <ViewLinks {...views} />
                  {sort && <SortLinks {...sort} />}
                </>
              )}
            </>
          }
          note={
            <>
              {near && (list.total > 0 || isHidden) && (
                <NearbyNote
                  total={near.total}
                  nearby={nearby.query.nearby}
                  hrefOf={nearby.hrefOf}
                />
              )}
              {comparesRates && (
                <p className={styles.ratesNote}>
                  {t('jobs.list.rates_compared', comparedBy(intl))}
                </p>
              )}
            </>
          }
          nearby={
            near &&
            !isHidden && (
              <NearbyJobs
                key={nearby.hrefOf('hidden')}
                query={nearby.query}
                nearby={near}
                {...{ list, vocabulary, today }}
              />
            )
          }
        />
        {children}
      </div>
    </>
  );
}
