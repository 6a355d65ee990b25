/**
 * Whom tax is reckoned for. `under_66` and `from_66`: younger than 66 or at least as old when the
 * year begins, living in Sweden (columns 1 and 3 of the monthly tables). `abroad`: lives
 * in another country, and is taxed by SINK.
 */
export const TAX_GROUPS = ['under_66', 'from_66', 'abroad'] as const;
export type TaxGroup = (typeof TAX_GROUPS)[number];

/** Who has not said whom of them they are is reckoned as this one, and is told so. */
export const ASSUMED_TAX_GROUP: TaxGroup = 'under_66';
