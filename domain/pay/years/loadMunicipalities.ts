import { isRateRow, type Municipality, municipalityOf } from '../municipalTax';
import type { TaxYear } from './taxYears';

/**
 * Skatteverket's rates of the municipalities and parishes, by SCB code, written by
 * scripts/generate-municipal-tax.ts; sources `municipal_tax_<year>` and `regional_credit`.
 */
type Rows = { default: Readonly<Record<string, readonly number[]>> };

const ROWS: Readonly<Record<TaxYear, () => Promise<Rows>>> = {
  2024: () => import('./2024/municipalTax.generated.json'),
  2025: () => import('./2025/municipalTax.generated.json'),
  2026: () => import('./2026/municipalTax.generated.json'),
};

/**
 * The municipalities of an income year, by SCB's code; null for a code that is none's. A page loads
 * no other year's.
 */
export async function loadMunicipalities(
  year: TaxYear,
): Promise<(code: string) => Municipality | null> {
  const rows = (await ROWS[year]()).default;
  return (code) => {
    const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
    return row && isRateRow(row) ? municipalityOf(year, code, row) : null;
  };
}
