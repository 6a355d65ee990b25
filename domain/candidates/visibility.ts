/**
 * Part 6's choice. `offers`: employers find the candidate, without their identity until they show
 * interest; `hidden`: no employer finds them until they apply.
 */
export const VISIBILITIES = ['offers', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];
