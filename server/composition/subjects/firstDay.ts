import { firstDayTimers } from '../../firstDay/askMissing';
import { createFirstDayService } from '../../firstDay/firstDays.service';
import { employerFirstDayRoutes } from '../../integration/firstDay.routes';
import { firstDayRoutes } from '../../portal/firstDay.routes';
import type { Subject } from '../subject';
import type { Tools } from '../tools';

/** What employers say of first days before they come. */
export function createFirstDaySubject(tools: Tools): Subject {
  const firstDays = createFirstDayService(tools);
  return {
    routes: [...firstDayRoutes(firstDays), ...employerFirstDayRoutes(firstDays)],
    timers: firstDayTimers(tools),
  };
}
