import { dayFieldSv } from './day/messages.sv';
import { numberQuestionSv } from './number/messages.sv';

/** The texts of the parts of forms that come after their page. */
export const lateFormsSv = { ...dayFieldSv, ...numberQuestionSv };
