import { givenReferencesEn } from '../features/given-references/messages.en';
import { recommendationEn } from '../features/recommendation/messages.en';

/** The English texts of secret links: a recommended job, a reference that is asked for. */
export const linksCatalogue = { ...givenReferencesEn, ...recommendationEn };
