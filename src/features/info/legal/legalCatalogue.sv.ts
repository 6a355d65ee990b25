import { accessibilitySv } from '../accessibility/messages.sv';
import { privacySv } from '../privacy/messages.sv';
import { termsSv } from '../terms/messages.sv';

/** The Swedish texts of the accessibility statement, the privacy policy and the terms. */
export const legalCatalogue = { ...accessibilitySv, ...privacySv, ...termsSv };
