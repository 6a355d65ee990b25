import { NEWEST_TAX_YEAR } from './taxYears';

/**
 * How often a wage is counted to compare it with an invoice, by the rules of the newest year; for
 * texts. A module of its own, so that a list of jobs loads nothing else of the tax.
 */
export const COMPARED_WAGES = { year: NEWEST_TAX_YEAR, factor: 1.37 } as const;
