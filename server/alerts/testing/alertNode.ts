import { compareCursors } from '#domain/live/cursor';
import { changesAfter, currentCursor } from '../../changeLog/changeLog';
import { createChangeLogReader } from '../../changeLog/changeLogReader';
import { JobIndex } from '../../jobs/jobIndex';
import { createJobIndexFeed } from '../../jobs/jobIndexFeed';
import { createJobRepository } from '../../jobs/jobs.repository';
import type { Clock } from '../../lib/clock';
import { createMailChannel } from '../../mail/mailChannel';
import type { Mailer } from '../../mail/mailer';
import { createOutbox } from '../../mail/outbox';
import { createOutboxWorker } from '../../outbox/worker';
import { createQuarantine } from '../../quarantine/quarantine';
import type { Database, Queryable } from '../../storage/database';
import { createAlerts } from '../alerts';
import { createRenewAlertMail } from '../renewAlertMail';

/** What of a node alerts need, over the test's database. */
export interface AlertNode {
  index: JobIndex;
  round(): Promise<void>;
  /** Sends the mails that are due. */
  sendMails(): Promise<void>;
  prune(): Promise<void>;
  /** Runs `statements` more statements; after them every call to the database fails. */
  killAfter(statements: number): void;
  isKilled(): boolean;
  /** Resolves when it has read all changes. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

export async function anAlertNode(
  shared: Database,
  { clock, mailer, serverSecret }: { clock: Clock; mailer: Mailer; serverSecret: Uint8Array },
): Promise<AlertNode> {
  let left = Number.POSITIVE_INFINITY;
  const counted = (queryable: Queryable): Queryable => ({
    query(sql, params) {
      left -= 1;
      return left < 0 ? Promise.reject(new Error('killed')) : queryable.query(sql, params);
    },
  });
  const db: Database = {
    kind: shared.kind,
    ...counted(shared),
    transaction: (work, options) => shared.transaction((tx) => work(counted(tx)), options),
    listen: (channel, onNotify) => shared.listen(channel, onNotify),
    close: async () => undefined,
  };
  const onError = () => undefined;
  const publicUrl = 'http://vikari.test';
  const reader = createChangeLogReader(db, { pollMs: 20, onError });
  await reader.start();
  const index = new JobIndex();
  const feed = createJobIndexFeed({
    index,
    repository: createJobRepository(db),
    clock,
    onError,
    follow: (onChange) =>
      reader.subscribe({ scopes: ['jobs'] }, (changes) =>
        onChange(changes.map(({ entityId }) => entityId)),
      ),
  });
  await feed.start();
  const alerts = createAlerts({
    db,
    clock,
    config: { publicUrl },
    index,
    indexedTo: async () => {
      const { position } = reader;
      await feed.caughtUp();
      return position;
    },
    outbox: createOutbox({ clock, publicUrl }),
    quarantine: createQuarantine({ db, clock, onError }),
    serverSecret,
    onError,
  });
  const renewals = { job_alert: createRenewAlertMail({ db, clock }) };
  const channel = createMailChannel({ db, clock, mailer, renewals });
  const quarantine = createQuarantine({ db, clock, onError });
  const delivery = createOutboxWorker({ db, clock, channel, quarantine, onError });
  return {
    index,
    round: alerts.round,
    sendMails: delivery.workNow,
    prune: alerts.prune,
    killAfter(statements) {
      left = statements;
    },
    isKilled: () => left < 0,
    async caughtUp() {
      const now = await currentCursor(shared);
      for (;;) {
        if (compareCursors(reader.position, now) >= 0) break;
        const later = await changesAfter(shared, reader.position, 1);
        if (later.length === 0) break;
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      await feed.caughtUp();
    },
    async stop() {
      await feed.stop();
      await reader.stop();
      await delivery.stop();
    },
  };
}
