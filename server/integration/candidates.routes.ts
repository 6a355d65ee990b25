import { inviteCandidate, listCandidates } from '#domain/api/candidates';
import { inviteCandidateSchema, listCandidatesSchema } from '#domain/api/candidates.schema';
import type { MatchingService } from '../candidates/matching.service';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';

/** How employers' tools find candidates and invite them. */
export function candidateRoutes({ matching }: { matching: MatchingService }): Route[] {
  return [
    route(listCandidates, parser(listCandidatesSchema), async (request, caller) => ({
      status: 0,
      ...(await matching.list(employerCall(caller), request)),
    })),
    route(inviteCandidate, parser(inviteCandidateSchema), async (request, caller) => ({
      status: 0,
      invitation: await matching.invite(employerCall(caller), request),
    })),
  ];
}
