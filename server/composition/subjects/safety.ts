import { HOUR } from '../../lib/time';
import { reportJobRoutes } from '../../portal/reportJob.routes';
import { createSafety } from '../../safety/safety';
import { safetyRoutes } from '../../v2/safety.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** Reports, and employers that candidates block. */
export function createSafetySubject(tools: Tools): Subject {
  const safety = createSafety(tools);
  return {
    routes: [...safetyRoutes(safety), ...reportJobRoutes(safety)],
    timers: { reports: [HOUR, () => safety.prune()] },
  };
}
