import { encryptionConfig } from '#domain/api/payloadKeys';
import { nothingSchema } from '#domain/api/session.schema';
import { parser } from '../http/parse';
import { type Route, route } from '../http/route';
import { encryptionConfigOf } from '../identity/payloadEncryption';
import { signedInCaller } from '../policy/caller';

/** Returns a session the key and iv of its payloads. */
export function encryptionConfigRoutes({ lastingSecret }: { lastingSecret: Uint8Array }): Route[] {
  return [
    route(encryptionConfig, parser(nothingSchema), async (_request, caller) => ({
      status: 0,
      data: encryptionConfigOf(lastingSecret, signedInCaller(caller).sessionId),
    })),
  ];
}
