import { inviteCandidate, listCandidates } from '#domain/api/candidates';
import { inviteCandidateSchema, listCandidatesSchema } from '#domain/api/candidates.schema';
import type { MatchingService } from '../candidates/matching.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { employerCallOf } from './employerCallOf';

/** How employers' tools find candidates and invite them. */
export function candidateRoutes({ matching }: { matching: MatchingService }): Route[] {
  return [
    route(listCandidates, parser(listCandidatesSchema), async (request, caller) => ({
      status: 0,
      ...(await matching.list(employerCallOf(caller), request)),
    })),
    route(inviteCandidate, parser(inviteCandidateSchema), async (request, caller) => ({
      status: 0,
      invitation: await matching.invite(employerCallOf(caller), request),
    })),
  ];
}
