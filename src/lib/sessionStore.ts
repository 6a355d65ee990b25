import { webStore } from './webStore';

/** Values kept as long as the tab, over reloads and the redirect to BankID and back. */
export const sessionStore = webStore(() => window.sessionStorage);

/**
 * The prefix of the key of every draft, in this store and in the device's; signing out deletes
 * them.
 */
export const DRAFT_PREFIX = 'draft.';

/** What the names of the drafts that are unsent messages begin with. */
export const UNSENT_PREFIX = 'unsent.';

/** The prefix of the key of every upload that is under way; signing out deletes them too. */
export const UPLOAD_PREFIX = 'upload.';
