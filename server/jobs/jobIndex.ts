import type { FilterJobsResponse } from '#domain/api/portal';
import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import type { JobFilter, JobOrder } from '#domain/jobs/filter';
import type { HourlyRate, Job, JobSummary } from '#domain/jobs/job';
import { decodePageToken, encodePageToken } from '#domain/jobs/pageToken';
import { jobIdFrom } from '#domain/jobs/slug';
import type { Twin } from '#domain/jobs/twins';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { EmployerNames } from '#domain/search/employerNames';
import type { Correction } from '#domain/search/understood';
import type { AgeKey, SortKey } from './index/order';
import { NO_RANKING, type Ranking } from './index/ranking';
import { SearchIndex } from './index/searchIndex';
import { SummaryPool } from './summaryPool';
import { type TwinChange, TwinGroups } from './twinGroups';

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
  /** Week by week of the days on which jobs begin; false when left out. */
  byWeek?: boolean;
  /** The words that ads must have, and what comes first in the order `relevance`. */
  ranking?: Ranking;
  /** The candidate who searches, for `onlyEligible`; null or absent: a visitor. */
  candidate?: CandidateFacts | null;
}

type FindOptions = Pick<SearchOptions, 'today' | 'ranking' | 'candidate'>;

/** A page, and the words that no ad has: with what was searched for instead, or may be meant. */
export type IndexedJobs = FilterJobsResponse & {
  corrected?: Correction[];
  offered?: Correction[];
};

/** A job's place in each order, as page tokens have it. */
const RANK_OF = {
  relevance: ({ score }) => score,
  newest: () => 0,
  highest_hourly_rate: ({ rate }) => rate,
} as const satisfies Record<JobOrder, (key: SortKey) => number>;

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
  readonly #twins = new TwinGroups();
  readonly #employers = new EmployerNames();
  #version = 0;

  /** Another number after every change: what was computed from the index at one version holds for it. */
  get version(): number {
    return this.#version;
  }

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
    this.#version += 1;
    for (const id of removed) this.#remove(id);
    for (const job of changed) {
      this.#remove(job.id);
      if (job.status !== 'open') continue;
      const summary = this.#pool.share(toJobSummary(job));
      this.#summaries.set(job.id, summary);
      this.#index.add(job);
      this.#employers.add(job.id, job.workplace.careProvider);
      this.#list(this.#twins.add(job));
    }
  }

  /** The open twins of a job with it, the one that lists show first; empty without twins. */
  twinsOf(id: string, today: string): JobSummary[] {
    const open = this.#openTwins(id, today);
    return open.length < 2 ? [] : open.flatMap((twin) => this.#summaries.get(twin.id) ?? []);
  }

  /** The id of the job that lists show for this one: its own, or that of its first twin. */
  listedFor(id: string): string {
    return this.#twins.groupOf(id)[0]?.id ?? id;
  }

  /** The stated rates of all jobs that a visitor's search would find. */
  rates(filter: JobFilter, today: string): HourlyRate[] {
    return this.#index
      .idsOf(filter, today)
      .flatMap((id) => this.#summaries.get(id)?.hourlyRate ?? []);
  }

  /** Which of the jobs with these ids a search finds, itself or as its first twin, in any order. */
  among(
    ids: readonly string[],
    filter: JobFilter,
    { candidate = null, ranking = NO_RANKING, today }: FindOptions,
  ): string[] {
    const held = ids.filter((id) => this.#summaries.has(id));
    const jobs = [...new Set(held.map((id) => this.listedFor(id)))].flatMap((id) => {
      const job = this.#summaries.get(id);
      return job ? [{ id, publishedAt: Date.parse(job.publishedAt) }] : [];
    });
    if (jobs.length === 0) return [];
    const found = new Set(this.#index.among({ filter, candidate, ranking, today }, jobs));
    return held.filter((id) => found.has(this.listedFor(id)));
  }

  /** Whether an open ad has a word, folded. */
  hasWord(word: string): boolean {
    return this.#index.hasWord(word);
  }

  /** The folded words of the employer of an open job whose name has these letters; null: none. */
  employerNamed(letters: string): string | null {
    return this.#employers.named(letters);
  }

  /** Does the work that the next search would do first: useful after a load. */
  refresh(): void {
    this.#index.refresh();
  }

  /** Throws a `RangeError` for an invalid page token. */
  search(filter: JobFilter, options: SearchOptions): IndexedJobs {
    const {
      order,
      pageLength,
      startAfter,
      candidate = null,
      ranking = NO_RANKING,
      byWeek = false,
      ...asked
    } = options;
    const cursor = startAfter === null ? null : decodePageToken(startAfter, order);
    const after = cursor && { ...cursor, rate: cursor.rank, score: cursor.rank };
    if (startAfter !== null && after === null) throw new RangeError('not a page token');
    const answer = this.#index.search({
      ...asked,
      filter,
      candidate,
      order,
      ranking,
      after,
      pageLength,
      byWeek,
    });
    const last = answer.page.at(-1);
    return {
      results: answer.page.flatMap(({ id }) => this.#shown(id, asked.today)),
      nextPageToken:
        answer.hasMore && last
          ? encodePageToken({
              ...last,
              order,
              rank: RANK_OF[order](last),
            })
          : null,
      total: answer.total,
      ...answer.counts,
      ...(answer.weeks && { weeks: answer.weeks }),
      ...(answer.suggestions && { suggestions: answer.suggestions }),
      ...(answer.corrected.length > 0 && { corrected: answer.corrected }),
      ...(answer.offered.length > 0 && { offered: answer.offered }),
      ...(filter.onlyEligible && !candidate && { ignored: ['onlyEligible'] }),
    };
  }

  /** A row of a list, with how many twins it stands for. */
  #shown(id: string, today: string): JobSummary[] {
    const summary = this.#summaries.get(id);
    if (!summary) return [];
    const twins = this.#openTwins(id, today).length - 1;
    return [twins > 0 ? { ...summary, twins } : summary];
  }

  #openTwins(id: string, today: string): readonly Twin[] {
    return this.#twins.groupOf(id).filter(({ closesOn }) => closesOn >= today);
  }

  #list({ shown, left }: TwinChange): void {
    if (shown) this.#index.setClosing(ageKeyOf(shown), shown.closesOn);
    if (left) this.#index.setClosing(ageKeyOf(left), null);
  }

  #remove(id: string): void {
    const summary = this.#summaries.get(id);
    if (!summary) return;
    this.#index.remove({ id, publishedAt: Date.parse(summary.publishedAt) });
    this.#summaries.delete(id);
    this.#employers.remove(id);
    this.#list(this.#twins.remove(id));
  }
}

const ageKeyOf = ({ id, publishedAt }: Twin): AgeKey => ({
  id,
  publishedAt: Date.parse(publishedAt),
});
