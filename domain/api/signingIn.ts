export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
/** The purpose of going to a provider. */
export const SOCIAL_PURPOSES = ['login', 'register', 'connect'] as const;
export const SESSION_TYPES = ['registration', 'registrationWithJobApplication'] as const;
