import { hiredPaySv } from '../features/salary-guide/hired/messages.sv';
import { salariesSv } from '../features/salary-guide/messages.sv';

/** The Swedish texts of the salary guide. */
export const salariesCatalogue = { ...salariesSv, ...hiredPaySv };
