import { shellSv } from '../app/shell/messages.sv';
import { formErrorsSv } from '../lib/forms/errorMessages.sv';
import { jobTextSv } from '../lib/jobText/messages.sv';

/** The Swedish texts that every page begins with. */
export const catalogue = { ...shellSv, ...jobTextSv, ...formErrorsSv };
