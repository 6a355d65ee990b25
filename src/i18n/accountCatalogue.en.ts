import { accountEn } from '../features/account/messages.en';
import { integrityEn } from '../features/account-security/messages.en';
import { applyEn } from '../features/application/apply/messages.en';
import { applicationEn } from '../features/application/messages.en';
import { replyEn } from '../features/application/reply/messages.en';
import { documentsEn } from '../features/documents/messages.en';
import { interviewEn } from '../features/interview/messages.en';
import { ownJobsEn } from '../features/own-jobs/messages.en';
import { plannerEn } from '../features/planner/messages.en';
import { filesEn } from '../lib/files/messages.en';
import type { accountCatalogue as swedish } from './accountCatalogue.sv';
import type { SameIds } from './messageTypes';
/** The English texts of the account and of applying. */
export const accountCatalogue: SameIds<typeof swedish> = {
  ...filesEn,
  ...applicationEn,
  ...applyEn,
  ...replyEn,
  ...accountEn,
  ...ownJobsEn,
  ...integrityEn,
  ...documentsEn,
  ...interviewEn,
  ...plannerEn,
};
