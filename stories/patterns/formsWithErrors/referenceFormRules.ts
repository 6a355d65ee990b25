/** A person who can give a reference for a candidate. */
export interface Reference {
  workplace: string;
  name: string;
  /** With its country code: `+46 70-174 06 05`. */
  phone: string;
  email: string;
}

export const EMPTY_REFERENCE: Reference = { workplace: '', name: '', phone: '', email: '' };

/** In the order of the form, which is the order of the summary. */
export const REFERENCE_FIELDS = ['workplace', 'name', 'phone', 'email'] as const;

/** The possible errors of a field; the texts have one for each. */
export type ReferenceProblem =
  | 'workplace_missing'
  | 'name_missing'
  | 'phone_invalid'
  | 'email_invalid'
  | 'email_known';

export type ReferenceErrors = Partial<Record<keyof Reference, ReferenceProblem>>;

/** How an attempt to save ended. */
export type SaveAnswer =
  | { kind: 'saved' }
  /** An error that only the server can find. */
  | { kind: 'refused'; errors: ReferenceErrors }
  /** No response: nothing is wrong with what was typed. */
  | { kind: 'failed' };

const PHONE = /^\+\d{1,3}[\d\s-]{6,}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[a-z]{2,24}$/i;

/** The errors, by field; empty when it can be submitted. */
export function checkReference({ workplace, name, phone, email }: Reference): ReferenceErrors {
  return {
    ...(workplace.trim() === '' && { workplace: 'workplace_missing' as const }),
    ...(name.trim() === '' && { name: 'name_missing' as const }),
    ...(!PHONE.test(phone) && { phone: 'phone_invalid' as const }),
    ...(!EMAIL.test(email.trim()) && { email: 'email_invalid' as const }),
  };
}
