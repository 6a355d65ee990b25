import { DRAFT_KEPT_DAYS } from '#domain/applications/draft';
import { TAKEN_BACK_KEPT_DAYS } from '#domain/applications/invitations';
import type { Alerts } from './alerts/alerts';
import type { AnalyticsService } from './analytics/analytics.service';
import { pruneDrafts } from './applications/drafts.repository';
import { clearOldForms } from './applications/endedApplications.repository';
import { expireApplications } from './applications/expireApplications';
import { pruneTakenBack } from './applications/invitations.repository';
import type { Candidates } from './candidates/candidates';
import { pruneChats } from './chat/pruneChats';
import { measureEmployers } from './chat/replyLedger';
import type { SharedDocumentService } from './chat/sharedDocuments.service';
import { type RemindEmployer, remindSilentEmployers } from './chat/silence';
import type { Documents } from './documents/documents';
import type { Files } from './files/files.service';
import { pruneIdempotencyKeys } from './http/idempotency';
import type { Identity } from './identity/identity';
import { endEarlyAccess, endPricingRequests } from './info/info';
import type { Insight } from './insight/insight';
import { closeInFeed } from './jobs/jobFeed';
import type { Clock } from './lib/clock';
import { DAY, HOUR, instant, MINUTE, SECOND } from './lib/time';
import { pruneChangeLog } from './live/changeLog.repository';
import type { Mail } from './mail/mail';
import type { Notifications } from './notifications/notifications';
import { pruneOutbox } from './outbox/outbox';
import type { AuditLog } from './privacy/auditLog';
import type { Privacy } from './privacy/privacy';
import { pruneReports } from './safety/reports.repository';
import type { Database } from './storage/database';
import type { Webhooks } from './webhooks/webhooks';

/** Reads the names of all objects in the object store. */
const SWEEP = 6 * HOUR;
/** How long contact and answers of an application are kept: 24 months (decision 33). */
const FORMS_KEPT = 731 * DAY;
/** After the last message: 24 months (decision 33). */
const CHATS_KEPT = 731 * DAY;
/** After their answer: 24 months, as the audit log. */
const REPORTS_KEPT = 731 * DAY;
const DRAFTS_KEPT = DRAFT_KEPT_DAYS * DAY;
const TAKEN_BACK_KEPT = TAKEN_BACK_KEPT_DAYS * DAY;

/** Background tasks by name, each with its interval. */
export type Timers = Readonly<
  Record<string, readonly [milliseconds: number, task: () => Promise<unknown>]>
>;

export interface TimersDeps {
  db: Database;
  clock: Clock;
  identity: Pick<Identity, 'prune'>;
  mail: Pick<Mail, 'prune'>;
  candidates: Pick<Candidates, 'profileViews'>;
  files: Pick<Files, 'prune' | 'sweep' | 'delete' | 'removeObjects'>;
  documents: Pick<Documents, 'retention'>;
  sharedInChats: Pick<SharedDocumentService, 'closeEnded'>;
  privacy: Pick<Privacy, 'exports' | 'makeExports'>;
  audit: Pick<AuditLog, 'seal' | 'cut'>;
  insight: Pick<Insight, 'publish' | 'prune'>;
  analytics: Pick<AnalyticsService, 'count' | 'prune'>;
  alerts: Pick<Alerts, 'round' | 'prune'>;
  notifications: Pick<Notifications, 'mailDigest'>;
  webhooks: Pick<Webhooks, 'prune'>;
  /** Queues a webhook that reminds an employer of a candidate who waits for an answer. */
  remindEmployer: RemindEmployer;
}

/** The background tasks, by the names that the register of personal data gives them. */
export function createTimers(deps: TimersDeps): Timers {
  const { db, clock, identity, mail, candidates, files, documents, privacy, audit } = deps;
  const { notifications, remindEmployer } = deps;
  return {
    expiry: [MINUTE, () => expireApplications(db, clock)],
    'old answers': [HOUR, () => clearOldForms(db, instant(clock.now() - FORMS_KEPT))],
    'application drafts': [HOUR, () => pruneDrafts(db, instant(clock.now() - DRAFTS_KEPT))],
    'taken-back invitations': [
      HOUR,
      () => pruneTakenBack(db, instant(clock.now() - TAKEN_BACK_KEPT)),
    ],
    chats: [HOUR, () => pruneChats({ db, files }, instant(clock.now() - CHATS_KEPT))],
    'chat documents': [HOUR, () => deps.sharedInChats.closeEnded()],
    'unread messages': [MINUTE, () => notifications.mailDigest()],
    outbox: [HOUR, () => pruneOutbox(db, clock.now())],
    alerts: [MINUTE, () => deps.alerts.round()],
    'old alerts': [HOUR, () => deps.alerts.prune()],
    'reply ledger': [HOUR, () => measureEmployers(db, clock)],
    silence: [5 * MINUTE, () => remindSilentEmployers(db, clock, remindEmployer)],
    reports: [HOUR, () => pruneReports(db, instant(clock.now() - REPORTS_KEPT))],
    'pricing requests': [HOUR, () => endPricingRequests({ db, clock })],
    'early access': [HOUR, () => endEarlyAccess({ db, clock })],
    'workplace figures': [HOUR, () => deps.insight.publish()],
    'workplace answers': [HOUR, () => deps.insight.prune()],
    'job feed': [MINUTE, () => closeInFeed(db, clock)],
    'change log': [HOUR, () => pruneChangeLog(db, clock)],
    'idempotency keys': [HOUR, () => pruneIdempotencyKeys(db, clock)],
    identity: [HOUR, () => identity.prune()],
    mail: [HOUR, () => mail.prune()],
    'webhook deliveries': [HOUR, () => deps.webhooks.prune()],
    'profile views': [HOUR, () => candidates.profileViews.prune()],
    files: [HOUR, () => files.prune()],
    'object store': [SWEEP, () => files.sweep()],
    'document shares': [HOUR, () => documents.retention.unshare()],
    'criminal records': [HOUR, () => documents.retention.removeCriminalRecords()],
    'document openings': [HOUR, () => documents.retention.forgetOpenings()],
    'document reminders': [HOUR, () => documents.retention.remind()],
    exports: [HOUR, () => privacy.exports.prune()],
    'waiting exports': [10 * SECOND, () => privacy.makeExports()],
    'audit chain': [10 * SECOND, () => audit.seal()],
    'audit log': [HOUR, () => audit.cut()],
    analytics: [MINUTE, () => deps.analytics.count()],
    'analytics store': [HOUR, () => deps.analytics.prune()],
  };
}
