import type { ProvisionOption } from './types';

/** How travel may be provided. A job that provides none, or does not say, matches no option. */
export const TRAVEL_OPTIONS: readonly ProvisionOption[] = [
  { id: 'paid', text: { sv: 'Resa betald', en: 'Travel paid' } },
  { id: 'arranged', text: { sv: 'Resa ordnas', en: 'Travel arranged' } },
];

/** The same for housing during the assignment. */
export const HOUSING_OPTIONS: readonly ProvisionOption[] = [
  { id: 'paid', text: { sv: 'Boende betalt', en: 'Housing paid' } },
  { id: 'arranged', text: { sv: 'Boende ordnas', en: 'Housing arranged' } },
];
