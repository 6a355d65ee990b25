import { CHAT_FILES_PATH } from '#domain/api/chatDocuments';
import { uploadedChatFile } from '#domain/api/chatDocuments.responses';
import type { ErrorCode } from '#domain/api/errors';
import { MAX_DOCUMENT_NAME } from '#domain/candidates/documents';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import type { DocumentParts } from './operation';
import { refusalsOf } from './refusals';

const REFUSALS: readonly ErrorCode[] = [
  'not_found',
  'no_permission',
  'chat_ended',
  'quota_exceeded',
  'file_type_refused',
  'file_encrypted',
  'file_active_content',
  'file_outside_link',
  'file_malformed',
  'file_infected',
  'file_too_large',
  'scan_unavailable',
];

/** Files of an employer's messages, whose bytes are no endpoint of the contract's kind. */
export function chatFileOperations({ schemas, refusals }: DocumentParts): Record<string, object> {
  return {
    [CHAT_FILES_PATH.replace(':id', '{id}')]: {
      post: {
        tags: ['integration'],
        operationId: 'integration_chats_id_files_post',
        summary: 'Upload a file to be sent with a message.',
        description:
          'A PDF or an image of at most 20 MB. The file is looked through first; what is refused says why. A file that is not sent is deleted after a day.',
        security: [{ integrationKey: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          {
            name: 'name',
            in: 'query',
            required: true,
            description: 'The name that the candidate sees; not a path.',
            schema: { type: 'string', maxLength: MAX_DOCUMENT_NAME, examples: ['Schema vecka 20'] },
          },
          {
            name: CONFIRMED_FIELD,
            in: 'query',
            description:
              'True: what looks like a personal identity number in the name is none. Without it such a name is refused.',
            schema: { type: 'boolean' },
          },
        ],
        requestBody: { required: true, content: { 'application/pdf': {}, 'image/*': {} } },
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': {
                schema: schemas.named('UploadChatFileResponse', schemas.of(uploadedChatFile)),
              },
            },
          },
          ...refusals.of(
            refusalsOf({ access: 'employer', method: 'POST' }, { refusals: REFUSALS }),
          ),
        },
      },
    },
  };
}
