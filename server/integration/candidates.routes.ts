import { inviteCandidate, listCandidates, takeBackInvitation } from '#domain/api/candidates';
import {
  inviteCandidateSchema,
  listCandidatesSchema,
  takeBackInvitationSchema,
} from '#domain/api/candidates.schema';
import { employerCall } from '../employers/employerCall';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { InvitationService } from '../matching/invitations.service';
import type { MatchingService } from '../matching/matching.service';

/** How employers' tools find candidates and invite them. */
export function candidateRoutes({
  matching,
  invitations,
}: {
  matching: MatchingService;
  invitations: InvitationService;
}): Route[] {
  return [
    route(listCandidates, parser(listCandidatesSchema), async (request, caller) => ({
      status: 0,
      ...(await matching.list(employerCall(caller), request)),
    })),
    route(inviteCandidate, parser(inviteCandidateSchema), async (request, caller) => ({
      status: 0,
      invitation: await invitations.invite(employerCall(caller), request),
    })),
    route(takeBackInvitation, parser(takeBackInvitationSchema), async (request, caller) => {
      await invitations.takeBack(employerCall(caller), request);
      return { status: 0 };
    }),
  ];
}
