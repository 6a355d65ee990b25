import { type Municipality, municipalityOf, type RateRow } from './municipalTax';
import type { TaxRules, TaxYear } from './taxRules';

/** The rules of an income year; a page loads no other year's. */
export async function loadTaxRules(year: TaxYear): Promise<TaxRules> {
  switch (year) {
    case 2024:
      return (await import('./data/taxRules2024')).TAX_RULES_2024;
    case 2025:
      return (await import('./data/taxRules2025')).TAX_RULES_2025;
    case 2026:
      return (await import('./data/taxRules2026')).TAX_RULES_2026;
  }
}

/**
 * The municipalities of an income year, by SCB's code; null for a code that is none's. A page loads
 * no other year's.
 */
export async function loadMunicipalities(
  year: TaxYear,
): Promise<(code: string) => Municipality | null> {
  const rows = await loadRows(year);
  return (code) => {
    const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
    return row ? municipalityOf(year, code, row) : null;
  };
}

async function loadRows(year: TaxYear): Promise<Readonly<Record<string, RateRow>>> {
  switch (year) {
    case 2024:
      return (await import('./data/municipalTax2024.generated')).MUNICIPAL_TAX;
    case 2025:
      return (await import('./data/municipalTax2025.generated')).MUNICIPAL_TAX;
    case 2026:
      return (await import('./data/municipalTax2026.generated')).MUNICIPAL_TAX;
  }
}
