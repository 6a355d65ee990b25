import { type CallerReader, callerOf } from '../../http/api';
import type { Identity } from '../../identity/identity';
import { HOUR, SECOND } from '../../lib/time';
import { createPrivacy } from '../../privacy/privacy';
import { exportFileRoute, privacyRoutes } from '../../v2/privacy.routes';
import { PERSONAL_TABLES } from '../personalData';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** A candidate's copy of everything, and the deletion of an account. */
export function createPrivacySubject(
  tools: Tools,
  { identity, readers }: { identity: Identity; readers: CallerReader },
): Subject {
  const { onError, publicUrl } = tools;
  const { sessions, requireRecentBankid } = identity;
  const privacy = createPrivacy({ ...tools, sessions, tables: PERSONAL_TABLES });
  return {
    routes: privacyRoutes({
      ...privacy,
      requireRecentBankid,
      wake: () => void privacy.makeExports().catch(onError),
    }),
    plugins: [
      (app) =>
        exportFileRoute(app, {
          ...privacy,
          requireRecentBankid,
          callerOf: (request) => callerOf(request, readers),
          publicUrl,
        }),
    ],
    timers: {
      exports: [HOUR, () => privacy.exports.prune()],
      'waiting exports': [10 * SECOND, () => privacy.makeExports()],
    },
    stop: () => privacy.stop(),
  };
}
