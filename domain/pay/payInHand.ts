import { weekdaysBetween } from '#domain/calendar/days';
import type { PaidOut, PayInHand } from '#domain/jobs/inHand';
import type { HourlyRate, PayBasis } from '#domain/jobs/job';
import { dividedBy } from './amounts';
import { assignmentPay } from './assignmentPay';
import { highestSalary } from './company/companyYear';
import type { LocalRates } from './municipalTax';
import { netPay, payByMonth } from './netPay';
import type { KnownPayLine, PayLine } from './payLine';
import { rulesFor } from './rulesFor';
import type { TaxGroup } from './taxGroup';
import { employerContributions } from './taxParts';
import type { TaxRules } from './taxRules';
import { type Payer, withholdingTable } from './withholding';
import { type TaxYear, taxYearFor } from './years/taxYears';

/** An assignment's work and time. */
export interface AssignmentTerms {
  basis: PayBasis;
  /** Minutes of work in all. */
  minutes: number;
  /** Weeks of five weekdays. */
  weeks: number;
  /** `YYYY-MM-DD`, as `endsOn`, which is included. */
  startsOn: string;
  endsOn: string;
  /** AB's supplements, whose amounts are known; none with an own company. */
  supplements: readonly KnownPayLine[];
}

/** The rules of a year, and what the person pays where they live. */
export interface TaxOfYear {
  rules: TaxRules;
  rates: LocalRates;
}

/** Who is paid. */
export interface PaidPerson {
  taxGroup: TaxGroup;
  /** What the payer is to them; an own company counts as their main employer. */
  payer: Exclude<Payer, 'short'>;
  /** Pay from other work, in each of the assignment's years: SEK. */
  otherWorkIncome: number;
  /** The year's rules as they stand in `years/`: those of the tax group are made from them. */
  taxOf: (year: TaxYear) => TaxOfYear;
}

/** What is paid out, with its lines. */
export interface PaidOutInLines extends PaidOut {
  /** What the taxable pay consists of. */
  gains: readonly PayLine[];
  /** What is withheld, a line a year; below 0. */
  taxes: readonly KnownPayLine[];
  table: number | null;
}

/** An assignment's part in one calendar year. */
interface YearPart {
  year: number;
  startsOn: string;
  endsOn: string;
  minutes: number;
}

const ORE = 100;
const ORE_AND_MINUTES = ORE * 60;

/**
 * What an assignment pays out: its pay by calendar year and month, without what is withheld. A
 * wage includes holiday pay, as the ads of this site say them. With an own company everything that
 * is invoiced is taken as salary by its owner, after employer's contributions and without costs.
 * @param hourlyPay öre
 * @throws {RangeError} when an amount is no whole number from 0, or the end is before the start.
 */
export function payInHand(
  terms: AssignmentTerms,
  hourlyPay: number,
  person: PaidPerson,
): PaidOutInLines {
  const parts = yearParts(terms).map((part) => partInHand(part, terms, hourlyPay, person));
  const sum = (amount: (part: PaidOutInLines) => number) =>
    parts.reduce((before, part) => before + amount(part), 0);
  return {
    gross: sum(({ gross }) => gross),
    withheld: sum(({ withheld }) => withheld),
    inHand: sum(({ inHand }) => inHand),
    yearTax: sum(({ yearTax }) => yearTax),
    gains: parts.flatMap(({ gains }) => gains),
    taxes: parts.flatMap(({ taxes }) => taxes),
    table: parts.at(-1)?.table ?? null,
  };
}

/** What an assignment pays out at the lowest and the highest of a rate, and the lines of the lowest. */
export function payOfRate(
  terms: AssignmentTerms,
  rate: Pick<HourlyRate, 'min' | 'max'>,
  person: PaidPerson,
): { pay: PayInHand; lines: PaidOutInLines } {
  const lowest = payInHand(terms, oreOf(rate.min), person);
  const highest = rate.max === rate.min ? lowest : payInHand(terms, oreOf(rate.max), person);
  return {
    lines: lowest,
    pay: {
      weeks: terms.weeks,
      lowest: figuresOf(lowest),
      highest: figuresOf(highest),
      taxGroup: person.taxGroup,
      table: lowest.table,
      ...rulesOf(terms),
      supplements: terms.supplements.length > 0 ? 'ab' : null,
    },
  };
}

/** SEK an hour in öre. */
export const oreOf = (rate: number): number => Math.round(rate * ORE);

