/**
 * How often a wage is counted to compare it with an invoice, by the rules of the newest year; for
 * texts. A module of its own, so that a list of jobs loads nothing else of the tax.
 */
export const COMPARED_WAGES = { year: 2026, factor: 1.37 } as const;
