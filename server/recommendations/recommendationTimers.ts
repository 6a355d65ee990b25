import { EXPIRED_KEPT_DAYS } from '#domain/recommendations/recommendation';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, instant } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Database } from '../storage/database';
import { pruneRecommendations } from './recommendations.repository';

/** Forgets links some time after they have expired. */
export function recommendationTimers({ db, clock }: { db: Database; clock: Clock }): Timers {
  const before = () => instant(clock.now() - EXPIRED_KEPT_DAYS * DAY);
  return { recommendations: [HOUR, () => pruneRecommendations(db, before())] };
}
