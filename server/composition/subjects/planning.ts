import type { Identity } from '../../identity/identity';
import { createCalendarAddresses } from '../../planning/calendarAddresses.service';
import { createPlanService } from '../../planning/plan.service';
import { calendarFeedRoute, planningRoutes } from '../../portal/planning.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** A year of work, and its feed for calendar programs. */
export function createPlanningSubject(
  tools: Tools,
  { stored, requireProof }: Pick<Jobs, 'stored'> & Pick<Identity, 'requireProof'>,
): Subject {
  const plans = createPlanService({ ...tools, jobs: stored });
  const addresses = createCalendarAddresses(tools);
  return {
    routes: planningRoutes({ plans, addresses, requireProof }),
    plugins: [(app) => calendarFeedRoute(app, { addresses })],
  };
}
