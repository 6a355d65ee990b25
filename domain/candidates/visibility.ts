/**
 * Part 6's choice: be found by employers, without one's identity until one shows interest; or by
 * nobody until one applies.
 */
export const VISIBILITIES = ['offers', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
