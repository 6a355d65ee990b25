import type { TestIdentity } from '../identity/simulator/answer';

/** Whom the simulated Google and Facebook offer: each shows another way that it can go. */
export const DEMO_SOCIAL_PEOPLE: readonly TestIdentity[] = [
  {
    // Has an account by BankID: that must be used once before this signs in
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
    // Claims the address of an account, which the provider does not vouch for
    subject: 'social-malte-kvarnbo',
    firstName: 'Malte',
    lastName: 'Kvarnbo',
    registered: false,
    email: { address: 'kasimir.blomgard@example.com', verified: false },
  },
];
