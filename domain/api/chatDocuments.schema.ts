import { type ObjectSchema, object } from 'yup';
import { requiredText } from '#domain/candidates/fields.schema';
import { MAX_LENGTH } from '#domain/limits';
import { documentName } from './documents.schema';
import { oneOfWords } from './jobFields.schema';

const id = requiredText(MAX_LENGTH.id);

export const takeBackAttachmentSchema = object({
  attachmentId: id,
}).noUnknown();

export const getAttachmentFileSchema = object({
  id,
  download: oneOfWords('1'),
}).noUnknown();

export const getChatAttachmentSchema = object({
  id,
  attachmentId: id,
}).noUnknown();

/** The address of an employer's upload: the chat's id, and the file's name. */
export const uploadChatFileSchema: ObjectSchema<{ id: string; name: string }> = object({
  id,
  name: documentName,
}).noUnknown();
