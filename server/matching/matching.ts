import type { AuditLog } from '../audit/auditLog';
import type { Events } from '../events/events';
import type { JobIndex } from '../jobs/jobIndex';
import type { Clock } from '../lib/clock';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { type CandidateLists, createCandidateLists } from './candidateLists';
import { createInvitationService, type InvitationService } from './invitations.service';
import { createMatchingService, type MatchingService } from './matching.service';
import { createProfileViewService, type ProfileViewService } from './profileViews.service';
import { createSuggestedJobsService, type SuggestedJobsService } from './suggestedJobs.service';

/** The services that bring jobs and candidates together, from either side. */
export interface Matching {
  suggestedJobs: SuggestedJobsService;
  matching: MatchingService;
  invitations: InvitationService;
  profileViews: ProfileViewService;
  candidateLists: Pick<CandidateLists, 'prune'>;
}

export function createMatching(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  index: JobIndex;
  /** Pseudonyms are derived from it. */
  serverSecret: Uint8Array;
  /** Where what employers do with candidates is written down. */
  audit: Pick<AuditLog, 'record'>;
  quarantine: Quarantine;
}): Matching {
  const lists = createCandidateLists(deps);
  return {
    suggestedJobs: createSuggestedJobsService(deps),
    matching: createMatchingService({ ...deps, lists }),
    invitations: createInvitationService({ ...deps, lists }),
    profileViews: createProfileViewService({ ...deps, lists }),
    candidateLists: lists,
  };
}
