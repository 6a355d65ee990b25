import type { FastifyInstance } from 'fastify';
import { alertPush } from './alerts/alertPush';
import { createChatDocuments } from './chat/chatDocuments';
import { createChats } from './chat/chats';
import { remindByWebhook } from './chat/employerEvents';
import { ownReplyFigures } from './chat/replyLedger';
import type { Config } from './config';
import type { Documents } from './documents/documents';
import type { FileInspector } from './files/fileInspector';
import type { Files } from './files/files.service';
import type { MasterKeys } from './files/masterKeys';
import type { Route } from './http/route';
import { chatFileBytes, employerChatDocumentRoutes } from './integration/chatDocuments.routes';
import { employerChatRoutes } from './integration/chats.routes';
import { replyFiguresRoutes } from './integration/replyFigures.routes';
import { webhookRoutes } from './integration/webhooks.routes';
import type { Clock, SteadyClock } from './lib/clock';
import type { Outbox } from './mail/outbox';
import { createNotifications } from './notifications/notifications';
import { latestChatRoutes } from './portal/chats.routes';
import { reportJobRoutes } from './portal/reportJob.routes';
import type { AuditLog } from './privacy/auditLog';
import { createSafety } from './safety/safety';
import type { Database } from './storage/database';
import type { TimersDeps } from './timers';
import { chatDocumentRoutes } from './v2/chatDocuments.routes';
import { chatRoutes } from './v2/chats.routes';
import { pauseMailForm } from './v2/forms/pauseMail.form';
import { notificationRoutes } from './v2/notifications.routes';
import { safetyRoutes } from './v2/safety.routes';
import { createWebhooks } from './webhooks/webhooks';

/** Chats and what belongs to them: documents, notifications, webhooks, reports and blocks. */
export interface Messaging {
  routes: Route[];
  plugins: ((app: FastifyInstance) => void | Promise<void>)[];
  /** What the background tasks need of it. */
  timed: Pick<TimersDeps, 'sharedInChats' | 'notifications' | 'webhooks' | 'remindEmployer'>;
  /** Stops the background work. */
  stop(): Promise<void>;
}

/** Creates the services for messages and starts what sends notifications and webhooks. */
export async function createMessaging(deps: {
  config: Config;
  db: Database;
  clock: Clock & SteadyClock;
  files: Files;
  inspector: FileInspector;
  /** Under which reported conversations are sealed. */
  keys: MasterKeys;
  documents: Documents;
  outbox: Outbox;
  audit: AuditLog;
  serverSecret: Uint8Array;
  onError(error: unknown): void;
}): Promise<Messaging> {
  const { config, db, clock, documents, audit, keys, outbox, serverSecret, onError } = deps;
  const { files, inspector } = deps;
  const chats = createChats({ db, clock });
  const chatDocuments = createChatDocuments({
    db,
    clock,
    files,
    inspector,
    audit,
    documents: documents.own,
    criminalRecordLegalGround: config.criminalRecordLegalGround,
  });
  const kinds = { alert: alertPush };
  const away = await createNotifications({
    db,
    clock,
    config,
    outbox,
    kinds,
    serverSecret,
    onError,
  });
  await away.start();
  const webhooks = createWebhooks({ db, clock, config, serverSecret, onError });
  await webhooks.start();
  const safety = createSafety({ db, clock, audit, keys });
  return {
    routes: [
      ...chatRoutes({ ...chats, ...chatDocuments }),
      ...chatDocumentRoutes(chatDocuments),
      ...latestChatRoutes(chats),
      ...employerChatRoutes({ ...chats, ...chatDocuments }),
      ...employerChatDocumentRoutes(chatDocuments),
      ...notificationRoutes(away.notifications),
      ...webhookRoutes(webhooks.service),
      ...safetyRoutes(safety),
      ...reportJobRoutes(safety),
      ...replyFiguresRoutes((employerId) => ownReplyFigures(db, employerId)),
    ],
    plugins: [(app) => chatFileBytes(app, chatDocuments), (app) => pauseMailForm(app, away)],
    timed: {
      sharedInChats: chatDocuments.shared,
      notifications: away,
      webhooks,
      remindEmployer: remindByWebhook,
    },
    async stop() {
      await away.stop();
      await webhooks.stop();
    },
  };
}
