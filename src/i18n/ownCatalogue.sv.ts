import { failureSv } from '../app/failure/messages.sv';
import { accountSv } from '../features/account/messages.sv';
import { integritySv } from '../features/account-security/messages.sv';
import { applySv } from '../features/application/apply/messages.sv';
import { applicationSv } from '../features/application/messages.sv';
import { authSv } from '../features/auth/messages.sv';
import { confirmEmailSv } from '../features/confirm-email/messages.sv';
import { documentsSv } from '../features/documents/messages.sv';
import { ownJobsSv } from '../features/own-jobs/messages.sv';
import { filesSv } from '../lib/files/messages.sv';
import { formsSv } from '../lib/forms/messages.sv';
import { sessionSv } from '../session/messages.sv';

/**
 * The Swedish texts of the candidate's own pages, and of the page that the server sends when it can
 * make none. A chunk that is loaded with the first of them.
 */
export const ownCatalogue = {
  ...formsSv,
  ...filesSv,
  ...authSv,
  ...applicationSv,
  ...applySv,
  ...accountSv,
  ...ownJobsSv,
  ...failureSv,
  ...sessionSv,
  ...confirmEmailSv,
  ...integritySv,
  ...documentsSv,
};
