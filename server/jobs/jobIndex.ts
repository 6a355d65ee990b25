import type { FilterJobsResponse } from '#domain/api/portal';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import type { RuleId } from '#domain/eligibility/words';
import type { JobFilter, JobOrder } from '#domain/jobs/filter';
import type { HourlyRate, Job, JobSummary } from '#domain/jobs/job';
import { decodePageToken, encodePageToken } from '#domain/jobs/pageToken';
import { jobIdFrom } from '#domain/jobs/slug';
import type { Twin } from '#domain/jobs/twins';
import { toJobSummary } from '#domain/jobViews/jobSummary';
import { EmployerNames } from '#domain/search/employerNames';
import type { Correction } from '#domain/search/understood';
import type { GreenJobs, Supposed } from './index/greenJobs';
import type { AgeKey, SortKey } from './index/order';
import { NO_RANKING, type Ranking } from './index/ranking';
import { SearchIndex } from './index/searchIndex';
import { listsAreLoading } from './listsAreLoading';
import { SummaryPool } from './summaryPool';
import { type TwinChange, TwinGroups } from './twinGroups';
import { requireWhole } from './wholeJob';

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
  /** Which writing of its row each changed job is from; one that is not named is compared anew. */
  written?: ReadonlyMap<string, number>;
}

/** A job that cannot be indexed, and why. */
export interface BadJob {
  id: string;
  error: unknown;
}

/** What an index is made again from. */
export type JobIndexState = ReturnType<JobIndex['state']>;

/** A small index may have had so many others before it is made anew. */
const FEW_GONE = 10_000;

/** Jobs that are made ready at once when an index is made again: some milliseconds. */
const AT_ONCE = 2000;

/**
 * The searchable open jobs of this process. Every call sees all changes applied before it. While it
 * is being read in, whatever tells of all jobs throws `listsAreLoading`: half of them are no answer.
 */
export class JobIndex {
  #index = new SearchIndex();
  #pool = new SummaryPool();
  #summaries = new Map<string, JobSummary>();
  #twins = new TwinGroups();
  #employers = new EmployerNames();
  /** By job: which writing of its row it is from. */
  #written = new Map<string, number>();
  /** Jobs that it had and has no more, or in another form: it never forgets a word of theirs. */
  #gone = 0;
  #version = 0;
  #loaded: number | null = null;

  /** How much of it has been read in, from 0 to 1; null for a whole index. */
  get loading(): number | null {
    return this.#loaded;
  }

