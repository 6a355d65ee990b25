import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Writes `domain/pay/years/<year>/municipalTax.generated.ts` from a `municipal-tax.json` with each
 * municipality's rates in percent: `npx tsx scripts/generate-municipal-tax.ts <file>`.
 */
interface YearRates {
  total: number;
  region: number;
  municipal: number;
  burial_fee: number;
  church_fee_min: number;
  church_fee_max: number;
  church_fee_mean_unweighted: number;
}

interface Facts {
  rows: { code: string; name: string; years: Record<string, YearRates> }[];
  regional_tax_reduction_municipalities: { names: string[] };
}

/** From percent to thousandths of a percent, without the digits that decimal fractions leave. */
const rate = (percent: number): number => Math.round(percent * 1000);

function row(code: string, rates: YearRates, hasRegionalCredit: boolean): string {
  const municipal = rate(rates.municipal);
  const region = rate(rates.region);
  if (municipal + region !== rate(rates.total)) {
    throw new Error(`${code}: municipality and region do not add up to the total rate.`);
  }
  const fees = [
    rates.burial_fee,
    rates.church_fee_mean_unweighted,
    rates.church_fee_min,
    rates.church_fee_max,
  ].map(rate);
  return `  '${code}': [${[municipal, region, ...fees, Number(hasRegionalCredit)].join(', ')}],`;
}

const file = process.argv[2];
if (!file) throw new Error('Give the file municipal-tax.json.');
const facts: Facts = JSON.parse(await readFile(file, 'utf8'));
const withCredit = new Set(facts.regional_tax_reduction_municipalities.names);
const sorted = facts.rows.toSorted((one, other) => one.code.localeCompare(other.code));

for (const year of Object.keys(sorted[0]?.years ?? {})) {
  const rows = sorted.map(({ code, name, years }) => {
    const rates = years[year];
    if (!rates) throw new Error(`${code} has no rates for ${year}.`);
    return row(code, rates, withCredit.has(name));
  });
  await writeFile(
    fileURLToPath(
      new URL(`../domain/pay/years/${year}/municipalTax.generated.ts`, import.meta.url),
    ),
    `// Written by scripts/generate-municipal-tax.ts; do not edit.
// Year: ${year}. Source: municipal_tax_${year} in the folder's sources.ts (Skatteverket's rates of the
// municipalities and parishes); regional credit: regional_credit.
import type { RateRow } from '../../municipalTax';

/**
 * By SCB code, in thousandths of a percent: municipality, region, burial fee, the church fee's
 * unweighted mean, lowest and highest over the municipality's parishes; 1 with the regional credit.
 */
export const MUNICIPAL_TAX: Readonly<Record<string, RateRow>> = {
${rows.join('\n')}
};
`,
  );
  console.log(`${rows.length} municipalities written for ${year}.`);
}
