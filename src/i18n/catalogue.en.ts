import { shellEn } from '../app/shell/messages.en';
import { formErrorsEn } from '../lib/forms/errorMessages.en';
import { jobTextEn } from '../lib/jobText/messages.en';
import type { catalogue as swedish } from './catalogue.sv';
import type { SameIds } from './messageTypes';
/** The English texts that every page begins with. */
export const catalogue: SameIds<typeof swedish> = { ...shellEn, ...jobTextEn, ...formErrorsEn };
