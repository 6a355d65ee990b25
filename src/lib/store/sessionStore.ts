import { webStore } from './webStore';

/** Values kept as long as the tab, over reloads and the redirect to BankID and back. */
export const sessionStore = webStore(() => window.sessionStorage);

/**
 * The prefix of the key of every draft, in this store and in the device's; signing out deletes
 * them.
 */
export const DRAFT_PREFIX = 'draft.';

/**
 * The prefix of the key of what a referee has typed, by the link of a mail. It is no draft of an
 * account, whose pages remove those of others; signing out deletes it too.
 */
export const REFEREE_PREFIX = 'referee.';

/** What the names of the drafts that are unsent messages begin with. */
export const UNSENT_PREFIX = 'unsent.';

/** The prefix of the key of every upload that is under way; signing out deletes them too. */
export const UPLOAD_PREFIX = 'upload.';
