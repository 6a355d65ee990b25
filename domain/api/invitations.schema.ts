import { object } from 'yup';
import { INVITATION_REPLIES } from '#domain/applications/invitations';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { answersSchema } from './answers.schema';
import { oneOfWords } from './jobFields.schema';

const id = requiredText(MAX_LENGTH.id);

export const fetchInvitationSchema = object({
  id,
}).noUnknown();

export const replyInvitationSchema = object({
  id,
  reply: oneOfWords(...INVITATION_REPLIES).required('validation.required'),
  answers: answersSchema,
}).noUnknown();
