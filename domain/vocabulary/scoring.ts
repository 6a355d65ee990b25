import type { ScoringRule } from './types';

/**
 * The points of each met requirement when candidates for the same job are compared (decision 12 of
 * the specification). Together 100; the candidate sees every line.
 */
export const SCORING_SYSTEM: readonly ScoringRule[] = [
  {
    id: 'bankid_verified',
    points: 10,
    text: { sv: 'Identiteten bekräftad med BankID', en: 'Identity confirmed with BankID' },
  },
  {
    id: 'questionnaire_answered',
    points: 10,
    text: { sv: 'Arbetsgivarens frågor besvarade', en: 'The employer’s questions answered' },
  },
  {
    id: 'profession_matches',
    points: 10,
    text: { sv: 'Yrket stämmer med uppdraget', en: 'Your profession matches the assignment' },
  },
  {
    id: 'profession_years',
    points: 10,
    text: { sv: 'Tillräckligt många år i yrket', en: 'Enough years in the profession' },
  },
  {
    id: 'field_experience',
    points: 10,
    text: { sv: 'Erfarenhet av arbetsområdet', en: 'Experience of the field of work' },
  },
  {
    id: 'region_experience',
    points: 5,
    text: { sv: 'Har arbetat för regionen tidigare', en: 'Worked for the region before' },
  },
  {
    id: 'system_knowledge',
    points: 10,
    text: { sv: 'Kan journalsystemet', en: 'Knows the record system' },
  },
  {
    id: 'licence',
    points: 15,
    text: { sv: 'Legitimationen är inskickad', en: 'Licence handed in' },
  },
  { id: 'cv', points: 5, text: { sv: 'CV:t är inskickat', en: 'CV handed in' } },
  {
    id: 'two_references',
    points: 10,
    text: { sv: 'Två referenser är angivna', en: 'Two references given' },
  },
  {
    id: 'available_whole_period',
    points: 5,
    text: { sv: 'Kan arbeta hela perioden', en: 'Available for the whole period' },
  },
];
