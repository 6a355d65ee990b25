import { webStore } from './webStore';

/** What lives as long as the tab, reloads and the way to BankID and back included. */
export const sessionStore = webStore(() => window.sessionStorage);

/** Begins the key of everything half filled in; signing out forgets it. */
export const DRAFT_PREFIX = 'draft.';
