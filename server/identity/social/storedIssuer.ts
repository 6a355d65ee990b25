import type { SocialProviderId } from '#domain/api/social';

/** What is stored beside the subjects of the real providers, directly or through Firebase. */
export const STORED_ISSUER = {
  google: 'https://accounts.google.com',
  facebook: 'https://www.facebook.com',
} as const satisfies Record<SocialProviderId, string>;
