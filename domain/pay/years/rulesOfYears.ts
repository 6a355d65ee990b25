import type { DividendRules } from '../company/dividendRules';
import type { TaxRules } from '../taxRules';
import { DIVIDEND_RULES_2024 } from './2024/dividendRules';
import { TAX_RULES_2024 } from './2024/taxRules';
import { DIVIDEND_RULES_2025 } from './2025/dividendRules';
import { TAX_RULES_2025 } from './2025/taxRules';
import { DIVIDEND_RULES_2026 } from './2026/dividendRules';
import { TAX_RULES_2026 } from './2026/taxRules';
import type { TaxYear } from './taxYears';

/** The rules of every income year. */
export const TAX_RULES: Readonly<Record<TaxYear, TaxRules>> = {
  2024: TAX_RULES_2024,
  2025: TAX_RULES_2025,
  2026: TAX_RULES_2026,
};

/** The rules of dividend of every income year. */
export const DIVIDEND_RULES: Readonly<Record<TaxYear, DividendRules>> = {
  2024: DIVIDEND_RULES_2024,
  2025: DIVIDEND_RULES_2025,
  2026: DIVIDEND_RULES_2026,
};
