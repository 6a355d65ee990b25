import { ASSISTANT_PROFILES } from './assistants';
import { DOCTOR_PROFILES } from './doctors';
import { NURSE_PROFILES } from './nurses';
import {
  DENTISTRY_PROFILES,
  EYE_AND_FOOT_PROFILES,
  LABORATORY_PROFILES,
  MANAGER_PROFILES,
  PHARMACIST_PROFILES,
  SECRETARY_PROFILES,
} from './others';
import type { RoleProfile } from './roleProfile';
import { SPECIALIST_DOCTOR_PROFILES } from './specialistDoctors';
import { SPECIALIST_NURSE_PROFILES } from './specialistNurses';
import { PSYCHOLOGIST_PROFILES, THERAPIST_PROFILES } from './therapists';

/** One profile for each profession of the vocabulary. */
export const ROLE_PROFILES: readonly RoleProfile[] = [
  ...NURSE_PROFILES,
  ...SPECIALIST_NURSE_PROFILES,
  ...DOCTOR_PROFILES,
  ...SPECIALIST_DOCTOR_PROFILES,
  ...ASSISTANT_PROFILES,
  ...THERAPIST_PROFILES,
  ...PSYCHOLOGIST_PROFILES,
  ...PHARMACIST_PROFILES,
  ...LABORATORY_PROFILES,
  ...DENTISTRY_PROFILES,
  ...MANAGER_PROFILES,
  ...SECRETARY_PROFILES,
  ...EYE_AND_FOOT_PROFILES,
];
