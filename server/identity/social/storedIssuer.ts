import type { SocialProviderId } from '#domain/signIn/ways';

/**
 * The issuer that is stored with a real provider's subjects, both directly and through Firebase.
 */
export const STORED_ISSUER = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
} as const satisfies Record<SocialProviderId, string>;
