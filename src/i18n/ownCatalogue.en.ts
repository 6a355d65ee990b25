import { formsEn } from '../lib/forms/messages.en';
import { sessionEn } from '../session/messages.en';
import type { SameIds } from './messageTypes';
import type { ownCatalogue as swedish } from './ownCatalogue.sv';

/** The English texts that the candidate's own pages share. */
export const ownCatalogue: SameIds<typeof swedish> = { ...formsEn, ...sessionEn };
