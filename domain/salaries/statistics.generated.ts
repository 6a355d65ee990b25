// Written by scripts/generate-salaries.ts; do not edit.
// SEK a month before tax, for full time. Sources: all sectors scb_all_sectors, regions scb_regions_2019
// in domain/salaries/salarySources.ts.
import type { AreaRow, StatisticsRow } from './salaryFigure';

/** SSYK 2012 group, sector, sex, year; mean, p10, p25, median, p75, p90. */
export const STATISTICS: readonly StatisticsRow[] = [
  ['2221', 'all', 'men', 2023, 44600, 33700, 36800, 41900, 47700, 60700],
  ['2221', 'all', 'women', 2023, 42700, 33200, 36200, 40500, 46000, 55400],
  ['2221', 'all', 'men', 2024, 45400, 34700, 37800, 42800, 49800, 58500],
  ['2221', 'all', 'women', 2024, 43700, 34100, 37400, 41900, 47300, 55500],
  ['2225', 'all', 'men', 2023, 45500, 38900, 41600, 44900, 48500, 53700],
  ['2225', 'all', 'women', 2023, 44500, 38500, 41000, 43800, 47200, 51200],
  ['2225', 'all', 'men', 2024, 47900, 40600, 43500, 46900, 51700, 55900],
  ['2225', 'all', 'women', 2024, 46700, 39800, 42400, 45400, 49000, 55500],
  ['2211', 'regions', 'both', 2019, 80700, null, 73000, 79700, 86500, null],
  ['2212', 'regions', 'both', 2019, 49400, null, 45200, 47800, 51800, null],
  ['2213', 'regions', 'both', 2019, 35100, null, 32900, 34500, 37000, null],
  ['2219', 'regions', 'both', 2019, 39700, null, 32100, 39500, 44500, null],
  ['2221', 'regions', 'both', 2019, 34800, null, 30800, 33900, 37700, null],
  ['2222', 'regions', 'both', 2019, 40400, null, 36500, 39200, 43400, null],
  ['2223', 'regions', 'both', 2019, 40300, null, 36400, 39700, 43200, null],
  ['2224', 'regions', 'both', 2019, 37800, null, 35800, 37400, 39200, null],
];

/** SSYK 2012 group, sex, year; the mean in each of `AREAS`, all sectors. */
export const MEANS_BY_AREA: readonly AreaRow[] = [
  ['2221', 'women', 2024, [46000, 46200, 40600, 42100, 42700, 40400, 39800, 41600]],
  ['2221', 'men', 2024, [47600, 49700, 42200, 43400, 43300, 41000, 41200, 42500]],
  ['2225', 'women', 2024, [47500, 50600, 45100, 45500, 45800, 44600, null, 45600]],
  ['2225', 'men', 2024, [49900, null, 45900, null, 48100, null, null, null]],
];
