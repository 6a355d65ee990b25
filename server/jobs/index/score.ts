import type { JobFilter } from '#domain/jobs/filter';
import { type Bitmap, emptyBitmap } from './bitmap';
import type { Numbering } from './numbering';
import type { Ranking } from './ranking';
import type { Segment } from './segment';
import type { TermPlan } from './terms';
import { TEXT_KINDS, WEIGHT } from './text/adTexts';

/**
 * What a job of the written profession has before all others that its word means. More than all words of a
 * text can be worth: a text of 120 characters has 60 words at most.
 */
const ROLE_SCORE = 10_000;

/** What a job in a preferred work field has before the others of its profession: more than a word of a title. */
const FIELD_SCORE = 40;

/** What a kind of text is worth more than the next: a term in it is in the next one's set too. */
const STEPS = TEXT_KINDS.map((kind, at) => {
  const next = TEXT_KINDS[at + 1];
  return WEIGHT[kind] - (next ? WEIGHT[next] : 0);
});

/** What the order `relevance` depends on. */
export interface ScorePlan {
  /** The code of the profession whose jobs come first; null when none does. */
  role: number | null;
  /** The codes of the preferred work fields. */
  fields: readonly number[];
  terms: readonly TermPlan[];
}

/** Null when all jobs score alike, and the newest come first. */
export function scorePlanOf(
  { workroles }: JobFilter,
  { role, prefers: preferred = [] }: Ranking,
  terms: readonly TermPlan[],
  numbering: Numbering,
): ScorePlan | null {
  const prefers = role !== null && workroles.length > 1 && workroles.includes(role);
  const code = prefers ? (numbering.codeOf('workroles', role) ?? null) : null;
  const fields = preferred.flatMap((id) => numbering.codeOf('workfields', id) ?? []);
  const isNeutral = code === null && fields.length === 0 && terms.length === 0;
  return isNeutral ? null : { role: code, fields, terms };
}

/**
 * The score of each of `rows`; other rows have any number. It depends on the job and the query
 * alone, not on how many jobs have a word: a page token stays right while jobs come and go.
 */
export function scoresOf(segment: Segment, rows: Bitmap, plan: ScorePlan): Int32Array {
  const scores = new Int32Array(segment.rowCount);
  if (plan.role !== null) add(ROLE_SCORE, segment.valued.of([plan.role]), rows, scores);
  if (plan.fields.length > 0) add(FIELD_SCORE, segment.valued.of(plan.fields), rows, scores);
  for (const term of plan.terms) {
    for (const [kind, found] of segment.words.of(term).entries()) {
      add(STEPS[kind] ?? 0, found, rows, scores);
    }
  }
  return scores;
}

function add(step: number, some: Bitmap, rows: Bitmap, scores: Int32Array): void {
  if (step === 0) return;
  for (let index = 0; index < rows.length; index += 1) {
    let word = (some[index] ?? 0) & (rows[index] ?? 0);
    while (word !== 0) {
      const row = (index << 5) + 31 - Math.clz32(word & -word);
      scores[row] = (scores[row] ?? 0) + step;
      word &= word - 1;
    }
  }
}

/** A row and its score. */
export interface ScoredRow {
  row: number;
  score: number;
}

/**
 * The first `length` of `rows` by score, then by row, that come after a place: a lower score, or
 * the same and a row from `from` on. Null starts at the top.
 */
export function bestRows(
  rows: Bitmap,
  scores: Int32Array,
  after: { score: number; from: number } | null,
  length: number,
): ScoredRow[] {
  const left = after ? rowsAfter(rows, scores, after) : rows;
  const lowest = lowestOfBest(left, scores, length);
  const found: ScoredRow[] = [];
  const taken = new Map<number, number>();
  forEachRow(left, (row) => {
    const score = scores[row] ?? 0;
    if (score < lowest) return;
    const count = taken.get(score) ?? 0;
    if (count >= length) return;
    taken.set(score, count + 1);
    found.push({ row, score });
  });
  return found.sort((a, b) => b.score - a.score || a.row - b.row).slice(0, length);
}

function rowsAfter(
  rows: Bitmap,
  scores: Int32Array,
  after: { score: number; from: number },
): Bitmap {
  const left = emptyBitmap(scores.length);
  forEachRow(rows, (row) => {
    const score = scores[row] ?? 0;
    if (score > after.score || (score === after.score && row < after.from)) return;
    left[row >>> 5] = (left[row >>> 5] ?? 0) | (1 << (row & 31));
  });
  return left;
}

/** The lowest score that is among the best `length`. */
function lowestOfBest(rows: Bitmap, scores: Int32Array, length: number): number {
  const counts = new Int32Array(2 * ROLE_SCORE);
  forEachRow(rows, (row) => {
    const score = scores[row] ?? 0;
    counts[score] = (counts[score] ?? 0) + 1;
  });
  let score = counts.length;
  for (let count = 0; count < length && score > 0; count += counts[score] ?? 0) score -= 1;
  return score;
}

function forEachRow(rows: Bitmap, each: (row: number) => void): void {
  for (let index = 0; index < rows.length; index += 1) {
    let word = rows[index] ?? 0;
    while (word !== 0) {
      each((index << 5) + 31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
}
