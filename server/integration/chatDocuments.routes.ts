import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CHAT_FILES_PATH, getChatAttachment } from '#domain/api/chatDocuments';
import { getChatAttachmentSchema, uploadChatFileSchema } from '#domain/api/chatDocuments.schema';
import { ApiError } from '#domain/api/errors';
import { fileNameOf, MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import { CONFIRMED_FIELD } from '#domain/text/confirmedField';
import { employerCall } from '../employers/employerCall';
import { fileAnswer } from '../http/fileAnswer';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { ChatDocuments } from '../sharing/chatDocuments';

/** Uploads a minute from one address, since each uses a thread. */
const FILES_PER_MINUTE = 30;

const parseUpload = parser(uploadChatFileSchema);

/** What candidates share in chats with the employer whose key came with the call. */
export function employerChatDocumentRoutes({
  employerFiles,
}: Pick<ChatDocuments, 'employerFiles'>): Route[] {
  return [
    route(
      getChatAttachment,
      parser(getChatAttachmentSchema),
      async ({ id: chatId, attachmentId }, caller, reply) => {
        const request = { chatId, attachmentId };
        const file = await employerFiles.openFile(employerCall(caller), request);
        return fileAnswer(reply, { ...file, fileName: fileNameOf(file), download: true });
      },
    ),
  ];
}

/** `POST /api/integration/chats/:id/files?name=` takes a file as its body. */
export async function chatFileBytes(
  app: FastifyInstance,
  { employerFiles }: Pick<ChatDocuments, 'employerFiles'>,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Its type follows from its bytes
    scope.addContentTypeParser(
      /^(?:application\/(?:pdf|octet-stream)|image\/)/u,
      { parseAs: 'buffer' },
      (_request, body, done) => done(null, body),
    );
    scope.post(CHAT_FILES_PATH, {
      bodyLimit: MAX_DOCUMENT_BYTES,
      config: { rateLimit: { max: FILES_PER_MINUTE, timeWindow: '1 minute' } },
      // Checked before a body of up to twenty megabytes is read
      onRequest: async (request) => {
        const { employerId } = await app.employerOf(request);
        await employerFiles.requireOpenChat(employerId, parseUpload(addressOf(request)).id);
      },
      handler: async (request, reply) => {
        const { employerId } = await app.employerOf(request);
        const { id: chatId, name } = parseUpload(addressOf(request));
        if (!Buffer.isBuffer(request.body)) {
          throw new ApiError('unsupported_media_type', 'Send a PDF or an image.');
        }
        const bytes = request.body;
        reply.header('cache-control', 'no-store');
        const file = await employerFiles.upload(employerId, { chatId, name, bytes });
        return { status: 0, file };
      },
    });
  });
}

function addressOf({ params, query }: FastifyRequest): object {
  const { [CONFIRMED_FIELD]: confirmed, ...rest } = Object(query);
  return {
    ...rest,
    ...Object(params),
    ...(confirmed !== undefined && { [CONFIRMED_FIELD]: confirmed === 'true' }),
  };
}
