import type { SalaryFigure } from './salaryFigure';
import type { SalarySourceId } from './salarySources';

/** A mean that others quote; the sector is what the source says. */
function quotedMean(of: string, year: number, mean: number, source: SalarySourceId): SalaryFigure {
  return {
    of,
    sector: 'not_stated',
    sex: 'both',
    year,
    mean,
    p10: null,
    p25: null,
    median: null,
    p75: null,
    p90: null,
    source,
  };
}

/** What others say of statistics that are not open, or of groups that the open ones leave out. */
export const QUOTED_FIGURES: readonly SalaryFigure[] = [
  quotedMean('specialist_nurses', 2020, 39_550, 'specialist_nurses'),
  quotedMean('specialist_nurses', 2021, 41_400, 'specialist_nurses'),
  quotedMean('specialist_nurses', 2022, 42_750, 'specialist_nurses'),
  quotedMean('specialist_nurses', 2023, 44_750, 'specialist_nurses'),
  quotedMean('specialist_nurses', 2024, 45_950, 'specialist_nurses'),
  quotedMean('2231', 2020, 42_150, 'theatre_nurses'),
  quotedMean('2231', 2021, 42_850, 'theatre_nurses'),
  quotedMean('2231', 2022, 45_400, 'theatre_nurses'),
  quotedMean('2231', 2023, 49_600, 'theatre_nurses'),
  quotedMean('2231', 2024, 49_950, 'theatre_nurses'),
  quotedMean('2212', 2024, 57_900, 'st_doctors'),
  quotedMean('2211', 2021, 83_200, 'adk_2021'),
  quotedMean('2211', 2022, 86_400, 'lakartidningen_2023'),
];

/** A published monthly salary of a speciality, with that of its group. */
export interface SpecialityFigure {
  /** The id of the profession. */
  role: string;
  year: number;
  median: number;
  /** The median of all specialists in the same source. */
  ofAll: number;
  source: SalarySourceId;
}

/** Every one is unsure: old, or from a site that names no source. */
export const SPECIALITY_FIGURES: readonly SpecialityFigure[] = [
  {
    role: 'specialistlakare-pediatrik',
    year: 2011,
    median: 60_200,
    ofAll: 63_500,
    source: 'lakarforbundet_2011',
  },
  {
    role: 'specialistlakare-neurologi',
    year: 2011,
    median: 60_800,
    ofAll: 63_500,
    source: 'lakarforbundet_2011',
  },
  {
    role: 'specialistlakare-radiologi',
    year: 2024,
    median: 108_000,
    ofAll: 95_000,
    source: 'staffi',
  },
  {
    role: 'specialistlakare-anestesiologi',
    year: 2024,
    median: 105_000,
    ofAll: 95_000,
    source: 'staffi',
  },
  {
    role: 'specialistlakare-ortopedi',
    year: 2024,
    median: 102_000,
    ofAll: 95_000,
    source: 'staffi',
  },
];
