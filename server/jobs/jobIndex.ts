import type { FilterJobsResponse } from '#domain/api/portal';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { JobFilter, JobOrder } from '#domain/jobs/filter';
import type { HourlyRate, Job, JobSummary } from '#domain/jobs/job';
import { toJobSummary } from '#domain/jobs/jobSummary';
import { decodePageToken, encodePageToken } from '#domain/jobs/pageToken';
import { jobIdFrom } from '#domain/jobs/slug';
import { SearchIndex } from './index/searchIndex';
import { SummaryPool } from './summaryPool';

/** Order, page and day of a list. */
export interface SearchOptions {
  order: JobOrder;
  pageLength: number;
  /** The previous page's token, as `isPageToken` accepts it for this order. */
  startAfter: string | null;
  /** `YYYY-MM-DD` in Stockholm; a job can be found on its `closesOn` too. */
  today: string;
  /** Also count facets and rate bars. */
  facets: boolean;
  /** Who asks, for `onlyEligible`; null or absent: nobody is signed in. */
  candidate?: CandidateFacts | null;
}

/** Changes to some jobs. */
export interface JobChanges {
  /** Jobs in their current state, of any status; those that are not open leave the index. */
  changed?: readonly Job[];
  /** Ids of jobs that no longer exist. */
  removed?: readonly string[];
}

/** The searchable open jobs of this process. Every call sees all changes applied before it. */
export class JobIndex {
  readonly #index = new SearchIndex();
  readonly #pool = new SummaryPool();
  readonly #summaries = new Map<string, JobSummary>();

  /** The number of stored jobs, including those past their last day. */
  get size(): number {
    return this.#summaries.size;
  }

  get(id: string): JobSummary | null {
    return this.#summaries.get(id) ?? null;
  }

  /** By slug or id: the id is in the slug, so an old slug still finds its job. */
  bySlug(slugOrId: string): JobSummary | null {
    const id = jobIdFrom(slugOrId);
    return id === null ? null : this.get(id);
  }

  apply({ changed = [], removed = [] }: JobChanges): void {
    for (const id of removed) this.#remove(id);
    for (const job of changed) {
      this.#remove(job.id);
      if (job.status !== 'open') continue;
      const summary = this.#pool.share(toJobSummary(job));
      this.#summaries.set(job.id, summary);
      this.#index.add(job, summary);
    }
  }

  /** The stated rates of all jobs that a visitor's search would find. */
  rates(filter: JobFilter, today: string): HourlyRate[] {
    return this.#index
      .idsOf(filter, today)
      .flatMap((id) => this.#summaries.get(id)?.hourlyRate ?? []);
  }

  /** Does the work that the next search would do first: useful after a load. */
  refresh(): void {
    this.#index.refresh();
  }

  /** Throws a `RangeError` for an invalid page token. */
  search(filter: JobFilter, options: SearchOptions): FilterJobsResponse {
    const { order, pageLength, startAfter, candidate = null, ...asked } = options;
    const after = startAfter === null ? null : decodePageToken(startAfter, order);
    if (startAfter !== null && after === null) throw new RangeError('not a page token');
    const answer = this.#index.search({ ...asked, filter, candidate, order, after, pageLength });
    const last = answer.page.at(-1);
    return {
      results: answer.page.flatMap(({ id }) => this.#summaries.get(id) ?? []),
      nextPageToken:
        answer.hasMore && last
          ? encodePageToken({ ...last, order, rate: order === 'newest' ? 0 : last.rate })
          : null,
      total: answer.total,
      ...answer.counts,
      ...(answer.suggestions && { suggestions: answer.suggestions }),
      ...(filter.onlyEligible && !candidate && { ignored: ['onlyEligible'] }),
    };
  }

  #remove(id: string): void {
    const summary = this.#summaries.get(id);
    if (!summary) return;
    this.#index.remove(summary);
    this.#summaries.delete(id);
  }
}
