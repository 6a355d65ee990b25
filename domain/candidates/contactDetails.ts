/** A candidate's contact details. */
export interface ContactDetails {
  firstName: string;
  lastName: string;
  email: string;
  /** As it was typed; `parsePhone` returns the form that is stored. */
  phone: string;
}

/**
 * The errors of each field when it is empty or invalid: message ids (part 5's contact messages).
 */
export const CONTACT_MESSAGES = {
  firstName: { required: 'contact.first_name.required', invalid: 'contact.first_name.invalid' },
  lastName: { required: 'contact.last_name.required', invalid: 'contact.last_name.invalid' },
  email: { required: 'contact.email.required', invalid: 'contact.email.invalid' },
  phone: { required: 'contact.phone.required', invalid: 'contact.phone.invalid' },
} as const satisfies Record<keyof ContactDetails, { required: string; invalid: string }>;
