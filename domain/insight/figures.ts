import { LEAST_ANSWERS, type Scores } from './answers';
import { AREAS, type Area, SCALE, STATEMENTS } from './statements';

/** A sum of scores of which is published only that it lies between two numbers, both included. */
export interface SumRange {
  low: number;
  high: number;
}

/** How far answers lie apart: at most about half a step of the scale, one step, or more. */
export const SPREADS = ['close', 'some', 'wide'] as const;
export type Spread = (typeof SPREADS)[number];

/** What is kept of the answers of one publication; numbers about at least five people. */
export interface Figures {
  answers: number;
  /** How many of them are by people hired through Vikari. */
  assignments: number;
  /** For each statement what the published figure says of the sum of its scores. */
  shown: SumRange[];
  /** The same, narrowed by what earlier publications have said; each of these sums is possible. */
  known: SumRange[];
  /** null while there are too few answers for it. */
  spread: Record<Area, Spread> | null;
}

/** What answers are made of: how many scores each has, and what of their spread is told. */
export interface AnswerShape {
  scores: number;
  spread(answers: readonly CountedAnswer[]): Figures['spread'];
  /** Whether the newest answer of a person takes the place of those of other years, once they join. */
  onePerPerson?: boolean;
}

/** Answers to the statements about workplaces. */
const OF_STATEMENTS: AnswerShape = {
  scores: STATEMENTS.length,
  spread: (answers) => (answers.length < LEAST_FOR_SPREAD ? null : spreadsOf(answers)),
};

/** How far one person can move a sum: the width of the scale. */
const ONE_PERSON = SCALE.max - SCALE.min;
/** From this many answers on the spread is published: two batches. */
const LEAST_FOR_SPREAD = 2 * LEAST_ANSWERS;

/**
 * The steps in which the sum of `answers` scores is published: equally wide but for rounding, and none
 * narrower than what one person can move it.
 */
export function sumSteps(answers: number): SumRange[] {
  const first = answers * SCALE.min;
  const sums = answers * ONE_PERSON + 1;
  const count = Math.floor(sums / (ONE_PERSON + 1));
  return Array.from({ length: count }, (_, index) => ({
    low: first + Math.floor((index * sums) / count),
    high: first + Math.floor(((index + 1) * sums) / count) - 1,
  }));
}

/** An answer that counts in a publication. */
export interface CountedAnswer {
  scores: Scores;
  byAssignment: boolean;
  /** It was in no publication before. */
  isNew: boolean;
}

/**
 * How far a sum can move for certain. Nobody knows which scores went: sums nearer to the ends would
 * be possible only if some answers that came and went were alike, and earlier publications may rule
 * that out.
 */
function changeOf(answers: number, before: readonly Figures[]): SumRange {
  const more = answers - sumOf(before.map((one) => one.answers));
  return { low: more * SCALE.min, high: more * SCALE.max };
}

/**
 * Whether there is a step for each sum that leaves room for one person. When many answers have been
 * taken back, there is none until enough have come.
 *
 * @param answers - how many count from now on.
 */
export function leavesRoom(
  answers: number,
  before: readonly Figures[],
  { scores }: AnswerShape = OF_STATEMENTS,
): boolean {
  if (before.length === 0) return true;
  const change = changeOf(answers, before);
  return placesOf(scores).every((index) => {
    const known = sumOfRanges(before, index);
    return known.high + change.high - (known.low + change.low) >= 2 * ONE_PERSON;
  });
}

/**
 * The figures of a publication that leaves room (`leavesRoom`).
 *
 * @param answers - all that count from now on; at least five of them are new.
 * @param before - the published figures that these replace; answers that they had and that are not
 *   in `answers` were taken back.
 */
export function newFigures(
  answers: readonly CountedAnswer[],
  before: readonly Figures[],
  shape: AnswerShape = OF_STATEMENTS,
): Figures {
  const added = answers.filter(({ isNew }) => isNew).length;
  if (added < LEAST_ANSWERS) throw new RangeError('Too few new answers to publish.');
  const change = changeOf(answers.length, before);
  const published = placesOf(shape.scores).map((index) =>
    publishSum(
      sumOf(answers.map(({ scores }) => scores[index] ?? 0)),
      sumSteps(answers.length),
      before.length > 0 ? { known: sumOfRanges(before, index), change } : null,
    ),
  );
  return {
    answers: answers.length,
    assignments: answers.filter(({ byAssignment }) => byAssignment).length,
    shown: published.map(({ shown }) => shown),
    known: published.map(({ known }) => known),
    spread: shape.spread(answers),
  };
}

/**
 * The step of a sum. Where it would show, beside what is known, that the answers which came or went
 * are at an end of the scale, the next step that leaves room for one person is published instead.
 */
export function publishSum(
  sum: number,
  steps: readonly SumRange[],
  earlier: { known: SumRange; change: SumRange } | null,
): { shown: SumRange; known: SumRange } {
  const own = steps.findIndex(({ high }) => sum <= high);
  if (!earlier) return { shown: stepAt(steps, own), known: stepAt(steps, own) };
  const { known, change } = earlier;
  const highest = steps.findLastIndex(({ low }) => low <= known.high + change.high - ONE_PERSON);
  const lowest = steps.findIndex(({ high }) => high >= known.low + change.low + ONE_PERSON);
  const shown = stepAt(steps, Math.max(lowest, Math.min(own, highest)));
  return {
    shown,
    known: {
      low: Math.max(shown.low, known.low + change.low),
      high: Math.min(shown.high, known.high + change.high),
    },
  };
}

const placesOf = (scores: number): number[] => Array.from({ length: scores }, (_, index) => index);

function stepAt(steps: readonly SumRange[], index: number): SumRange {
  const step = steps[index];
  if (!step) throw new RangeError(`There is no step ${index}.`);
  return step;
}

function sumOfRanges(figures: readonly Figures[], statement: number): SumRange {
  const ranges = figures.flatMap(({ known }) => known[statement] ?? []);
  return {
    low: sumOf(ranges.map(({ low }) => low)),
    high: sumOf(ranges.map(({ high }) => high)),
  };
}

function spreadsOf(answers: readonly CountedAnswer[]): Record<Area, Spread> {
  const scoresOf = (area: Area) =>
    STATEMENTS.flatMap((statement, index) =>
      statement.area === area ? [answers.map(({ scores }) => scores[index] ?? 0)] : [],
    );
  const entries = AREAS.map((area) => [area, spreadOf(scoresOf(area))] as const);
  return Object.fromEntries(entries) as Record<Area, Spread>;
}

/** By the standard deviation of the scores around the average of their own statement. */
export function spreadOf(statements: readonly (readonly number[])[]): Spread {
  const variances = statements.map((scores) => {
    const average = sumOf(scores) / scores.length;
    return sumOf(scores.map((score) => (score - average) ** 2)) / scores.length;
  });
  const deviation = Math.sqrt(sumOf(variances) / variances.length);
  if (deviation < 0.75) return 'close';
  return deviation < 1.25 ? 'some' : 'wide';
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0);
