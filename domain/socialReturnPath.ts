/** The path that providers redirect back to (decision 5). */
export const SOCIAL_RETURN_PATH = '/auth/social';
