import type { SalarySourceId } from './salarySources';

type Sector = 'all' | 'regions' | 'not_stated';
type Sex = 'women' | 'men' | 'both';

/** A row of `STATISTICS`. */
export type StatisticsRow = readonly [
  of: string,
  sector: 'all' | 'regions',
  sex: Sex,
  year: number,
  mean: number | null,
  p10: number | null,
  p25: number | null,
  median: number | null,
  p75: number | null,
  p90: number | null,
];

/** A row of `MEANS_BY_AREA`. */
export type AreaRow = readonly [
  of: string,
  sex: 'women' | 'men',
  year: number,
  means: readonly (number | null)[],
];

/** The national areas of the statistics, from Statistics Sweden's list. */
export const AREAS = [
  'stockholm',
  'east_central',
  'smaland_islands',
  'south',
  'west',
  'north_central',
  'central_norrland',
  'upper_norrland',
] as const;
export type Area = (typeof AREAS)[number];

/** What a group of people earns: SEK a month before tax, for full time; null where it is not known. */
export interface SalaryFigure {
  /** SSYK 2012 group, or `specialist_nurses` for all of 2223–2239 together. */
  of: string;
  sector: Sector;
  sex: Sex;
  year: number;
  mean: number | null;
  p10: number | null;
  p25: number | null;
  median: number | null;
  p75: number | null;
  p90: number | null;
  source: SalarySourceId;
}
