/**
 * The names of the policies by which a text becomes markup or a script's address in the site's pages
 * (Trusted Types): the browser makes them, and the pages' content security policy allows no others.
 */
export const TRUSTED_TYPES_POLICIES = ['vikari', 'default'] as const;
