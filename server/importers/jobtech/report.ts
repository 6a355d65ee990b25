import type { SkipReason } from './mapAd';

/** Why an ad gave no job, for people. */
export const EXPLANATION: Readonly<Record<SkipReason, string>> = {
  not_an_ad: 'is not an ad',
  id_missing: 'has no usable id',
  title_missing: 'has no headline',
  employer_missing: 'names no employer',
  for_students: 'is for students only',
  occupation_unknown: 'has an occupation that the vocabulary lacks',
  publication_date_missing: 'has no publication date',
  deadline_missing: 'has no application deadline',
};
