import { failureEn } from '../app/failure/messages.en';
import { authEn } from '../features/auth/messages.en';
import { confirmEmailEn } from '../features/confirm-email/messages.en';
import { undoWayEn } from '../features/undo-way/messages.en';
import type { SameIds } from './messageTypes';
import type { signInCatalogue as swedish } from './signInCatalogue.sv';

/**
 * The English texts of signing in and registering, and of the page that the server sends when it
 * can make none.
 */
export const signInCatalogue: SameIds<typeof swedish> = {
  ...authEn,
  ...failureEn,
  ...confirmEmailEn,
  ...undoWayEn,
};
