/** What other subjects ask of what candidates keep about themselves. */
export { findCandidateFacts, OWN_PROFESSIONS } from './candidateFacts.repository';
export { findExperiences, writeCompleteness, writeExperience } from './experiences.repository';
export {
  findPreferences,
  PREFERENCES_IN_FORCE,
  type PreferencesRow,
  savePreferences,
  textsIn,
  toPreferences,
} from './preferences.repository';
export { findReferences, lockReference, noteGiven, writeReference } from './references.repository';
