import { createCandidates } from '../../candidates/candidates';
import { candidateRoutes } from '../../integration/candidates.routes';
import { HOUR, MINUTE } from '../../lib/time';
import { createMatching } from '../../matching/matching';
import { eligibilityRoutes } from '../../portal/eligibility.routes';
import { suggestedJobsRoutes } from '../../portal/suggestedJobs.routes';
import { accountRoutes } from '../../v2/account.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** What candidates keep about themselves, and how they and jobs find each other. */
export function createCandidateSubject(tools: Tools, { index }: Pick<Jobs, 'index'>) {
  const candidates = createCandidates(tools);
  const matching = createMatching({ ...tools, index });
  const { production } = tools;
  const subject: Subject = {
    routes: [
      ...accountRoutes({ ...candidates, ...matching, production }),
      ...suggestedJobsRoutes(matching),
      ...eligibilityRoutes(candidates),
      ...candidateRoutes(matching),
    ],
    timers: {
      'profile views': [HOUR, () => matching.profileViews.prune()],
      'candidate lists': [HOUR, () => matching.candidateLists.prune()],
      invitations: [5 * MINUTE, () => matching.invitations.tellWaiting()],
    },
  };
  return { candidates, matching, subject };
}
