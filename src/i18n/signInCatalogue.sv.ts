import { failureSv } from '../app/failure/messages.sv';
import { authSv } from '../features/auth/messages.sv';
import { confirmEmailSv } from '../features/confirm-email/messages.sv';
import { undoWaySv } from '../features/undo-way/messages.sv';

/**
 * The Swedish texts of signing in and registering, and of the page that the server sends when it
 * can make none.
 */
export const signInCatalogue = { ...authSv, ...failureSv, ...confirmEmailSv, ...undoWaySv };
