import { HOUR, MINUTE } from '../../lib/time';
import { statusRoutes } from '../../portal/status.routes';
import { createPartChecks } from '../../status/partChecks';
import { createStatusService } from '../../status/status.service';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** What of the service works, by the checks of this node. */
export function createStatusSubject(
  tools: Tools,
  { index, loaded }: Pick<Jobs, 'index' | 'loaded'>,
): Subject {
  const { db, clock, objects, oldestMail, storeDownSince, healthy, onError } = tools;
  const check = createPartChecks({
    healthy,
    storeDownSince,
    listsLoading: () => index.loading,
    oldestMail,
    files: () => objects.list('status-check/')[Symbol.asyncIterator]().next(),
  });
  const status = createStatusService({ db, clock, check, storeDownSince });
  // Not while the start itself keeps the store busy: a node that is just beginning has no fault
  void loaded.then(() => status.look()).catch(onError);
  return {
    routes: statusRoutes({ status }),
    timers: {
      'service status': [MINUTE, () => status.look()],
      'service days': [HOUR, () => status.prune()],
    },
  };
}
