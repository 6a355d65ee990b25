import { miscSchema } from '#domain/api/misc.schema';
import { fetchUserAvatars, getConstants } from '#domain/api/portal';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { ProfileImageService } from '../identity/profileImage.service';

/** Seconds; the vocabulary changes only with a release. */
const CONSTANTS_MAX_AGE = 300;

/** The portal service's remaining endpoints. */
export function miscRoutes({
  profileImages,
}: {
  profileImages: Pick<ProfileImageService, 'avatars'>;
}): Route[] {
  return [
    route(getConstants, parser(miscSchema), async () => ({ status: 0, ...CONSTANTS }), {
      publicMaxAge: CONSTANTS_MAX_AGE,
    }),

    route(fetchUserAvatars, parser(miscSchema), async () => ({
      status: 0,
      results: await profileImages.avatars(),
    })),
  ];
}
