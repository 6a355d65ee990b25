import { hiredPayEn } from '../features/salary-guide/hired/messages.en';
import { salariesEn } from '../features/salary-guide/messages.en';
import type { SameIds } from './messageTypes';
import type { salariesCatalogue as swedish } from './salariesCatalogue.sv';

/** The English texts of the salary guide. */
export const salariesCatalogue: SameIds<typeof swedish> = { ...salariesEn, ...hiredPayEn };
