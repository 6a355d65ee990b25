import type { ResponseOf } from '#domain/api/endpoint';
import { miscSchema } from '#domain/api/misc.schema';
import { fetchUserAvatars, getConstants } from '#domain/api/portal';
import { CONSTANTS } from '#domain/vocabulary/constants';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import type { Queryable } from '../storage/database';

/** Seconds; the vocabulary changes with a release only. */
const CONSTANTS_MAX_AGE = 300;
/** Faces in the row that a visitor sees. */
const AVATARS = 8;

type Avatar = ResponseOf<typeof fetchUserAvatars>['results'][number];

/** The portal service's endpoints that belong to no subject. */
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

/** Only those who agreed to be shown; nobody agrees by registering. */
function avatars(database: Queryable): Promise<Avatar[]> {
  return database.query<Avatar>(
    // Not the person's own id, which would tell a visitor whom an image belongs to elsewhere.
    `select md5(id) as id, first_name as "firstName", profile_image_url as "profileImageUrl"
     from users
     where avatar_consent_at is not null and profile_image_url is not null
     order by avatar_consent_at desc, id
     limit ${AVATARS}`,
  );
}
