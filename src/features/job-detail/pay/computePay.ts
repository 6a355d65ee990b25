import { addDays } from '#domain/calendar/days';
import type { PayInHand } from '#domain/jobs/inHand';
import { asChurchMember, averageRates, type LocalRates } from '#domain/pay/municipalTax';
import {
  type AssignmentTerms,
  type PaidOutInLines,
  payOfRate,
  type TaxOfYear,
  yearsOf,
} from '#domain/pay/payInHand';
import type { KnownPayLine } from '#domain/pay/payLine';
import type { TaxRules } from '#domain/pay/taxRules';
import { loadMunicipalities } from '#domain/pay/years/loadMunicipalities';
import { TAX_RULES } from '#domain/pay/years/rulesOfYears';
import { type TaxYear, taxYearFor } from '#domain/pay/years/taxYears';
import { municipalityCode, NOTHING_SAID, type OwnTax, taxGroupOf } from '../../../lib/pay/ownTax';
import type { PayQuestion } from './payQuestion';

/** What an assignment pays out to this reader. */
export interface PayAnswer {
  pay: PayInHand;
  /** The lines at the lowest rate. */
  lines: PaidOutInLines;
}

const MINUTES_PER_HOUR = 60;
const DAYS_PER_WEEK = 7;

/** Computes it with the rules and the municipalities of the years that the assignment needs. */
export async function computePay(question: PayQuestion): Promise<PayAnswer> {
  const own = question.own ?? NOTHING_SAID;
  const terms = await termsOf(question);
  const years = new Set(yearsOf(terms.startsOn, terms.endsOn).map(taxYearFor));
  const taxes = await Promise.all([...years].map((year) => taxIn(year, own)));
  const taxOf = (year: TaxYear): TaxOfYear => {
    const tax = taxes.find(({ rules }) => rules.year === year);
    if (!tax) throw new RangeError(`The rules of ${year} are not loaded.`);
    return tax;
  };
  const { pay, lines } = payOfRate(terms, question.rate, {
    ...own,
    taxGroup: taxGroupOf(own),
    taxOf,
  });
  return { pay, lines };
}

/** The assignment's own period, or as many weeks as the reader asks about. */
async function termsOf(question: PayQuestion): Promise<AssignmentTerms> {
  const { rate, hours, weeks, startsOn, endsOn, shifts } = question;
  return {
    basis: rate.basis,
    weeks,
    minutes: Math.round(hours * weeks * MINUTES_PER_HOUR),
    startsOn,
    endsOn: endsOn ?? addDays(startsOn, Math.max(1, Math.round(weeks * DAYS_PER_WEEK)) - 1),
    supplements: shifts ? await supplementsOf(shifts) : [],
  };
}

/** The supplements that the server counted too. */
async function supplementsOf(shifts: NonNullable<PayQuestion['shifts']>): Promise<KnownPayLine[]> {
  const [{ supplementLines }, { AB_SUPPLEMENTS }] = await Promise.all([
    import('#domain/pay/supplements/supplements'),
    import('#domain/pay/supplements/agreements'),
  ]);
  return supplementLines(shifts, AB_SUPPLEMENTS).filter(
    (line): line is KnownPayLine => line.amount !== null,
  );
}

async function taxIn(year: TaxYear, own: OwnTax): Promise<TaxOfYear> {
  const rules = TAX_RULES[year];
  return { rules, rates: await ratesOf(rules, own) };
}

async function ratesOf(
  rules: TaxRules,
  { municipality, isChurchMember }: OwnTax,
): Promise<LocalRates> {
  const code = municipality && municipalityCode(municipality.id);
  const found = code === null ? null : (await loadMunicipalities(rules.year))(code);
  if (!found) return averageRates(rules);
  return isChurchMember ? asChurchMember(found) : found;
}
