import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#domain/api/documents';
import { ApiError } from '#domain/api/errors';
import { MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import { httpStatusOf } from '#domain/errorStatus';
import type { Upload, Uploads } from '../documents/uploads.service';
import { type CallerReader, callerOf } from '../http/api';
import { logIfOurs, toApiError } from '../http/errors';
import { requireSameOrigin } from '../http/sameOrigin';

/** The supported version of the tus protocol. */
const VERSION = '1.0.0';
const CHUNK_TYPE = 'application/offset+octet-stream';
const CREATIONS_PER_MINUTE = 30;

interface UploadRoutesDeps {
  uploads: Uploads;
  readers: CallerReader;
  publicUrl: string;
}

/**
 * Uploads by the tus protocol (https://tus.io): creation, offset, more bytes, termination and
 * expiry. Own code and short, since the caller, the same-origin rule and the errors are those of
 * the other endpoints.
 */
export async function uploadRoutes(app: FastifyInstance, deps: UploadRoutesDeps): Promise<void> {
  const { uploads, publicUrl } = deps;
  const one = `${UPLOADS_PATH}/:id`;

  async function ownerOf(request: FastifyRequest): Promise<string> {
    requireSameOrigin(request, publicUrl);
    const { userId } = await callerOf(request, deps.readers);
    if (userId === null) throw new ApiError('authentication_required', 'Sign in first.');
    if (request.headers['tus-resumable'] !== VERSION) {
      throw new ApiError('invalid_request', 'Send Tus-Resumable: 1.0.0.', {
        'Tus-Resumable': 'validation.unknown_value',
      });
    }
    return userId;
  }

  await app.register(async (scope) => {
    // The body is read as a stream, and by the handler only
    scope.addContentTypeParser(CHUNK_TYPE, (_request, _payload, done) => done(null));
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers({ 'tus-resumable': VERSION, 'cache-control': 'no-store' });
    });
    scope.setErrorHandler((error, request, reply) => {
      const refusal = toApiError(error);
      // The rest of a stalled request is not read
      if (refusal.code === 'request_timeout') reply.header('connection', 'close');
      logIfOurs(error, request);
      return reply.status(httpStatusOf(refusal)).send(refusal.toBody());
    });

    scope.options(UPLOADS_PATH, async (_request, reply) =>
      reply
        .status(204)
        .headers({
          'tus-version': VERSION,
          'tus-extension': 'creation,termination,expiration',
          'tus-max-size': String(MAX_DOCUMENT_BYTES),
        })
        .send(),
    );

    const rateLimit = { max: CREATIONS_PER_MINUTE, timeWindow: '1 minute' };
    scope.post(UPLOADS_PATH, { config: { rateLimit } }, async (request, reply) => {
      const userId = await ownerOf(request);
      const length = wholeNumber(request, 'upload-length', 1);
      const upload = await uploads.create(userId, length);
      return facts(reply, upload)
        .status(201)
        .header('location', `${UPLOADS_PATH}/${upload.id}`)
        .send();
    });

    scope.head<{ Params: { id: string } }>(one, async (request, reply) => {
      const upload = await uploads.find(await ownerOf(request), request.params.id);
      return facts(reply, upload).status(200).send();
    });

    scope.patch<{ Params: { id: string } }>(one, async (request, reply) => {
      const userId = await ownerOf(request);
      const offset = wholeNumber(request, 'upload-offset', 0);
      if (request.headers['content-type'] !== CHUNK_TYPE) {
        throw new ApiError('unsupported_media_type', `Send ${CHUNK_TYPE}.`);
      }
      // When the response is known early, the server discards the rest of the body
      const source = request.raw.iterator({ destroyOnReturn: false });
      const upload = await uploads.append(userId, request.params.id, offset, source);
      return facts(reply, upload).status(204).send();
    });

    scope.delete<{ Params: { id: string } }>(one, async (request, reply) => {
      await uploads.remove(await ownerOf(request), request.params.id);
      return reply.status(204).send();
    });
  });
}

function facts(reply: FastifyReply, { received, length, expiresAt }: Upload): FastifyReply {
  return reply.headers({
    'upload-offset': String(received),
    'upload-length': String(length),
    'upload-expires': new Date(expiresAt).toUTCString(),
  });
}

/** @throws ApiError `invalid_request` that names the header. */
function wholeNumber({ headers }: FastifyRequest, name: string, min: number): number {
  const text = headers[name];
  const number = typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= min) return number;
  throw new ApiError('invalid_request', 'A header must be a whole number.', {
    [name]: 'validation.number_range',
  });
}
