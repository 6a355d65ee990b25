import { failureSv } from '../app/failure/messages.sv';
import { authSv } from '../features/auth/messages.sv';
import { confirmEmailSv } from '../features/confirm-email/messages.sv';
import { formsSv } from '../lib/forms/messages.sv';
import { sessionSv } from '../session/messages.sv';

/**
 * The Swedish texts of signing in and registering, which the candidate's own pages share, and of the
 * page that the server sends when it can make none.
 */
export const ownCatalogue = {
  ...formsSv,
  ...authSv,
  ...failureSv,
  ...sessionSv,
  ...confirmEmailSv,
};
