import { webStore } from './webStore';

/** What lives as long as the tab, reloads and the way to BankID and back included. */
export const sessionStore = webStore(() => window.sessionStorage);

/** Begins the key of every draft, in this store and in the device's; signing out removes them. */
export const DRAFT_PREFIX = 'draft.';
