/** The id of the route whose pages need a session. */
export const GUARDED = 'members';
