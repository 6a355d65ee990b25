import type { ResponseOf } from '#domain/api/endpoint';
import { miscSchema } from '#domain/api/misc.schema';
import { fetchUserAvatars, getConstants } from '#domain/api/portal';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Queryable } from '../storage/database';

/** Seconds; the vocabulary changes only with a release. */
const CONSTANTS_MAX_AGE = 300;
/** The number of faces that a visitor sees. */
const AVATARS = 8;

type Avatar = ResponseOf<typeof fetchUserAvatars>['results'][number];

/** The portal service's remaining endpoints. */
export function miscRoutes({ database }: { database: Queryable }): Route[] {
  return [
    route(getConstants, parser(miscSchema), async () => ({ status: 0, ...CONSTANTS }), {
      publicMaxAge: CONSTANTS_MAX_AGE,
    }),

    route(fetchUserAvatars, parser(miscSchema), async () => ({
      status: 0,
      results: await avatars(database),
    })),
  ];
}

/** Only users who agreed to be shown; registering is not an agreement. */
function avatars(database: Queryable): Promise<Avatar[]> {
  return database.query<Avatar>(
    // Not the user's own id, which would identify the user elsewhere.
    `select md5(id) as id, first_name as "firstName", profile_image_url as "profileImageUrl"
     from users
     where avatar_consent_at is not null and profile_image_url is not null
     order by avatar_consent_at desc, id
     limit ${AVATARS}`,
  );
}
