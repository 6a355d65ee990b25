/** Published figures, to the krona. Sources: `skv_433_2026` and Skatteverket's monthly tables. */

/**
 * Rows of Skatteverket's monthly tables, column 1: year, table, monthly pay, tax.
 * 2026: allmänna tabeller månad 2026; 2025: månadstabell 2025, as public code has them.
 */
export const MONTHLY_TABLE_ROWS = [
  [2026, 29, 28_000, 4734],
  [2026, 30, 35_000, 6496],
  [2026, 30, 52_000, 11_250],
  [2026, 31, 41_000, 8210],
  [2026, 32, 56_000, 13_464],
  [2026, 32, 70_000, 20_744],
  [2026, 32, 80_000, 25_944],
  [2026, 33, 36_000, 7386],
  [2026, 33, 50_000, 11_702],
  [2026, 34, 27_000, 5277],
  [2026, 34, 42_000, 9332],
  [2026, 34, 58_000, 15_366],
  [2026, 35, 33_000, 7028],
  [2025, 29, 28_000, 4925],
  [2025, 30, 35_000, 6798],
  [2025, 30, 52_000, 11_639],
  [2025, 32, 32_000, 6465],
  [2025, 32, 38_000, 8024],
  [2025, 32, 45_000, 10_167],
  [2025, 32, 70_000, 21_449],
  [2025, 32, 80_000, 26_649],
  [2025, 33, 64_000, 18_833],
  [2025, 34, 18_000, 3043],
  [2025, 34, 27_000, 5484],
  [2025, 34, 58_000, 16_096],
  [2025, 35, 48_000, 12_159],
  [2025, 35, 68_000, 22_040],
] as const;

/**
 * Years of SKV 433 (2026) in table 34, of which 1.16 percentage points are fees: income, tax, and
 * the parts that the text gives. Sections 7.5.2 and appendix 3.
 */
export const YEARS_2026 = [
  {
    income: 28_000,
    tax: 2062,
    parts: { municipal_tax: 952, pension_fee: 2000, pension_fee_credit: -952, burial_fee: 33 },
  },
  {
    income: 31_200,
    tax: 2331,
    parts: { municipal_tax: 2003, pension_fee: 2200, pension_fee_credit: -2003, burial_fee: 70 },
  },
  {
    income: 55_000,
    tax: 4445,
    parts: {
      municipal_tax: 9819,
      pension_fee: 3800,
      pension_fee_credit: -3800,
      job_tax_credit: -6019,
      burial_fee: 346,
      public_service_fee: 299,
    },
  },
] as const;

/**
 * Basic deductions: year, income, deduction. 120 000 and 324 000 from SKV 433, section 6.1; the
 * others from the tests of the public code skattesnurra.
 */
export const BASIC_DEDUCTIONS = [
  [2026, 120_000, 37_400],
  [2026, 324_000, 31_600],
  [2026, 50_000, 25_100],
  [2026, 100_000, 33_400],
  [2026, 170_000, 45_600],
  [2026, 300_000, 34_000],
  [2025, 50_000, 24_900],
  [2025, 500_000, 17_300],
  [2024, 50_000, 24_300],
  [2024, 500_000, 16_800],
] as const;
