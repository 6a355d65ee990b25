import { employerKeptRoutes } from '../../integration/kept.routes';
import { noteEarlierAgreements } from '../../kept/followAgreement';
import { createKeptService } from '../../kept/kept.service';
import { createOwnKeptService } from '../../kept/ownKept.service';
import { pruneKept, publishKept } from '../../kept/publishKept';
import { HOUR } from '../../lib/time';
import { keptRoutes } from '../../portal/kept.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** How employers keep what they say before an assignment. */
export function createKeptSubject(tools: Tools): Subject {
  const kept = createKeptService(tools);
  const own = createOwnKeptService(tools);
  return {
    routes: [...keptRoutes({ kept, own }), ...employerKeptRoutes(kept)],
    timers: {
      'kept figures': [HOUR, () => publishKept(tools)],
      'kept promises': [HOUR, () => noteEarlierAgreements(tools.db, tools.clock)],
      'kept ticks': [HOUR, () => pruneKept(tools.db, tools.clock)],
    },
  };
}
