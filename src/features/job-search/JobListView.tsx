import { type ReactNode, Suspense } from 'react';
import { isRateActive } from '#domain/jobs/filterParts';
import { useWords } from '../../i18n/intl';
import { comparedBy } from '../../lib/comparedRates';
import { SaveSearch, type SaveSearchProps } from '../../lib/saved/SaveSearch';
import { JobSearch, type JobSearchProps } from './bar/JobSearch';
import { NearbyJobs } from './found/foundParts';
import styles from './jobSearch.module.css';
import { ActiveFilters } from './results/ActiveFilters';
import { JobResults, type JobResultsProps } from './results/JobResults';
import type { NearbyJobsProps } from './results/NearbyJobs';
import { NEARBY_ID } from './results/nearbyId';
import { SortLinks, type SortLinksProps } from './results/SortLinks';
import { ViewLinks, type ViewLinksProps } from './results/ViewLinks';
import { SearchBand } from './SearchBand';

export interface JobListViewProps {
  title: string;
  lead?: string | undefined;
  search: JobSearchProps;
  results: Omit<JobResultsProps, 'chips' | 'tools' | 'note' | 'nearby'>;
  nearby: Pick<NearbyJobsProps, 'query' | 'hrefOf'>;
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
              {list.total > 0 && list.nearby && nearby.query.nearby !== 'hidden' && (
                <p className={styles.ratesNote}>
                  <a href={`#${NEARBY_ID}`}>
                    {t('jobs.list.nearby', { total: list.nearby.total })}
                  </a>
                </p>
              )}
              {comparesRates && (
                <p className={styles.ratesNote}>
                  {t('jobs.list.rates_compared', comparedBy(intl))}
                </p>
              )}
            </>
          }
          nearby={
            list.nearby && (
              <Suspense>
                <NearbyJobs
                  key={nearby.hrefOf('hidden')}
                  {...nearby}
                  {...{ list, vocabulary, today }}
                  nearby={list.nearby}
                />
              </Suspense>
            )
          }
        />
        {children}
      </div>
    </>
  );
}
