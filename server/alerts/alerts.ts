import type { Cursor } from '#domain/live/cursor';
import type { Config } from '../config/config';
import type { OtherLimits } from '../doors/door';
import type { JobIndex } from '../jobs/jobIndex';
import { type Clock, today } from '../lib/clock';
import { createSignedTokens } from '../lib/signedTokens';
import { DAY } from '../lib/time';
import type { Outbox } from '../mail/outbox';
import type { Quarantine } from '../quarantine/quarantine';
import type { Database } from '../storage/database';
import { inSlices } from '../storage/inSlices';
import { createAlertMails } from './alertMail';
import { pruneMailAlerts } from './mailAlerts.repository';
import {
  ALERT_WAITING_LIFE,
  createMailAlertService,
  type MailAlertService,
} from './mailAlerts.service';
import { createNoteChanges } from './noteChanges';
import { pruneNotices } from './notices.repository';
import { createSendAlerts } from './sendAlerts';
import { pruneWaiting } from './waiting.repository';

/** 12 months: a paused alert is hardly wanted any more. */
const PAUSED_KEPT = 365 * DAY;

/** Alerts of saved searches and saved jobs. */
export interface Alerts {
  mailAlerts: MailAlertService;
  /** Notes what has changed and sends what is due; once a minute. */
  round(): Promise<void>;
  /** Deletes what is over. */
  prune(): Promise<void>;
}

export function createAlerts(deps: {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl'>;
  index: JobIndex;
  /** Up to where the change log is in the index, once it has caught up. */
  indexedTo(): Promise<Cursor>;
  outbox: Outbox;
  quarantine: Quarantine;
  serverSecret: Uint8Array;
  /** Of the digests in rows; the server's secret when absent. */
  lastingSecret?: Uint8Array;
  /** Of the links in mails from before the server's key, as long as they are read. */
  oldLinksSecret?: Uint8Array | null;
  limits?: OtherLimits;
  onError(error: unknown): void;
}): Alerts {
  const { db, clock, serverSecret, lastingSecret = serverSecret } = deps;
  const { publicUrl } = deps.config;
  const tokens = createSignedTokens(serverSecret, 'change alert', deps.oldLinksSecret);
  const note = createNoteChanges(deps);
  const sendAlerts = createSendAlerts({
    ...deps,
    mails: createAlertMails({ clock, publicUrl, tokens }),
  });
  return {
    mailAlerts: createMailAlertService({ ...deps, lastingSecret, publicUrl, tokens }),
    async round() {
      await note();
      await sendAlerts();
    },
    async prune() {
      const now = clock.now();
      const before = { waiting: now - ALERT_WAITING_LIFE, paused: now - PAUSED_KEPT };
      await inSlices((limit) => db.transaction((tx) => pruneMailAlerts(tx, before, limit)));
      await pruneWaiting(db, now);
      await pruneNotices(db, now, today(clock));
    },
  };
}
