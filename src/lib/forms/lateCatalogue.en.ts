import { dayFieldEn } from './day/messages.en';
import { numberQuestionEn } from './number/messages.en';

/** The texts of the parts of forms that come after their page. */
export const lateFormsEn = { ...dayFieldEn, ...numberQuestionEn };
