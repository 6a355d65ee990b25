import type { Answer } from '#domain/api/answer';
import type { ErrorCode } from '#domain/api/errors';
import { PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { answerOf } from '#domain/api/responses';
import { deleteProfileImage } from '#domain/api/users';
import { type DocumentParts, ORIGIN_OF } from './operation';
import { refusalsOf } from './refusals';

const REFUSALS: readonly ErrorCode[] = [
  'file_type_refused',
  'file_malformed',
  'file_infected',
  'file_too_large',
  'scan_unavailable',
];

/** The bytes of profile images, which are no endpoints of the contract's kind. */
export function profileImageOperations({
  schemas,
  refusals,
}: DocumentParts): Record<string, object> {
  const saved: Answer | undefined = answerOf(deleteProfileImage);
  if (!saved) throw new Error('The endpoint that deletes a profile image has no answer.');
  return {
    [PROFILE_IMAGE_PATH]: {
      get: {
        tags: ['v2'],
        operationId: 'v2_users_profile_image_get',
        summary: 'Read a profile image.',
        description: 'By its owner, and by everybody where its owner agreed to that.',
        security: [{}, { session: [] }],
        parameters: [{ name: 'id', in: 'query', required: true, schema: { type: 'string' } }],
        responses: {
          200: { description: 'Done.', content: { 'image/jpeg': {} } },
          ...refusals.of(
            refusalsOf({ access: 'public', method: 'GET' }, { refusals: ['not_found'] }),
          ),
        },
      },
      post: {
        tags: ['v2'],
        operationId: 'v2_users_profile_image_post',
        summary: 'Keep a new profile image in the place of the one before.',
        description: 'The middle of the image, 512 × 512, as a JPEG without metadata.',
        security: [{ session: [] }],
        parameters: ORIGIN_OF.candidate,
        requestBody: { required: true, content: { 'image/*': {} } },
        responses: {
          200: {
            description: 'Done.',
            content: {
              'application/json': {
                schema: schemas.named('SaveProfileImageResponse', schemas.of(saved.response)),
              },
            },
          },
          ...refusals.of(
            refusalsOf({ access: 'candidate', method: 'POST' }, { refusals: REFUSALS }),
          ),
        },
      },
    },
  };
}
