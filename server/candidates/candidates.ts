import type { AuditLog } from '../audit/auditLog';
import type { JobIndex } from '../jobs/jobIndex';
import type { Clock } from '../lib/clock';
import type { Outbox } from '../mail/outbox';
import { createInvitationService, type InvitationService } from '../matching/invitations.service';
import { createMatchingService, type MatchingService } from '../matching/matching.service';
import {
  createProfileViewService,
  type ProfileViewService,
} from '../matching/profileViews.service';
import {
  createSuggestedJobsService,
  type SuggestedJobsService,
} from '../matching/suggestedJobs.service';
import type { Database } from '../storage/database';
import { createEligibilityService, type EligibilityService } from './eligibility.service';
import { createExperienceService, type ExperienceService } from './experiences.service';
import { createPreferencesService, type PreferencesService } from './preferences.service';
import { createReferenceService, type ReferenceService } from './references.service';

/** The services about what candidates keep about themselves, and what it brings them. */
export interface Candidates {
  preferences: PreferencesService;
  references: ReferenceService;
  experiences: ExperienceService;
  eligibility: EligibilityService;
  suggestedJobs: SuggestedJobsService;
  matching: MatchingService;
  invitations: InvitationService;
  profileViews: ProfileViewService;
}

export function createCandidates(deps: {
  db: Database;
  clock: Clock;
  index: JobIndex;
  /** Pseudonyms are derived from it. */
  serverSecret: Uint8Array;
  /** Whether the run's phone country codes are production's. */
  production: boolean;
  /** Where what employers do with candidates is written down. */
  audit: Pick<AuditLog, 'record'>;
  outbox: Outbox;
  publicUrl: string;
}): Candidates {
  return {
    preferences: createPreferencesService(deps),
    references: createReferenceService(deps),
    experiences: createExperienceService(deps),
    eligibility: createEligibilityService(deps),
    suggestedJobs: createSuggestedJobsService(deps),
    matching: createMatchingService(deps),
    invitations: createInvitationService(deps),
    profileViews: createProfileViewService(deps),
  };
}
