import { roundUpTo, shareDown, shareNearest, WHOLE } from './amounts';
import type { Piece, TaxRules } from './taxRules';

/** The pieces' values are in ten-thousandths of a krona, so that they are whole numbers. */
const PIECE_UNIT = 10_000;

/** Thousandths of a base amount, a multiple of 100, in kronor: whole for whole hundredths. */
const ofBase = (thousandths: number, baseAmount: number): number =>
  (thousandths * baseAmount) / 1000;

function pieceValue(pieces: readonly Piece[], income: number, priceBaseAmount: number): number {
  const piece = pieces.find(({ upTo }) => upTo === null || income <= ofBase(upTo, priceBaseAmount));
  if (!piece) return 0;
  // Tenths of thousandths, and base amounts in hundreds: whole numbers all the way
  const base = (Math.round(piece.base * 10) * priceBaseAmount * PIECE_UNIT) / 10_000;
  return base + piece.slope * (income - ofBase(piece.from, priceBaseAmount));
}

/**
 * Grundavdrag, with the raised part where the rules have one: SEK, their sum up to the next
 * hundred, never above the income. SKV 433, section 6.
 * @param income the year's, a multiple of 100
 */
export function basicDeduction(income: number, rules: TaxRules): number {
  const part = (pieces: readonly Piece[]) =>
    pieceValue(pieces, income, rules.priceBaseAmount.value);
  const value = part(rules.basicDeduction.value) + part(rules.raisedDeduction?.value ?? []);
  return Math.min(income, roundUpTo(value, 100 * PIECE_UNIT) / PIECE_UNIT);
}

/**
 * Jobbskatteavdrag before it is limited to the municipal tax: SEK, öre dropped. SKV 433, 7.5.2;
 * that of the older takes no heed of deduction and local rate.
 * @param workIncome the year's, a multiple of 100
 * @param localRate municipality and region together, without burial and church fee
 */
export function jobTaxCredit(
  workIncome: number,
  deduction: number,
  localRate: number,
  rules: TaxRules,
): number {
  const { pieces, phaseOut } = rules.jobTaxCredit.value;
  const priceBase = rules.priceBaseAmount.value;
  const ofIncome = rules.jobTaxCreditIsOfIncome === true;
  const base = pieceValue(pieces, workIncome, priceBase) - (ofIncome ? 0 : deduction * PIECE_UNIT);
  if (base <= 0) return 0;
  const above = phaseOut ? Math.max(0, workIncome - ofBase(phaseOut.above, priceBase)) : 0;
  const lost = phaseOut ? above * phaseOut.rate * PIECE_UNIT : 0;
  const credit = base * (ofIncome ? WHOLE : localRate) - lost;
  return Math.max(0, Math.floor(credit / (PIECE_UNIT * WHOLE)));
}

/** State tax: SEK, öre dropped. SKV 433, 7.2. */
export function stateTax(taxableIncome: number, rules: TaxRules): number {
  const { threshold, leastAbove, rate } = rules.stateTax.value;
  const above = taxableIncome - threshold;
  return above < leastAbove ? 0 : shareDown(above, rate);
}

/** Allmän pensionsavgift: SEK, to the nearest hundred, 50 downwards. SKV 433, 7.4. */
export function pensionFee(workIncome: number, rules: TaxRules): number {
  const { rate, cap, lowest } = rules.pensionFee.value;
  if (workIncome < ofBase(lowest, rules.priceBaseAmount.value)) return 0;
  const base = Math.min(workIncome, ofBase(cap * 10, rules.incomeBaseAmount.value));
  const hundred = 100 * WHOLE;
  return Math.ceil((base * rate - hundred / 2) / hundred) * 100;
}

/** Public service-avgift: SEK, öre dropped. SKV 433, 7.6. */
export function publicServiceFee(taxableIncome: number, rules: TaxRules): number {
  const { rate, cap } = rules.publicServiceFee.value;
  return shareDown(Math.min(taxableIncome, ofBase(cap * 10, rules.incomeBaseAmount.value)), rate);
}

/** Skattereduktion för förvärvsinkomst before it is limited: SEK, öre dropped. SKV 433, 7.5.4. */
export function earnedIncomeCredit(taxableIncome: number, rules: TaxRules): number {
  const { above, rate, highest } = rules.earnedIncomeCredit.value;
  return Math.min(highest, shareDown(Math.max(0, taxableIncome - above), rate));
}

/** What an employer pays in arbetsgivaravgifter on a pay: SEK, to the nearest krona. */
export function employerContributions(pay: number, rules: TaxRules): number {
  return shareNearest(pay, rules.employerContributions.value);
}
