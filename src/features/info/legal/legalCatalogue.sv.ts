import { privacySv } from '../privacy/messages.sv';
import { termsSv } from '../terms/messages.sv';

/** The Swedish texts of the privacy policy and the terms. */
export const legalCatalogue = { ...privacySv, ...termsSv };
