import { ASSISTANTS } from './roles/assistants';
import { DOCTORS, SPECIALIST_DOCTORS } from './roles/doctors';
import { NURSES, SPECIALIST_NURSES } from './roles/nurses';
import { DENTAL_NURSES, DENTISTS, LABORATORY, MANAGERS, OTHERS, PHARMACY } from './roles/others';
import { PSYCHOLOGY, REHABILITATION } from './roles/therapists';
import type { WorkRole } from './types';

/** Every profession, group by group in the order of `WORK_ROLE_GROUPS`. */
export const WORK_ROLES: readonly WorkRole[] = [
  ...NURSES,
  ...SPECIALIST_NURSES,
  ...DOCTORS,
  ...SPECIALIST_DOCTORS,
  ...ASSISTANTS,
  ...REHABILITATION,
  ...PSYCHOLOGY,
  ...PHARMACY,
  ...LABORATORY,
  ...DENTISTS,
  ...DENTAL_NURSES,
  ...MANAGERS,
  ...OTHERS,
];
