import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import type { Database } from '../storage/database';
import { createEligibilityService, type EligibilityService } from './eligibility.service';
import { createExperienceService, type ExperienceService } from './experiences.service';
import { createPreferencesService, type PreferencesService } from './preferences.service';
import { createReferenceService, type ReferenceService } from './references.service';

/** The services about what candidates keep about themselves. */
export interface Candidates {
  preferences: PreferencesService;
  references: ReferenceService;
  experiences: ExperienceService;
  eligibility: EligibilityService;
}

export function createCandidates(deps: {
  db: Database;
  clock: Clock;
  events: Pick<Events, 'record'>;
  /** Whether the run's phone country codes are production's. */
  production: boolean;
}): Candidates {
  return {
    preferences: createPreferencesService(deps),
    references: createReferenceService(deps),
    experiences: createExperienceService(deps),
    eligibility: createEligibilityService(deps),
  };
}
