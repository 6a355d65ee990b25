import { privacyEn } from '../privacy/messages.en';
import { termsEn } from '../terms/messages.en';

/** The English texts of the privacy policy and the terms. */
export const legalCatalogue = { ...privacyEn, ...termsEn };
