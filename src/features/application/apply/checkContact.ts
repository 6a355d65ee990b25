import type { ContactDetails } from '#domain/candidates/contactDetails';
import { contactDetailsSchema } from '#domain/candidates/contactDetails.schema';
import { checkBy } from '../../../lib/forms/checkBy';
import type { ApplyRules } from './applyChecks';

const contactChecks = {
  production: checkBy<ContactDetails>(contactDetailsSchema({ production: true })),
  demo: checkBy<ContactDetails>(contactDetailsSchema({ production: false })),
};

/** The errors of the contact details, by field. */
export function checkContact(rules: Pick<ApplyRules, 'production'>, contact: ContactDetails) {
  return contactChecks[rules.production ? 'production' : 'demo'](contact);
}
