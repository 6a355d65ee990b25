import type { InferType } from 'yup';
import type { Answered } from './answer';
import { endpoint } from './endpoint';
import type { invitation, invitationAnswers } from './invitations.responses';
import type { fetchInvitationSchema, replyInvitationSchema } from './invitations.schema';

/** An invitation as its candidate sees it. Instants are ISO 8601 UTC. */
export type Invitation = InferType<typeof invitation>;

/** GET portal fetch_invitation */
export const fetchInvitation = endpoint<
  InferType<typeof fetchInvitationSchema>,
  Answered<typeof invitationAnswers.fetchInvitation>
>({
  service: 'portal',
  method: 'GET',
  path: 'fetch_invitation',
  access: 'candidate',
});

/**
 * POST portal reply_invitation: the same answer once more changes nothing. `answers` go with
 * `interested` alone, and leave no required question open.
 */
export const replyInvitation = endpoint<
  InferType<typeof replyInvitationSchema>,
  Answered<typeof invitationAnswers.replyInvitation>
>({ service: 'portal', method: 'POST', path: 'reply_invitation', access: 'candidate' });
