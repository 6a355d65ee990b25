import { array, boolean, number, object } from 'yup';
import {
  freeLinesField,
  requiredFreeText,
  requiredText,
  textField,
} from '#domain/candidates/fields.schema';
import { MAX_ATTACHMENTS, MAX_MESSAGE } from '#domain/chat/chat';
import { MAX_LENGTH } from '#domain/limits';
import { rule, unique } from '#domain/rule';
import { isBlank } from '#domain/text/plainText';
import { tidyAs } from '#domain/text/tidied';
import { instantField } from './instantField.schema';
import { oneOfWords, optionalText } from './jobFields.schema';
import { listPageFields } from './listPage.schema';

const MOST_DIGITS = 9;
const id = () => requiredText(MAX_LENGTH.id);

/** A UUID in its usual form. */
const clientId = () =>
  textField(MAX_LENGTH.id)
    .required('validation.required')
    .test(
      rule('uuid', 'validation.uuid', (text) => !text || UUID.test(text), {
        schema: {
          description: 'A UUID.',
          pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
          examples: ['77777777-6666-4555-8444-333333333333'],
        },
      }),
    );

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The number of a message, as digits in a query. */
const messageNumber = () =>
  optionalText(MAX_LENGTH.id).test(
    rule(
      'message-number',
      'validation.number_range',
      (text) => text === undefined || (/^\d+$/.test(text) && text.length <= MOST_DIGITS),
      {
        schema: {
          description: 'The number of a message.',
          pattern: `^[0-9]{1,${MOST_DIGITS}}$`,
          examples: ['1', '250'],
        },
      },
    ),
  );

const threadFields = () => {
  const { pageLength } = listPageFields();
  return { before: messageNumber(), after: messageNumber(), pageLength };
};

const readUpTo = () =>
  number()
    .typeError('validation.wrong_type')
    .integer('validation.number_range')
    .min(0, 'validation.number_range')
    .max(10 ** MOST_DIGITS, 'validation.number_range')
    .required('validation.required');

const online = () => boolean().typeError('validation.wrong_type').required('validation.required');

/** Ids of what is sent with a message: different ones, as many as it may have. */
const someIds = () =>
  array()
    .typeError('validation.wrong_type')
    .nonNullable('validation.wrong_type')
    .of(id())
    .min(1, 'validation.required')
    .max(MAX_ATTACHMENTS, 'validation.too_many')
    .test(unique());

const sentDocuments = object({
  /** The candidate's own documents. */
  documentIds: someIds().required('validation.required'),
  /** Until when the employer may open them, ISO 8601 UTC; null: as long as the chat goes on. */
  openUntil: instantField().nullable().defined('validation.required'),
})
  .noUnknown()
  .typeError('validation.wrong_type')
  .nonNullable('validation.wrong_type')
  .default(undefined)
  .optional();

/** A message's text: free lines, also none at all where something else is sent with it. */
const text = () => freeLinesField(MAX_MESSAGE).defined('validation.required');

const textOr = (other: 'documents' | 'fileIds') =>
  rule<string>(
    other === 'documents' ? 'text-or-documents' : 'text-or-files',
    'validation.required',
    (given, { parent }) => !isBlank(given) || parent?.[other] !== undefined,
    {
      schema: { description: `May be empty when \`${other}\` are sent.` },
      inexpressible: 'Whether a text may be empty depends on another field.',
    },
  );

export const sendMessageSchema = object({
  chatId: id(),
  /** A UUID that the sender's program makes; the same one once more adds no message. */
  clientId: clientId(),
  /** May be empty when documents are shared with it. */
  text: text().test(textOr('documents')),
  documents: sentDocuments,
}).noUnknown();

export const fetchChatsSchema = object(listPageFields()).noUnknown();

export const chatIdSchema = object({ chatId: id() }).noUnknown();

/** `all`: also the other chats with the employer, and what is shared with it is taken back. */
export const endChatSchema = object({
  chatId: id(),
  all: boolean().typeError('validation.wrong_type').nonNullable('validation.wrong_type'),
}).noUnknown();

export const fetchMessagesSchema = object({
  chatId: id(),
  ...threadFields(),
}).noUnknown();

export const searchChatsSchema = object({
  query: requiredText(MAX_LENGTH.freeText).meta(tidyAs('search')),
}).noUnknown();

export const markReadSchema = object({
  chatId: id(),
  lastReadMessageCount: readUpTo(),
}).noUnknown();

export const updateOnlineStatusSchema = object({
  online: online(),
}).noUnknown();

export const fetchLatestJobChatSchema = object({
  jobId: id(),
}).noUnknown();

export const listChatsSchema = object({
  ...listPageFields(),
  jobId: textField(MAX_LENGTH.id),
}).noUnknown();

export const getChatSchema = object({
  id: id(),
}).noUnknown();

export const listMessagesSchema = object({
  id: id(),
  ...threadFields(),
}).noUnknown();

export const sendEmployerMessageSchema = object({
  id: id(),
  /** A UUID; the same one once more adds no message. */
  clientId: clientId(),
  /** May be empty when files are sent with it. */
  text: text().test(textOr('fileIds')),
  /** Files that were uploaded to this chat and not sent yet. */
  fileIds: someIds().default(undefined).optional(),
  /** The recruiter's name, which the candidate sees. */
  senderName: requiredFreeText(MAX_LENGTH.name),
}).noUnknown();

export const markEmployerReadSchema = object({
  id: id(),
  lastReadMessageCount: readUpTo(),
}).noUnknown();

export const setEmployerPresenceSchema = object({ id: id(), online: online() }).noUnknown();

export const endEmployerChatSchema = object({
  id: id(),
  reason: oneOfWords('filled', 'withdrawn', 'answered', 'other').required('validation.required'),
}).noUnknown();
