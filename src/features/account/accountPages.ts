import { ACCOUNT_PLACES } from '#domain/candidates/accountPlaces';

/** The tabs of /account, by the `page` of its address; without one it is the first. */
export const ACCOUNT_PAGES = [
  'profile',
  'preferences',
  'documents',
  'references',
  'integrity',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** The tab that an address names; the first for anything else. */
export function accountPage(query: URLSearchParams): AccountPage {
  const asked = query.get('page');
  return ACCOUNT_PAGES.find((page) => page === asked) ?? 'profile';
}

export const accountHref = (page: AccountPage): string => ACCOUNT_PLACES[page];
