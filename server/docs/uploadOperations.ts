import { UPLOADS_PATH } from '#domain/api/documents';
import type { ErrorCode } from '#domain/api/errors';
import { type DocumentParts, ORIGIN_OF } from './operation';
import { refusalsOf } from './refusals';

const header = (name: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', examples: [example] },
});
const VERSION = header('Tus-Resumable', '1.0.0');
const OFFSET = header('Upload-Offset', '1048576');
const ID = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };

const DESCRIPTION =
  'By the tus protocol 1.0.0 with creation, termination and expiration. An upload goes by itself after a day.';

/** Uploads, which use the tus protocol and are not endpoints of the contract's kind. */
export function uploadOperations({ refusals }: DocumentParts): Record<string, object> {
  const operation = (
    name: string,
    summary: string,
    {
      status = 204,
      parameters = [],
      codes = [],
    }: {
      status?: number;
      parameters?: object[];
      codes?: readonly ErrorCode[];
    },
  ) => ({
    tags: ['v2'],
    operationId: `v2_users_uploads_${name}`,
    summary,
    description: DESCRIPTION,
    security: [{ session: [] }],
    parameters: [VERSION, ...(name === 'offset' ? [] : ORIGIN_OF.candidate), ...parameters],
    responses: {
      [status]: { description: 'Done.' },
      ...refusals.of(refusalsOf({ access: 'candidate', method: 'POST' }, { refusals: codes })),
    },
  });
  const gone: readonly ErrorCode[] = ['upload_not_found'];
  return {
    [UPLOADS_PATH]: {
      post: operation('create', 'Begin an upload; `Location` is its address.', {
        status: 201,
        parameters: [header('Upload-Length', '20971520')],
        codes: ['file_too_large', 'quota_exceeded'],
      }),
    },
    [`${UPLOADS_PATH}/{id}`]: {
      head: operation('offset', 'Ask how many bytes of an upload are kept.', {
        status: 200,
        parameters: [ID],
        codes: gone,
      }),
      patch: {
        ...operation('append', 'Send the bytes that follow.', {
          parameters: [ID, OFFSET],
          codes: [...gone, 'conflict', 'upload_not_allowed'],
        }),
        requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      },
      delete: operation('remove', 'Take an upload back.', { parameters: [ID], codes: gone }),
    },
  };
}
