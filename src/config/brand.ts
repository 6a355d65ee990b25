import { CONTACT_EMAIL } from '#domain/contactEmail';

/**
 * The product's name and the facts that follow from it, in one place (decision 1 of the
 * specification).
 */
export const BRAND = {
  name: 'Vikari',
  contactEmail: CONTACT_EMAIL,
  /** Employers' tools are separate products; the site only links to them. */
  recruiterLogin: 'https://rekrytering.vikari.example.com/login',
  adminLogin: 'https://admin.vikari.example.com/login',
} as const;
