import { failureEn } from '../app/failure/messages.en';
import { accountEn } from '../features/account/messages.en';
import { integrityEn } from '../features/account-security/messages.en';
import { applyEn } from '../features/application/apply/messages.en';
import { applicationEn } from '../features/application/messages.en';
import { authEn } from '../features/auth/messages.en';
import { confirmEmailEn } from '../features/confirm-email/messages.en';
import { documentsEn } from '../features/documents/messages.en';
import { ownJobsEn } from '../features/own-jobs/messages.en';
import { filesEn } from '../lib/files/messages.en';
import { formsEn } from '../lib/forms/messages.en';
import { sessionEn } from '../session/messages.en';
import type { SameIds } from './messageTypes';
import type { ownCatalogue as swedish } from './ownCatalogue.sv';

/** The English texts of the candidate's own pages. */
export const ownCatalogue: SameIds<typeof swedish> = {
  ...formsEn,
  ...filesEn,
  ...authEn,
  ...applicationEn,
  ...applyEn,
  ...accountEn,
  ...ownJobsEn,
  ...failureEn,
  ...sessionEn,
  ...confirmEmailEn,
  ...integrityEn,
  ...documentsEn,
};
