import { QUOTED_FIGURES } from './quotedFigures';
import type { SalaryFigure } from './salaryFigure';
import { SALARY_SOURCES } from './salarySources';
import { STATISTICS } from './statistics.generated';
import { isSure } from './sureness';

const SECTOR_SOURCE = { all: 'scb_all_sectors', regions: 'scb_regions_2019' } as const;

/** Every figure of a group; the statistics come first. */
export const SALARY_FIGURES: readonly SalaryFigure[] = [
  ...STATISTICS.map(
    ([of, sector, sex, year, mean, p10, p25, median, p75, p90]): SalaryFigure => ({
      of,
      sector,
      sex,
      year,
      mean,
      p10,
      p25,
      median,
      p75,
      p90,
      source: SECTOR_SOURCE[sector],
    }),
  ),
  ...QUOTED_FIGURES,
];

const figuresOf = (group: string): SalaryFigure[] =>
  SALARY_FIGURES.filter(({ of }) => of === group);

const newestYear = (figures: readonly SalaryFigure[]): number =>
  Math.max(...figures.map(({ year }) => year));

/**
 * What a group's page says first: its newest sure medians (women and men where the statistics part
 * them), else its newest mean. Empty where nothing is known of it.
 */
export function mainFigures(group: string): SalaryFigure[] {
  const all = figuresOf(group);
  const sure = all.filter(
    ({ median, source }) => median !== null && isSure(SALARY_SOURCES[source]),
  );
  const from = sure.length > 0 ? sure : all.filter(({ mean }) => mean !== null);
  const year = newestYear(from);
  return from.filter((figure) => figure.year === year);
}

/** All specialist nurses together, for a speciality of which nothing is known. */
export const SPECIALIST_NURSES = 'specialist_nurses';

/** A profession's main figures, and whose they are. */
export interface ShownFigures {
  /** The group in which the profession is counted (SSYK 2012). */
  ssyk: string;
  /** The group whose figures are shown. */
  of: string;
  figures: SalaryFigure[];
}

/** What is shown for a profession: its SSYK group's figures, else those of all specialist nurses. */
export function shownFigures(ssyk: string): ShownFigures {
  const own = mainFigures(ssyk);
  if (own.length > 0) return { ssyk, of: ssyk, figures: own };
  return { ssyk, of: SPECIALIST_NURSES, figures: mainFigures(SPECIALIST_NURSES) };
}

/** The means of a group year by year, without those of one sex; several where sources differ. */
export function meansByYear(group: string): SalaryFigure[] {
  return figuresOf(group)
    .filter(({ mean, sex }) => mean !== null && sex === 'both')
    .sort((one, other) => one.year - other.year);
}

/** The newest distribution of each kind of a group: by sector and sex, where percentiles are known. */
export function distributionsOf(group: string): SalaryFigure[] {
  const known = figuresOf(group).filter(({ p25, p75 }) => p25 !== null && p75 !== null);
  return known.filter(
    ({ sector, sex, year }) =>
      year === newestYear(known.filter((one) => one.sector === sector && one.sex === sex)),
  );
}
