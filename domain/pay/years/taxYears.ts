const NEWEST = 2026;

/**
 * The income years whose rules are here, rising. Each has a folder with its figures and their
 * sources; where one is missing in the other files of this folder, the compiler says so.
 */
export const TAX_YEARS = [2024, 2025, NEWEST] as const;
export type TaxYear = (typeof TAX_YEARS)[number];

export const NEWEST_TAX_YEAR: TaxYear = NEWEST;

/** The income year whose rules a year is computed with: its own, else the nearest that is known. */
export function taxYearFor(year: number): TaxYear {
  return TAX_YEARS.find((known) => known >= year) ?? NEWEST_TAX_YEAR;
}
