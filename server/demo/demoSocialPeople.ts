import type { TestIdentity } from '../identity/simulator/answer';

/** The people of the simulated Google and Facebook; each leads to another outcome. */
export const DEMO_SOCIAL_PEOPLE: readonly TestIdentity[] = [
  {
    // Has an account with BankID, which must be used once before this identity signs in
    subject: 'social-niamh-ostervall',
    firstName: 'Niamh',
    lastName: 'Östervall',
    registered: true,
    email: { address: 'niamh.ostervall@example.com', verified: true },
  },
  {
    subject: 'social-tindra-solhage',
    firstName: 'Tindra',
    lastName: 'Solhage',
    registered: false,
    email: { address: 'tindra.solhage@example.com', verified: true },
  },
  {
    // Claims an account's address, which the provider has not verified
    subject: 'social-malte-kvarnbo',
    firstName: 'Malte',
    lastName: 'Kvarnbo',
    registered: false,
    email: { address: 'kasimir.blomgard@example.com', verified: false },
  },
];
