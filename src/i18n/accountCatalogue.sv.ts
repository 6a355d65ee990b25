import { accountSv } from '../features/account/messages.sv';
import { integritySv } from '../features/account-security/messages.sv';
import { applySv } from '../features/application/apply/messages.sv';
import { applicationSv } from '../features/application/messages.sv';
import { replySv } from '../features/application/reply/messages.sv';
import { documentsSv } from '../features/documents/messages.sv';
import { interviewSv } from '../features/interview/messages.sv';
import { ownJobsSv } from '../features/own-jobs/messages.sv';
import { plannerSv } from '../features/planner/messages.sv';
import { filesSv } from '../lib/files/messages.sv';

/** The Swedish texts of the account and of applying. */
export const accountCatalogue = {
  ...filesSv,
  ...applicationSv,
  ...applySv,
  ...replySv,
  ...accountSv,
  ...ownJobsSv,
  ...integritySv,
  ...documentsSv,
  ...interviewSv,
  ...plannerSv,
};
