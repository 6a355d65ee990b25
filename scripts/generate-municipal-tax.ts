import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { rowsJson } from './lib/rowsJson';

/**
 * Writes `domain/pay/years/<year>/municipalTax.generated.json` from a `municipal-tax.json` with each
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

function row(code: string, rates: YearRates, hasRegionalCredit: boolean): number[] {
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
  return [municipal, region, ...fees, Number(hasRegionalCredit)];
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
    return [code, row(code, rates, withCredit.has(name))] as const;
  });
  await writeFile(
    fileURLToPath(
      new URL(`../domain/pay/years/${year}/municipalTax.generated.json`, import.meta.url),
    ),
    rowsJson(rows),
  );
  console.log(`${rows.length} municipalities written for ${year}.`);
}
