import { failureEn } from '../app/failure/messages.en';
import { authEn } from '../features/auth/messages.en';
import { confirmEmailEn } from '../features/confirm-email/messages.en';
import { formsEn } from '../lib/forms/messages.en';
import { sessionEn } from '../session/messages.en';
import type { SameIds } from './messageTypes';
import type { ownCatalogue as swedish } from './ownCatalogue.sv';
/**
 * The English texts of signing in and registering, which the candidate's own pages share, and of the
 * page that the server sends when it can make none.
 */
export const ownCatalogue: SameIds<typeof swedish> = {
  ...formsEn,
  ...authEn,
  ...failureEn,
  ...sessionEn,
  ...confirmEmailEn,
};