  /** Empties it, to be read in: until `endLoading` it answers nothing. */
  beginLoading(): void {
    this.#index = new SearchIndex();
    this.#pool = new SummaryPool();
    this.#summaries = new Map();
    this.#twins = new TwinGroups();
    const employers = new EmployerNames();
    employers.knowAs(this.#employers);
    this.#employers = employers;
    this.#written = new Map();
    this.#gone = 0;
    this.#loaded = 0;
  }

  /** Becomes what another one is, which is not used any more; searches go on with it. */
  become(other: JobIndex): void {
    this.#index = other.#index;
    this.#pool = other.#pool;
    this.#summaries = other.#summaries;
    this.#twins = other.#twins;
    other.#employers.knowAs(this.#employers);
    this.#employers = other.#employers;
    this.#written = other.#written;
    this.#gone = other.#gone;
    this.#version += 1;
  }

  /** @param share - of all jobs, from 0 to 1. */
  noteLoaded(share: number): void {
    if (this.#loaded !== null) this.#loaded = Math.min(Math.max(share, 0), 1);
  }

  endLoading(): void {
    this.#version += 1;
    this.#loaded = null;
  }

  /** Everything that it is made again from: plain data, which later changes leave as it is. */
  state() {
    return {
      index: this.#index.state(),
      summaries: [...this.#summaries.values()],
      twins: this.#twins.state(),
      employers: this.#employers.state(),
      written: [...this.#written],
    };
  }

  /**
   * Becomes the index that `state` was made of; call it while loading. Jobs that closed before
   * `today` are left out, as when the jobs are read in.
   *
   * @param pause - called between its steps, so that others are served.
   */
  async restore(state: JobIndexState, today: string, pause: () => Promise<unknown>): Promise<void> {
    const { summaries } = state;
    this.#index = new SearchIndex(state.index);
    await pause();
    for (let from = 0; from < summaries.length; from += AT_ONCE) {
      for (const summary of summaries.slice(from, from + AT_ONCE)) {
        this.#summaries.set(summary.id, this.#pool.share(summary));
      }
      await pause();
    }
    this.#twins.addAll(
      state.twins.flatMap(([id, digest]) => {
        const job = this.#summaries.get(id);
        return job ? [[digest, twinOf(job)] as const] : [];
      }),
    );
    await pause();
    for (const [id, employer] of state.employers) this.#employers.add(id, employer);
    this.#written = new Map(state.written);
    for (const { id, closesOn } of summaries) if (closesOn < today) this.#remove(id);
  }

  /** Another number after every change: what was computed from the index at one version holds for it. */
  get version(): number {
    return this.#version;
  }

  /** The number of stored jobs, including those past their last day. */
  get size(): number {
    return this.#summaries.size;
  }

  /** Whether most of its words are of jobs that are gone: one that is made anew is smaller. */
  get isWorn(): boolean {
    return this.#gone > Math.max(FEW_GONE, 2 * this.size);
  }

  /** The ids of all stored jobs, while it is not changed. */
  ids(): IterableIterator<string> {
    return this.#summaries.keys();
  }

  /** Which writing of its row a stored job is from; null where it is not known. */
  writingOf(id: string): number | null {
    return this.#written.get(id) ?? null;
  }

  /** Until when a stored job is open, `YYYY-MM-DD`; null for one that is not stored. */
  closesOn(id: string): string | null {
    return this.#summaries.get(id)?.closesOn ?? null;
  }

  get(id: string): JobSummary | null {
    this.#requireWhole();
    return this.#summaries.get(id) ?? null;
  }

  /** By slug or id: the id is in the slug, so an old slug still finds its job. */
  bySlug(slugOrId: string): JobSummary | null {
    const id = jobIdFrom(slugOrId);
    return id === null ? null : this.get(id);
  }

  /** Returns the jobs that it cannot hold, since their data is not whole; they are not in it. */
  apply({ changed = [], removed = [], written }: JobChanges): BadJob[] {
    this.#version += 1;
    for (const id of removed) this.#remove(id);
    const bad: BadJob[] = [];
    for (const job of changed) {
      this.#remove(job.id);
      try {
        requireWhole(job);
        if (job.status !== 'open') continue;
        this.#add(job);
        const writing = written?.get(job.id);
        if (writing !== undefined) this.#written.set(job.id, writing);
      } catch (error) {
        this.#remove(job.id);
        bad.push({ id: job.id, error });
      }
    }
    return bad;
  }

  /** The open twins of a job with it, the one that lists show first; empty without twins. */
  twinsOf(id: string, today: string): JobSummary[] {
    this.#requireWhole();
    const open = this.#openTwins(id, today);
    return open.length < 2 ? [] : open.flatMap((twin) => this.#summaries.get(twin.id) ?? []);
  }

  /** The id of the job that lists show for this one: its own, or that of its first twin. */
  listedFor(id: string): string {
    this.#requireWhole();
    return this.#twins.groupOf(id)[0]?.id ?? id;
  }

  /** The open jobs that lists show, of twins the first one, in slices: for who names all of them. */
  *listed(today: string): Generator<JobSummary[]> {
    this.#requireWhole();
    let slice: JobSummary[] = [];
    for (const summary of this.#summaries.values()) {
      const { id, closesOn } = summary;
      if (closesOn < today) continue;
      const [first] = this.#openTwins(id, today);
      if (first === undefined || first.id === id) slice.push(summary);
      if (slice.length < AT_ONCE) continue;
      yield slice;
      slice = [];
    }
    yield slice;
  }

  /** The stated rates of all jobs that a visitor's search would find. */
  rates(filter: JobFilter, today: string): HourlyRate[] {
    this.#requireWhole();
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
    this.#requireWhole();
    const held = ids.filter((id) => this.#summaries.has(id));
    const jobs = [...new Set(held.map((id) => this.listedFor(id)))].flatMap((id) => {
      const job = this.#summaries.get(id);
      return job ? [{ id, publishedAt: Date.parse(job.publishedAt) }] : [];
    });
    if (jobs.length === 0) return [];
    const found = new Set(this.#index.among({ filter, candidate, ranking, today }, jobs));
    return held.filter((id) => found.has(this.listedFor(id)));
  }

  /** Which listed jobs every rule says green of for a candidate now, and would after changes. */
  green(now: Omit<Supposed, 'rules' | 'mayTurn'>, supposed: readonly Supposed[]): GreenJobs {
    this.#requireWhole();
    return this.#index.green(now, supposed);
  }

  /** One job of each kind that a rule of eligibility treats alike, open now or before. */
  alikeFor(rule: RuleId): readonly JobToTake[] {
    this.#requireWhole();
    return this.#index.alikeFor(rule);
  }

  /** Whether an open ad has a word, folded; in names alone, or in running text as well. */
  hasWord(word: string, inNames = false): boolean {
    this.#requireWhole();
    return this.#index.hasWord(word, inNames);
  }

  /** The folded words of the employer of an open job whose name has these letters; null: none. */
  employerNamed(letters: string): string | null {
    this.#requireWhole();
    return this.#employers.named(letters);
  }

  /** Employers whose names are names, also while none of their jobs is open. */
  knowEmployers(names: Iterable<string>): void {
    this.#version += 1;
    this.#employers.know(names);
  }

  /** Does the work that the next search would do first. */
  refresh(): void {
    this.#index.refresh();
  }

  /** The same while loading; `pause` is called between its steps, so that others are served. */
  async settle(pause: () => Promise<unknown>): Promise<void> {
    for (const _step of this.#index.refreshing()) await pause();
  }

  /** Throws a `RangeError` for an invalid page token. */
  search(filter: JobFilter, options: SearchOptions): IndexedJobs {
    this.#requireWhole();
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
      ...(answer.undated > 0 && { undated: answer.undated }),
      ...answer.counts,
      ...(answer.weeks && { weeks: answer.weeks }),
      ...(answer.suggestions && { suggestions: answer.suggestions }),
      ...(answer.corrected.length > 0 && { corrected: answer.corrected }),
      ...(answer.offered.length > 0 && { offered: answer.offered }),
      ...(filter.onlyEligible && !candidate && { ignored: ['onlyEligible'] }),
    };
  }

  #requireWhole(): void {
    if (this.#loaded !== null) throw listsAreLoading(this.#loaded);
  }

  /** Adds an open job that is not in it. */
  #add(job: Job): void {
    const summary = this.#pool.share(toJobSummary(job));
    this.#index.add(job);
    this.#summaries.set(job.id, summary);
    this.#employers.add(job.id, job.workplace.careProvider);
    this.#list(this.#twins.add(job));
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
    this.#gone += 1;
    this.#index.remove({ id, publishedAt: Date.parse(summary.publishedAt) });
    this.#summaries.delete(id);
    this.#written.delete(id);
    this.#employers.remove(id);
    this.#list(this.#twins.remove(id));
  }
}

const twinOf = ({ id, publishedAt, closesOn }: JobSummary): Twin => ({
  id,
  publishedAt,
  closesOn,
});

const ageKeyOf = ({ id, publishedAt }: Twin): AgeKey => ({
  id,
  publishedAt: Date.parse(publishedAt),
});
