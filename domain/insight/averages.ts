import { LEAST_ANSWERS } from './answers';
import { type Figures, SPREADS, type Spread, sumOf } from './figures';
import { AREAS, type Area, STATEMENTS } from './statements';

/** What is shown of an area. Averages have one decimal. */
interface AreaScore {
  area: Area;
  average: number;
  /** null while there are too few answers for it. */
  spread: Spread | null;
  statements: { id: string; average: number }[];
}

/** What is shown of some published figures together. */
export interface Score {
  /** How many answers it is made of. */
  answers: number;
  average: number;
  areas: AreaScore[];
}

/**
 * The averages of published figures. They follow from what is published alone, so that putting
 * years together says nothing that the years do not.
 */
export function scoreOf(figures: readonly Figures[]): Score {
  const answers = sumOf(figures.map((one) => one.answers));
  const averages = STATEMENTS.map((_, index) => averageAt(figures, index));
  const mean = (of: readonly number[]) => oneDecimal(sumOf(of) / of.length);
  return {
    answers,
    average: mean(averages),
    areas: AREAS.map((area) => {
      const own = STATEMENTS.flatMap(({ id, area: one }, index) =>
        one === area ? [{ id, exact: averages[index] ?? 0 }] : [],
      );
      return {
        area,
        average: mean(own.map(({ exact }) => exact)),
        spread: spreadOfAll(figures, area),
        statements: own.map(({ id, exact }) => ({ id, average: oneDecimal(exact) })),
      };
    }),
  };
}

/** The average of one score, exact: from the middle of what is published of each sum. */
export function averageAt(figures: readonly Figures[], index: number): number {
  const middles = figures.flatMap(({ shown }) => {
    const range = shown[index];
    return range ? (range.low + range.high) / 2 : [];
  });
  return sumOf(middles) / sumOf(figures.map((one) => one.answers));
}

/** The spread of the years that have one, weighed by their answers. */
function spreadOfAll(figures: readonly Figures[], area: Area): Spread | null {
  const stated = figures.flatMap(({ spread, answers }) =>
    spread ? [{ level: SPREADS.indexOf(spread[area]), answers }] : [],
  );
  if (stated.length === 0) return null;
  const levels = sumOf(stated.map(({ level, answers }) => level * answers));
  return SPREADS[Math.round(levels / sumOf(stated.map(({ answers }) => answers)))] ?? null;
}

/** A number of people in whole fives, as it is published: "at least 10". */
export const inFives = (people: number): number =>
  Math.floor(people / LEAST_ANSWERS) * LEAST_ANSWERS;

/** A place among others by their averages; equal averages share a place. */
export function rankAmong(average: number, all: readonly number[]): number {
  return 1 + all.filter((one) => one > average).length;
}

export const oneDecimal = (value: number): number => Math.round(value * 10) / 10;
