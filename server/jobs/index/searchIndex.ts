import { dayNumber } from '#domain/calendar/days';
import type { CandidateFacts, JobToTake } from '#domain/eligibility/candidateFacts';
import { ELIGIBILITY_RULES } from '#domain/eligibility/rules';
import type { RuleId } from '#domain/eligibility/words';
import type { FacetCounts, JobFilter, JobOrder, JobWeek, RateHistogram } from '#domain/jobs/filter';
import type { Job } from '#domain/jobs/job';
import type { Correction } from '#domain/search/understood';
import { collectRows, countBits, hasBit } from './bitmap';
import { isWhole } from './columns';
import { type IndexDocument, toDocument } from './document';
import { countFacets } from './facets';
import { findGreenJobs, type GreenJobs, type Supposed } from './greenJobs';
import { maskSegment } from './maskSegment';
import { mergingSegments } from './merge';
import { EARLIEST_DAY } from './noLimit';
import { Numbering } from './numbering';
import type { AgeKey } from './order';
import { countUndated, firstKeys, firstKeysDatedFirst, type PageKey } from './page';
import { planOf } from './plan';
import { NO_RANKING, type Ranking } from './ranking';
import { Segment, segmentOf } from './segment';
import { type Suggestion, suggestionsOf } from './suggestions';
import { TermReader, type WordPlan } from './terms';
import { countWeeks, firstKeysByWeek, firstMonday, toJobWeeks } from './weeks';

/** A segment is merged into the next older one when it is not at least this many times smaller. */
const GROWTH = 8;
/** As many added jobs become a segment at once: their words are smaller there than in a list. */
const MOST_PENDING = 4096;

/** One search. */
export interface IndexQuery {
  filter: JobFilter;
  /** Whose jobs `onlyEligible` is about; null: it filters nothing, and is not counted. */
  candidate: CandidateFacts | null;
  /** `YYYY-MM-DD`; a job can be found on its `closesOn` too. */
  today: string;
  order: JobOrder;
  /** Words that ads must have, beside the filter. */
  ranking: Ranking;
  /** The last job of the page before; null for the first page. */
  after: PageKey | null;
  pageLength: number;
  /** Also count facets and bars. */
  facets: boolean;
  /** Week by week of the days on which jobs begin. */
  byWeek: boolean;
}

/** The result; jobs are given by their sort keys. */
export interface IndexAnswer {
  page: PageKey[];
  hasMore: boolean;
  total: number;
  counts: { facets: FacetCounts; histogram: RateHistogram } | null;
  /** Null unless they were asked for. */
  weeks: JobWeek[] | null;
  /** Null unless nothing was found. */
  suggestions: Suggestion[] | null;
  /** Where days are asked for: how many of the total state none. */
  undated: number;
  /** Words that no ad has, and what was searched for instead. */
  corrected: Correction[];
  /** Words that no ad has, and what they may be slips of. */
  offered: Correction[];
}

/** What an index is made again from. */
export type SearchIndexState = ReturnType<SearchIndex['state']>;

/**
 * The columnar index of open jobs. Changes are buffered and indexed at the next search, so that a
 * thousand changes in a row cost one segment; a search sees all changes made before it and none
 * after. Segments grow by a factor, as in a log-structured merge tree: a job is moved only a few
 * times, and a search reads only a few segments.
 *
 * Our own, since it is what the product is about: no engine that runs in the process counts facets
 * as fast, or knows the rules of who may take a job (docs/performance.md has them beside each other).
 */
export class SearchIndex {
  readonly #numbering: Numbering;
  readonly #pending = new Map<string, IndexDocument>();
  readonly #reader: TermReader;
  #segments: Segment[];

