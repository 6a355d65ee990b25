import { accountSv } from '../features/account/messages.sv';
import { accountSetupSv } from '../features/account/setup/messages.sv';

/** The Swedish texts of the account and of setting it up. */
export const accountCatalogue = { ...accountSv, ...accountSetupSv };
