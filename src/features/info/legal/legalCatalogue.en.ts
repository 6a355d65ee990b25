import { accessibilityEn } from '../accessibility/messages.en';
import { privacyEn } from '../privacy/messages.en';
import { termsEn } from '../terms/messages.en';

/** The English texts of the accessibility statement, the privacy policy and the terms. */
export const legalCatalogue = { ...accessibilityEn, ...privacyEn, ...termsEn };