  /** @param state - of the index that it becomes; absent for an empty one. */
  constructor(state?: SearchIndexState) {
    const numbering = new Numbering(state?.numbering);
    this.#numbering = numbering;
    this.#segments = (state?.segments ?? []).map((segment) => Segment.from(segment, numbering));
    this.#reader = new TermReader(numbering.dictionary, {
      isHeld: (word) => this.#isHeld(word),
      jobsWith: (code) => this.#countWith({ names: [code], body: [code] }),
    });
  }

  /** Everything that it is made again from: plain data, which later changes leave as it is. */
  state() {
    this.refresh();
    return {
      numbering: this.#numbering.state(),
      segments: this.#segments.map((segment) => segment.state()),
    };
  }

  /** Adds an open job that is not in the index. @throws when its data is not whole. */
  add(job: Job): void {
    const document = toDocument(job, this.#numbering);
    if (!isWhole(document)) throw new TypeError('A day, an instant or a rate of the job is none.');
    this.#pending.set(job.id, document);
    if (this.#pending.size >= MOST_PENDING) this.#indexPending();
  }

  /** Removes a job, identified by what it was added with. */
  remove(key: AgeKey): void {
    if (this.#pending.delete(key.id)) return;
    this.#segments.some((segment) => segment.remove(key));
  }

  /**
   * Changes the last day on which a job is found, `YYYY-MM-DD`; null: it is not found at all, and
   * stays to be found again.
   */
  setClosing(key: AgeKey, closesOn: string | null): void {
    const day = closesOn === null ? EARLIEST_DAY : dayNumber(closesOn);
    const pending = this.#pending.get(key.id);
    if (pending) pending.closesOn = day;
    else this.#segments.some((segment) => segment.setClosing(key, day));
  }

  search({ filter, order, ranking, after, pageLength, facets, ...rest }: IndexQuery): IndexAnswer {
    const { byWeek, ...asked } = rest;
    this.refresh();
    const plan = planOf(filter, { ...asked, ranking, reader: this.#reader }, this.#numbering);
    const maskAll = (keepNearMisses: boolean) =>
      this.#segments.map((segment) => ({
        segment,
        mask: maskSegment(segment, plan, { keepNearMisses }),
      }));
    const masked = maskAll(facets);
    const total = masked.reduce((sum, { mask }) => sum + countBits(mask.matching), 0);
    const matches = masked.map(({ segment, mask }) => ({ segment, rows: mask.matching }));
    const length = pageLength + 1;
    const { score } = plan;
    const first = firstMonday(filter, asked.today);
    const weeks = byWeek ? countWeeks(matches, first) : null;
    const keys: IndexAnswer['page'] = weeks
      ? firstKeysByWeek(matches, weeks, { order, first, after, length, score })
      : (asksForDays(filter) ? firstKeysDatedFirst : firstKeys)(
          matches,
          order,
          after,
          length,
          score,
        );
    return {
      page: keys.slice(0, pageLength),
      hasMore: keys.length > pageLength,
      total,
      undated: asksForDays(filter) ? countUndated(matches) : 0,
      counts: facets ? countFacets(masked, plan, this.#numbering) : null,
      weeks: weeks && toJobWeeks(weeks),
      suggestions:
        total > 0
          ? null
          : suggestionsOf(
              filter,
              (facets ? masked : maskAll(true)).map(({ mask }) => mask),
            ),
      corrected: [...plan.corrected],
      offered: [...plan.offered],
    };
  }

  /** The ids of all jobs that a visitor's search would find, in any order. */
  idsOf(filter: JobFilter, today: string): string[] {
    this.refresh();
    const asked = { today, candidate: null, ranking: NO_RANKING, reader: this.#reader };
    const plan = planOf(filter, asked, this.#numbering);
    return this.#segments.flatMap((segment) => {
      const { matching } = maskSegment(segment, plan, { keepNearMisses: false });
      const rows = new Int32Array(countBits(matching));
      collectRows(matching, rows);
      return Array.from(rows, (row) => segment.columns.ids[row] ?? '');
    });
  }

  /** Which listed jobs are green for a candidate, and would be after changes. */
  green(now: Omit<Supposed, 'rules' | 'mayTurn'>, supposed: readonly Supposed[]): GreenJobs {
    this.refresh();
    const { classes, alike } = this.#numbering.requirements;
    return findGreenJobs(this.#segments, classes, alike, now, supposed);
  }

  /** One job of each kind that a rule treats alike, open now or before. */
  alikeFor(rule: RuleId): readonly JobToTake[] {
    const at = ELIGIBILITY_RULES.findIndex(({ id }) => id === rule);
    return this.#numbering.requirements.alike[at]?.examples ?? [];
  }

  /**
   * Which of some jobs a search finds. Only the segments that hold them are read: what changed
   * lately is in small ones.
   */
  among(
    { filter, ...asked }: Pick<IndexQuery, 'filter' | 'candidate' | 'today' | 'ranking'>,
    jobs: readonly AgeKey[],
  ): string[] {
    this.refresh();
    const plan = planOf(filter, { ...asked, reader: this.#reader }, this.#numbering);
    return this.#segments.flatMap((segment) => {
      const rows = jobs.flatMap((job) => segment.rowOf(job) ?? []);
      if (rows.length === 0) return [];
      const { matching } = maskSegment(segment, plan, { keepNearMisses: false });
      return rows
        .filter((row) => hasBit(matching, row))
        .map((row) => segment.columns.ids[row] ?? '');
    });
  }

  /** Whether an open ad has a word, folded; in names alone, or in running text as well. */
  hasWord(word: string, inNames = false): boolean {
    this.refresh();
    const code = this.#numbering.dictionary.codeOf(word);
    if (code === undefined) return false;
    return this.#isHeld({ names: [code], body: inNames ? [] : [code] });
  }

  #isHeld(word: WordPlan): boolean {
    return this.#segments.some((segment) => segment.countWith(word, 1) > 0);
  }

  /** Rows of each segment, deleted rows included, the oldest segment first. */
  get segmentSizes(): number[] {
    return this.#segments.map(({ rowCount }) => rowCount);
  }

  /**
   * Makes added jobs searchable, and keeps the segments few and mostly free of deleted rows. A
   * search does it itself; after a load, calling it keeps the first search fast.
   */
  refresh(): void {
    const steps = this.refreshing();
    while (!steps.next().done);
  }

  /** `refresh` step by step, each of some tens of milliseconds; nothing may be asked between them. */
  *refreshing(): Generator<undefined, void> {
    if (this.#pending.size > 0) this.#indexPending();
    yield;
    this.#numbering.dictionary.sort();
    yield;
    const held: Segment[] = [];
    for (const segment of this.#segments.filter(({ liveCount }) => liveCount > 0)) {
      const isKept = !isMostlyDeleted(segment);
      held.push(isKept ? segment : yield* mergingSegments([segment], this.#numbering));
    }
    this.#segments = held;
    const from = this.#segments.findIndex(
      (segment, at) =>
        at > 0 && segment.rowCount * GROWTH > (this.#segments[at - 1]?.rowCount ?? 0),
    );
    if (from > 0) {
      const tail = this.#segments.splice(from - 1);
      this.#segments.push(yield* mergingSegments(tail, this.#numbering));
      yield* this.refreshing();
    }
  }

  #indexPending(): void {
    this.#segments.push(segmentOf([...this.#pending.values()], this.#numbering));
    this.#pending.clear();
  }

  #countWith(word: WordPlan): number {
    return this.#segments.reduce((sum, segment) => sum + segment.countWith(word), 0);
  }
}

const asksForDays = ({ fromDate, toDate }: JobFilter): boolean =>
  fromDate !== null || toDate !== null;

/** More than half deleted rows: worth a compaction. */
function isMostlyDeleted({ liveCount, rowCount }: Segment): boolean {
  return liveCount * 2 < rowCount;
}
