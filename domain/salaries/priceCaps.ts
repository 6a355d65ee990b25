import type { SalarySourceId } from './salarySources';

/** The year of the agreement's price list. */
export const AGREEMENT_YEAR = 2026;

/**
 * The most that a region pays an agency for an hour, excluding supplements and VAT, in the
 * national staffing agreement's three zones: 1 large towns, 2 smaller towns, 3 the countryside.
 */
export interface PriceCap {
  /** SEK an hour in zones 1, 2 and 3. */
  zones: readonly [number, number, number];
  year: number;
  source: SalarySourceId;
}

const nurse = (zones: PriceCap['zones']): PriceCap => ({
  zones,
  year: AGREEMENT_YEAR,
  source: 'price_list_nurses',
});
const doctor = (zones: PriceCap['zones']): PriceCap => ({
  zones,
  year: AGREEMENT_YEAR,
  source: 'price_list_doctors',
});

/** The levels of the price list. */
export const CAP_LEVELS = {
  nurse: nurse([616, 660, 715]),
  specialist_nurse: nurse([715, 770, 824]),
  theatre_nurse: nurse([770, 824, 880]),
  licensed_doctor: doctor([847, 1040, 1233]),
  specialist_doctor: doctor([1238, 1513, 1787]),
  scarce_specialist: doctor([1457, 1678, 1953]),
} as const satisfies Record<string, PriceCap>;

export type CapLevel = keyof typeof CAP_LEVELS;

/** The level of each profession that the price list names. */
const LEVELS: Readonly<Record<string, CapLevel>> = {
  sjukskoterska: 'nurse',
  barnmorska: 'theatre_nurse',
  distriktsskoterska: 'theatre_nurse',
  anestesisjukskoterska: 'theatre_nurse',
  'iva-sjukskoterska': 'theatre_nurse',
  operationssjukskoterska: 'theatre_nurse',
  ambulanssjukskoterska: 'specialist_nurse',
  barnsjukskoterska: 'specialist_nurse',
  'hjart-och-karlsjukskoterska': 'specialist_nurse',
  kirurgsjukskoterska: 'specialist_nurse',
  onkologisjukskoterska: 'specialist_nurse',
  psykiatrisjukskoterska: 'specialist_nurse',
  geriatriksjukskoterska: 'specialist_nurse',
  'specialistlakare-anestesiologi': 'specialist_doctor',
  'specialistlakare-pediatrik': 'specialist_doctor',
  'specialistlakare-kardiologi': 'specialist_doctor',
  'specialistlakare-nefrologi': 'specialist_doctor',
  'specialistlakare-neurologi': 'specialist_doctor',
  'specialistlakare-psykiatri': 'scarce_specialist',
  'specialistlakare-dermatologi': 'scarce_specialist',
  'specialistlakare-radiologi': 'scarce_specialist',
  'specialistlakare-oftalmologi': 'scarce_specialist',
};

/** The cap of a profession; null where the list that we have does not name it. */
export function priceCapOf(role: string): PriceCap | null {
  const level = LEVELS[role];
  return level === undefined ? null : CAP_LEVELS[level];
}

/** The supplements that a region pays an agency for nurses in 2026, SEK an hour in all zones. */
export const AGREEMENT_SUPPLEMENTS = [
  { hours: 'weekday_evening', amount: 37 },
  { hours: 'weekday_night', amount: 82 },
  { hours: 'weekend', amount: 96 },
  { hours: 'weekend_night', amount: 109 },
  { hours: 'major_holiday', amount: 184 },
  { hours: 'major_holiday_night', amount: 222 },
] as const;

export type SupplementHours = (typeof AGREEMENT_SUPPLEMENTS)[number]['hours'];

/** Percent of the price that an agency keeps, by the one published model: unsure. */
export const AGENCY_MARGIN = { doctors: [10, 15], nurses: [15, 20] } as const;

/** What is left of a price, SEK an hour to an own company, by that model. */
export function leftOfPrice(
  price: number,
  [least, most]: readonly [number, number],
): { low: number; high: number } {
  return {
    low: Math.round((price * (100 - most)) / 100),
    high: Math.round((price * (100 - least)) / 100),
  };
}
