export const SOCIAL_PROVIDERS = ['google', 'facebook'] as const;
export const SESSION_TYPES = ['registration', 'registrationWithJobApplication'] as const;