function figuresOf({ gross, withheld, inHand, yearTax }: PaidOut): PaidOut {
  return { gross, withheld, inHand, yearTax };
}

function rulesOf({
  startsOn,
  endsOn,
}: AssignmentTerms): Pick<PayInHand, 'rulesYear' | 'yearsWithoutRules'> {
  const years = yearsOf(startsOn, endsOn);
  return {
    rulesYear: taxYearFor(years.at(-1) ?? 0),
    yearsWithoutRules: years.filter((year) => taxYearFor(year) !== year),
  };
}

/** The calendar years of a period. */
export function yearsOf(startsOn: string, endsOn: string): number[] {
  const [first, last] = [startsOn, endsOn].map((day) => Number(day.slice(0, 4)));
  const years: number[] = [];
  for (let year = first ?? 0; year <= (last ?? 0); year += 1) years.push(year);
  return years;
}

/** Work is divided between calendar years by their weekdays. */
function yearParts({ startsOn, endsOn, minutes }: AssignmentTerms): YearPart[] {
  if (endsOn < startsOn) throw new RangeError(`${endsOn} is before ${startsOn}.`);
  const periods = yearsOf(startsOn, endsOn).map((year) => ({
    year,
    startsOn: startsOn > `${year}-01-01` ? startsOn : `${year}-01-01`,
    endsOn: endsOn < `${year}-12-31` ? endsOn : `${year}-12-31`,
  }));
  const weekdays = periods.map((period) => weekdaysBetween(period.startsOn, period.endsOn));
  const shares = dividedBy(minutes, weekdays);
  return periods.map((period, index) => ({ ...period, minutes: shares[index] ?? 0 }));
}

function partInHand(
  part: YearPart,
  terms: AssignmentTerms,
  hourlyPay: number,
  { taxGroup, payer: asked, otherWorkIncome, taxOf }: PaidPerson,
): PaidOutInLines {
  const { rules: ofYear, rates } = taxOf(taxYearFor(part.year));
  const rules = rulesFor(ofYear, taxGroup);
  const isCompany = terms.basis === 'consultant_invoice';
  const payer = isCompany ? 'main' : asked;
  const { gross, gains } = isCompany
    ? salaryFromCompany(part, hourlyPay, rules)
    : wage(part, terms, hourlyPay, rules);
  const months = payByMonth(gross, part.startsOn, part.endsOn);
  const net = netPay({ months, payer, otherWorkIncome }, rates, rules);
  const line = net.months[0]?.withheld;
  return {
    gross,
    withheld: net.withheld,
    inHand: net.inHand,
    yearTax: net.yearTax,
    gains,
    taxes: line ? [{ ...line, amount: -net.withheld, base: gross }] : [],
    table: payer === 'main' && taxGroup !== 'abroad' ? withholdingTable(rates) : null,
  };
}

interface Gross {
  gross: number;
  gains: readonly PayLine[];
}

function wage(
  { year, minutes }: YearPart,
  { supplements, endsOn }: AssignmentTerms,
  hourlyPay: number,
  rules: TaxRules,
): Gross {
  const lastYear = Number(endsOn.slice(0, 4));
  const { lines, taxable } = assignmentPay({
    hourlyPay,
    minutes,
    includesHolidayPay: true,
    // The hours after midnight of a night that begins on the last of December are that year's
    supplements: supplements.filter((line) => Math.min(line.year, lastYear) === year),
    year: rules.year,
  });
  return { gross: taxable ?? 0, gains: lines };
}

/** The highest salary that what is invoiced pays for, as an owner who works alone may take it. */
function salaryFromCompany({ minutes }: YearPart, hourlyPay: number, rules: TaxRules): Gross {
  const revenue = Math.round((hourlyPay * minutes) / ORE_AND_MINUTES);
  const salary = highestSalary(revenue, rules);
  const { year, employerContributions: contributions } = rules;
  const paid = employerContributions(salary, rules);
  const lines: KnownPayLine[] = [
    { rule: 'revenue', amount: revenue, year, source: null, base: hourlyPay, minutes },
    {
      rule: 'employer_contributions',
      amount: -paid,
      year,
      source: contributions.source,
      base: salary,
      rate: contributions.value,
    },
    { rule: 'kept_in_company', amount: salary + paid - revenue, year, source: null },
  ];
  return { gross: salary, gains: lines.filter(({ amount }) => amount !== 0) };
}
