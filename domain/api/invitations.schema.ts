import { type ObjectSchema, object } from 'yup';
import { INVITATION_REPLIES } from '#domain/applications/invitations';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { answersSchema } from './answers.schema';
import type { RequestOf } from './endpoint';
import type { fetchInvitation, replyInvitation } from './invitations';
import { oneOfWords } from './jobFields.schema';

const id = requiredText(MAX_LENGTH.id);

export const fetchInvitationSchema: ObjectSchema<RequestOf<typeof fetchInvitation>> = object({
  id,
}).noUnknown();

export const replyInvitationSchema: ObjectSchema<RequestOf<typeof replyInvitation>> = object({
  id,
  reply: oneOfWords(...INVITATION_REPLIES).required('validation.required'),
  answers: answersSchema,
}).noUnknown();
