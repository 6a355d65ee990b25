import type { Events } from '../events/events';
import type { Files } from '../files/files.service';
import type { Clock } from '../lib/clock';
import { DAY, HOUR, instant, MINUTE } from '../lib/time';
import type { Timers } from '../lib/timers';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { pruneChats } from './pruneChats';
import { measureEmployers } from './replyLedger';
import { remindSilentEmployers } from './silence';

/** After the last message: 24 months (decision 33 of the specification). */
const CHATS_KEPT = 731 * DAY;

export function chatTimers(deps: {
  db: Database;
  clock: Clock;
  events: Events;
  quarantine: Quarantine;
  files: Pick<Files, 'delete' | 'removeObjects'>;
}): Timers {
  const { clock } = deps;
  return {
    chats: [HOUR, () => pruneChats(deps, instant(clock.now() - CHATS_KEPT))],
    'reply ledger': [HOUR, () => measureEmployers(deps)],
    silence: [5 * MINUTE, () => remindSilentEmployers(deps)],
  };
}
