import type { Language } from '#domain/language';
import { type CalculatorForm, readCalculatorForm } from '#domain/pay/calculator/calculatorForm';
import { loadMunicipalities } from '#domain/pay/years/loadMunicipalities';
import { TAX_RULES } from '#domain/pay/years/rulesOfYears';
import type { Computed, YearData } from '../../features/pay-calculator/computeForm';
import type { MunicipalityGroup } from './municipalityGroups';

/** What the page is sent with. */
export interface CalculatorData {
  /** The query that was computed. */
  search: string;
  computed: Computed;
  year: YearData;
  municipalities: MunicipalityGroup[];
}

/** What computes; it is loaded after the page, which is sent with its result. */
export const loadCompute = async () =>
  (await import('../../features/pay-calculator/computeForm')).computeForm;

async function loadYear({ year, municipality }: CalculatorForm): Promise<YearData> {
  const municipalityBy = municipality === '' ? null : await loadMunicipalities(year);
  return { rules: TAX_RULES[year], municipality: municipalityBy?.(municipality) ?? null };
}

/** Computes an address with the rules of its year; no other year's municipalities are loaded. */
export async function loadCalculator(url: URL, language: Language): Promise<CalculatorData> {
  const form = readCalculatorForm(url.searchParams);
  const [year, compute, { municipalityGroups }] = await Promise.all([
    loadYear(form),
    loadCompute(),
    import('./municipalityGroups'),
  ]);
  const { search } = url;
  return {
    search,
    computed: compute(form, year),
    year,
    municipalities: municipalityGroups(language),
  };
}
