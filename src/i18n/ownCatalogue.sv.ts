import { formsSv } from '../lib/forms/messages.sv';
import { sessionSv } from '../session/messages.sv';

/** The Swedish texts that the candidate's own pages share. */
export const ownCatalogue = { ...formsSv, ...sessionSv };
