export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export type SocialProviderId = (typeof SOCIAL_PROVIDERS)[number];
/** A way to sign in. */
export type SignInWay = 'bankid' | SocialProviderId;
/**
 * The purpose of going to a provider. `confirm`: a signed-in candidate shows that the account is
 * theirs, for what needs a recent proof.
 */
export const SOCIAL_PURPOSES = ['login', 'register', 'connect', 'confirm'] as const;
export type SocialPurpose = (typeof SOCIAL_PURPOSES)[number];
/** What is known of an account's address. */
export const EMAIL_STATES = ['confirmed', 'unconfirmed', 'lost'] as const;
export const SESSION_TYPES = ['registration', 'registrationWithJobApplication'] as const;
export type SessionType = (typeof SESSION_TYPES)[number];
