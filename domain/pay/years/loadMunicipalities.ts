import { type Municipality, municipalityOf, type RateRow } from '../municipalTax';
import type { TaxYear } from './taxYears';

type Rows = { MUNICIPAL_TAX: Readonly<Record<string, RateRow>> };

const ROWS: Readonly<Record<TaxYear, () => Promise<Rows>>> = {
  2024: () => import('./2024/municipalTax.generated'),
  2025: () => import('./2025/municipalTax.generated'),
  2026: () => import('./2026/municipalTax.generated'),
};

/**
 * The municipalities of an income year, by SCB's code; null for a code that is none's. A page loads
 * no other year's.
 */
export async function loadMunicipalities(
  year: TaxYear,
): Promise<(code: string) => Municipality | null> {
  const rows = (await ROWS[year]()).MUNICIPAL_TAX;
  return (code) => {
    const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
    return row ? municipalityOf(year, code, row) : null;
  };
}
