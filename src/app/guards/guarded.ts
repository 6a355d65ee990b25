/** The id of the route whose pages are for the signed-in. */
export const GUARDED = 'members';
