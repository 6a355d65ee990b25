import { checkedAmount, roundUpTo, shareDown, WHOLE } from './amounts';
import type { LocalRates } from './municipalTax';
import type { KnownPayLine } from './payLine';
import type { TaxRules } from './taxRules';
import { yearTax } from './yearTax';

/**
 * What the payer is to the person: `main` pays the most of their income, `side` is another payer,
 * `short` employs them for less than a week.
 */
export type Payer = 'main' | 'side' | 'short';

/** The tables of Skatteverket, by whole percent. */
const LOWEST_TABLE = 29;
const HIGHEST_TABLE = 42;

const FLAT_RATE = 30_000;
const MONTHS = 12;

/**
 * The number of the withholding table: municipality, region, burial fee and church fee, to the
 * nearest percent, within the tables that exist. No source says how exactly half a percent is
 * rounded; it is rounded upwards here.
 */
export function withholdingTable({ municipal, region, burial, church }: LocalRates): number {
  const percent = Math.round((municipal + region + burial + church) / 1000);
  return Math.min(HIGHEST_TABLE, Math.max(LOWEST_TABLE, percent));
}

/** The highest monthly pay of the table's row that a pay stands in: SEK. */
function rowOfTable(monthlyPay: number): number {
  return roundUpTo(monthlyPay, monthlyPay <= 20_000 ? 100 : 200);
}

/**
 * The tax that an employer withholds from a month's pay, SEK. Where the rules have a final tax, it is
 * that one, whoever pays. From the main employer by the table's column of the people whose rules
 * they are (`rulesFor`): a twelfth of the tax on twelve times the row's highest pay, öre dropped. Above 80 000
 * kr the printed tables give percent; SKV 433, section 9, allows the same reckoning there.
 * Other payers withhold 30 %, öre dropped.
 * Source: SKV 433 (2026), sections 4, 5, 7 and 8. The years before 2026 by the same method.
 * @param monthlyPay the month's taxable pay before tax, SEK
 * @throws {RangeError} when the pay is no whole number from 0, or the table does not exist.
 */
export function withheldTax(
  monthlyPay: number,
  payer: Payer,
  table: number,
  rules: TaxRules,
): KnownPayLine {
  checkedAmount(monthlyPay, 'monthlyPay');
  if (rules.finalTax) {
    const { value: rate, source } = rules.finalTax;
    const amount = shareDown(monthlyPay, rate);
    return { rule: 'non_resident_tax', amount, year: rules.year, source, base: monthlyPay, rate };
  }
  if (payer !== 'main') {
    return {
      rule: 'withholding_flat',
      amount: shareDown(monthlyPay, FLAT_RATE),
      year: rules.year,
      source: payer === 'side' ? 'side_withholding' : 'flat_withholding',
      base: monthlyPay,
      rate: FLAT_RATE,
    };
  }
  const tax = yearTax(
    { workIncome: rowOfTable(monthlyPay) * MONTHS },
    tableRates(table, rules),
    rules,
  ).tax;
  return {
    rule: 'withholding_table',
    amount: Math.floor(tax / MONTHS),
    year: rules.year,
    source: rules.tableFees.source,
    base: monthlyPay,
  };
}

/** The rates that a table assumes: its whole percent, of which a fixed share is fees. */
function tableRates(table: number, { year, tableFees }: TaxRules): LocalRates {
  if (!Number.isInteger(table) || table < LOWEST_TABLE || table > HIGHEST_TABLE) {
    throw new RangeError(`There is no table ${table}.`);
  }
  return {
    year,
    municipal: (table * WHOLE) / 100 - tableFees.value,
    region: 0,
    burial: tableFees.value,
    church: 0,
    hasRegionalCredit: false,
    source: tableFees.source,
  };
}
