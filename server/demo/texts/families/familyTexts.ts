import type { FamilyText } from '../familyText';
import { ASSISTANT } from './assistant';
import { DENTISTRY } from './dentistry';
import { DOCTOR } from './doctor';
import { EYE_AND_FOOT } from './eyeAndFoot';
import { LABORATORY } from './laboratory';
import { MANAGER } from './manager';
import { NURSE } from './nurse';
import { PHARMACIST } from './pharmacist';
import { PSYCHOLOGIST } from './psychologist';
import { SECRETARY } from './secretary';
import { SPECIALIST_DOCTOR } from './specialistDoctor';
import { SPECIALIST_NURSE } from './specialistNurse';
import { THERAPIST } from './therapist';

/** The families of professions; the demo ads have separate texts for each. */
export const FAMILY_TEXTS = {
  nurse: NURSE,
  specialistNurse: SPECIALIST_NURSE,
  doctor: DOCTOR,
  specialistDoctor: SPECIALIST_DOCTOR,
  assistant: ASSISTANT,
  therapist: THERAPIST,
  psychologist: PSYCHOLOGIST,
  pharmacist: PHARMACIST,
  laboratory: LABORATORY,
  dentistry: DENTISTRY,
  manager: MANAGER,
  secretary: SECRETARY,
  eyeAndFoot: EYE_AND_FOOT,
} satisfies Record<string, FamilyText>;

export type Family = keyof typeof FAMILY_TEXTS;
