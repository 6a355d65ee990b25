import { givenReferencesSv } from '../features/given-references/messages.sv';
import { recommendationSv } from '../features/recommendation/messages.sv';

/** The Swedish texts of secret links: a recommended job, a reference that is asked for. */
export const linksCatalogue = { ...givenReferencesSv, ...recommendationSv };
