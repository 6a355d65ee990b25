/**
 * The categories of what is stored about a candidate: those of decision 33 of the specification,
 * and the others.
 */
export const STORED_CATEGORIES = [
  'profile',
  'documents',
  'shared_documents',
  'criminal_record',
  'applications',
  'answers',
  'chats',
  'profile_views',
  'sessions',
  'mails',
  'audit',
  'exports',
  'calendar',
  'drafts',
] as const;
export type StoredCategory = (typeof STORED_CATEGORIES)[number];
