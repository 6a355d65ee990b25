import { QUESTION_KEPT_DAYS } from '#domain/terms/asking';
import { type Clock, dayOf } from '../lib/clock';
import { DAY, HOUR, instant, SECOND } from '../lib/time';
import type { Timers } from '../lib/timers';
import { pruneQuestions } from './questions.repository';
import { type TellingDeps, tellAnswers } from './tellAnswers';

/**
 * Tells who asked what was answered, and forgets questions that nobody has answered, some time after
 * they were asked or their jobs closed.
 */
export function termTimers({ clock, ...deps }: TellingDeps & { clock: Clock }): Timers {
  const before = () => {
    const now = clock.now();
    return {
      asked: instant(now - QUESTION_KEPT_DAYS.asked * DAY),
      closed: dayOf(now - QUESTION_KEPT_DAYS.closed * DAY),
    };
  };
  return {
    'term answers': [2 * SECOND, (signal) => tellAnswers(deps, signal)],
    'term questions': [HOUR, () => pruneQuestions(deps.db, before())],
  };
}
