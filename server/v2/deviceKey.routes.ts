import { deviceKey } from '#domain/api/payloadKeys';
import { nothingSchema } from '#domain/api/session.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { deviceKeyOf } from '../identity/deviceKey';
import { signedInCaller } from '../policy/caller';

/** Returns a candidate the key of the drafts that their browser stores. */
export function deviceKeyRoutes({ lastingSecret }: { lastingSecret: Uint8Array }): Route[] {
  return [
    route(deviceKey, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      data: deviceKeyOf(lastingSecret, signedInCaller(caller).userId),
    })),
  ];
}
