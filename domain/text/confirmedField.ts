/**
 * The field of a request that says: what looks like a personal identity number in its texts is none.
 * Every request with a free text takes it.
 */
export const CONFIRMED_FIELD = 'confirmedNotPersonalNumber';

/** The message id of a free text that holds what can be a personal identity number. */
export const PERSONAL_NUMBER = 'validation.personal_number';
