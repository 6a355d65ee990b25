import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#domain/api/errors';
import { MAX_PROFILE_IMAGE_BYTES, PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { nothingSchema } from '#domain/api/session.schema';
import { deleteProfileImage } from '#domain/api/users';
import { type CallerReader, callerOf } from '../http/api';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { requireSameOrigin } from '../http/sameOrigin';
import type { ProfileImageService } from '../identity/profileImage.service';
import { signedInCaller } from '../policy/caller';

/** Images a minute from one address, since each uses a thread. */
const IMAGES_PER_MINUTE = 20;
/** Seconds for which anyone may cache a public image. */
const PUBLIC_MAX_AGE = 300;

export interface ProfileImageOptions {
  profileImages: ProfileImageService;
  readers: CallerReader;
  publicUrl: string;
}

export function profileImageRoutes({
  profileImages,
}: Pick<ProfileImageOptions, 'profileImages'>): Route[] {
  return [
    route(deleteProfileImage, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      profile: await profileImages.remove(signedInCaller(caller).userId),
    })),
  ];
}

/**
 * `POST /api/v2/users/profile_image` takes an image as its body, `GET` with `?id=` returns one.
 * @throws ApiError `authentication_required`, `forbidden`, `payload_too_large`,
 *   `unsupported_media_type`, `not_found` and what `FileInspector.inspect` throws.
 */
export async function profileImageBytes(
  app: FastifyInstance,
  { profileImages, readers, publicUrl }: ProfileImageOptions,
): Promise<void> {
  app.get(PROFILE_IMAGE_PATH, async (request, reply) => {
    const { userId } = await callerOf(request, readers);
    const image = await profileImages.read(idIn(request), userId);
    return reply
      .type('image/jpeg')
      .header('content-disposition', 'inline')
      .header('cache-control', image.public ? `public, max-age=${PUBLIC_MAX_AGE}` : 'no-store')
      .send(Readable.from(image.bytes));
  });

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Its type follows from its bytes
    scope.addContentTypeParser(/^image\//u, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(PROFILE_IMAGE_PATH, {
      bodyLimit: MAX_PROFILE_IMAGE_BYTES,
      config: { rateLimit: { max: IMAGES_PER_MINUTE, timeWindow: '1 minute' } },
      // Checked before a body of up to eight megabytes is read
      onRequest: async (request) => {
        requireSameOrigin(request, publicUrl);
        signedInCaller(await callerOf(request, readers));
      },
      handler: async (request, reply) => {
        if (!Buffer.isBuffer(request.body)) {
          throw new ApiError('unsupported_media_type', 'Send an image.');
        }
        const { userId } = signedInCaller(await callerOf(request, readers));
        reply.header('cache-control', 'no-store');
        return { status: 0, profile: await profileImages.save(userId, request.body) };
      },
    });
  });
}

function idIn({ query }: FastifyRequest): string {
  const id: unknown = Object(query).id;
  return typeof id === 'string' ? id : '';
}
