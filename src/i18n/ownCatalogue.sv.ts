import { failureSv } from '../app/failure/messages.sv';
import { applySv } from '../features/application/apply/messages.sv';
import { applicationSv } from '../features/application/messages.sv';
import { authSv } from '../features/auth/messages.sv';
import { confirmEmailSv } from '../features/confirm-email/messages.sv';
import { formsSv } from '../lib/forms/messages.sv';
import { sessionSv } from '../session/messages.sv';

/**
 * The Swedish words of the candidate's own pages, a chunk that comes with the first of them, and
 * of the page that the server sends where it can make none.
 */
export const ownCatalogue = {
  ...formsSv,
  ...authSv,
  ...applicationSv,
  ...applySv,
  ...failureSv,
  ...sessionSv,
  ...confirmEmailSv,
};
