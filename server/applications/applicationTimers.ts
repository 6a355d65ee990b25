import { DRAFT_KEPT_DAYS } from '#domain/applications/draft';
import { TAKEN_BACK_KEPT_DAYS } from '#domain/applications/invitations';
import type { Events } from '../events/events';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { pruneDrafts } from './drafts.repository';
import { clearOldForms } from './endedApplications.repository';
import { expireAll } from './expireApplications';
import { pruneTakenBack } from './invitations.repository';

/**
 * How long contact and answers of an application are kept: 24 months (decision 33 of the
 * specification).
 */
const FORMS_KEPT = 731 * DAY;

export function applicationTimers(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  quarantine: Quarantine;
}): Timers {
  const { db, clock } = deps;
  const before = (kept: number) => instant(clock.now() - kept);
  return {
    expiry: [MINUTE, () => expireAll(deps)],
    'old answers': [HOUR, () => clearOldForms(db, before(FORMS_KEPT))],
    'application drafts': [HOUR, () => pruneDrafts(db, before(DRAFT_KEPT_DAYS * DAY))],
    'taken-back invitations': [HOUR, () => pruneTakenBack(db, before(TAKEN_BACK_KEPT_DAYS * DAY))],
  };
}
