import type { DocumentType } from './documents';

/** The addresses of the parts of /account: its tabs and their sections. */
export const ACCOUNT_PLACES = {
  profile: '/account',
  profession: '/account#profession',
  languages: '/account#languages',
  systems: '/account#systems',
  experiences: '/account?page=references#experiences',
  prescriberCode: '/account#prescriber-code',
  visibility: '/account#visibility',
  bankid: '/account?page=verify-bankid&type=get-started',
  preferences: '/account?page=preferences',
  documents: '/account?page=documents',
  references: '/account?page=references',
  integrity: '/account?page=integrity',
  setup: '/account/setup',
} as const;

/** The id of a document type's card in the account. */
export const documentCardId = (type: DocumentType): string => `document-${type}`;

/** The address of that card. */
export const documentPlace = (type: DocumentType): string =>
  `${ACCOUNT_PLACES.documents}#${documentCardId(type)}`;
