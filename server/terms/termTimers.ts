import { QUESTION_KEPT_DAYS } from '#domain/terms/asking';
import { type Clock, dayOf } from '../lib/clock';
import { DAY, HOUR, instant } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Database } from '../storage/database';
import { pruneQuestions } from './questions.repository';

/** Forgets questions that nobody has answered, some time after they were asked or their jobs closed. */
export function termTimers({ db, clock }: { db: Database; clock: Clock }): Timers {
  const before = () => {
    const now = clock.now();
    return {
      asked: instant(now - QUESTION_KEPT_DAYS.asked * DAY),
      closed: dayOf(now - QUESTION_KEPT_DAYS.closed * DAY),
    };
  };
  return { 'term questions': [HOUR, () => pruneQuestions(db, before())] };
}
