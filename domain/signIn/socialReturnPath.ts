/** The path that providers redirect back to (decision 5 of the specification). */
export const SOCIAL_RETURN_PATH = '/auth/social';
