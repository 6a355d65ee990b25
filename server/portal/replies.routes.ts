import { fetchAssignments } from '#domain/api/assignments';
import { fetchAssignmentsSchema } from '#domain/api/assignments.schema';
import { fetchInvitation, replyInvitation } from '#domain/api/invitations';
import { fetchInvitationSchema, replyInvitationSchema } from '#domain/api/invitations.schema';
import type { AssignmentService } from '../applications/assignments.service';
import type { ReplyService } from '../applications/replies.service';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { candidateCall, signedInCaller } from '../policy/caller';

/** How the candidate's own applications begin and end: invitations and assignments. */
export function replyRoutes({
  replies,
  assignments,
}: {
  replies: ReplyService;
  assignments: AssignmentService;
}): Route[] {
  return [
    route(fetchInvitation, parser(fetchInvitationSchema), async ({ id }, caller) => ({
      status: 0,
      invitation: await replies.find(signedInCaller(caller).userId, id),
    })),
    route(replyInvitation, parser(replyInvitationSchema), async (request, caller) => ({
      status: 0,
      invitation: await replies.reply(candidateCall(caller), request),
    })),
    route(fetchAssignments, parser(fetchAssignmentsSchema), async (request, caller) => ({
      status: 0,
      ...(await assignments.list(signedInCaller(caller).userId, request)),
    })),
  ];
}
