import { accountEn } from '../features/account/messages.en';
import { accountSetupEn } from '../features/account/setup/messages.en';
import type { accountCatalogue as swedish } from './accountCatalogue.sv';
import type { SameIds } from './messageTypes';

/** The English texts of the account and of setting it up. */
export const accountCatalogue: SameIds<typeof swedish> = { ...accountEn, ...accountSetupEn };
