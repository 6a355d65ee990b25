import { MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import { createRenewAlertMail } from '../alerts/renewAlertMail';
import { createAnalyticsService } from '../analytics/analytics.service';
import { createAuditLog } from '../audit/auditLog';
import { createChangeLogReader } from '../changeLog/changeLogReader';
import { changeLogGauges, changeLogHealth, changeLogTimers } from '../changeLog/changeLogTools';
import type { Config } from '../config/config';
import { askingFrom, type OtherLimits } from '../doors/door';
import { doorGauge, endDoors } from '../doors/doors';
import { createFiles } from '../files/files.service';
import { createFileInspector } from '../files/inspect/createFileInspector';
import { loadMasterKeys } from '../files/loadMasterKeys';
import { measuredStore } from '../files/measuredStore';
import { openObjectStore } from '../files/openFiles';
import { createClamdScan } from '../files/scan/clamdScan';
import { noScan } from '../files/scan/fileScan';
import { createVault } from '../files/vault';
import { pruneIdempotencyKeys } from '../http/idempotency';
import { loadServerKeys } from '../identity/serverKeys';
import { loadServerSecrets, secretOfOldLinks } from '../identity/serverSecret';
import type { Clock, SteadyClock } from '../lib/clock';
import { HOUR, SECOND } from '../lib/time';
import { createWatch } from '../lib/watch';
import { createMail } from '../mail/mail';
import { measuredFetch } from '../metrics/measuredFetch';
import type { Observe } from '../metrics/metrics';
import { createDigestRenewal } from '../notifications/digestMail';
import { createPauseTokens } from '../notifications/pauseToken';
import { oldestSeconds, pruneOutbox } from '../outbox/outbox';
import { senderHealth } from '../outbox/senderHealth';
import { createQuarantine } from '../quarantine/quarantine';
import { KEYED_REPORTS } from '../safety/keyedReports';
import type { Database } from '../storage/database';
import type { StoreWatch } from '../storage/storeWatch';
import type { ClientErrorReport } from '../v2/clientErrors.routes';
import { createDomainEvents } from './eventHandlers';
import type { Subject } from './subject';

export interface NodeDeps {
  config: Config;
  db: Database;
  clock: Clock & SteadyClock;
  /** Other limits than usual of the doors that strangers use. */
  limits?: OtherLimits;
  /** For calls to the BankID broker; the platform's where absent. */
  fetch?: typeof fetch;
  /** Rejects when the store cannot be read or written; a query alone where absent. */
  healthy?: () => Promise<unknown>;
  /** Since when the store is down; never where absent. */
  store?: Pick<StoreWatch, 'downSince'>;
  /** Called with errors of background work. @param task - of which; a word of the program. */
  onError(error: unknown, task?: string): void;
  /** Notes how long a call to another party took. */
  observeCall?: Observe;
  /** Called with what takes a while at the start, in English, for the console. */
  onProgress?: (message: string) => void;
  /** Called with reports of pages that could not start in a browser; ignored when absent. */
  onClientError?: (report: ClientErrorReport) => void;
}

/** Reads the names of all objects in the object store. */
const SWEEP = 6 * HOUR;

/** What every subject works with. */
export type Tools = Awaited<ReturnType<typeof createTools>>['tools'];

/** Creates what the subjects work with, and starts what it does in the background. */
export async function createTools(deps: NodeDeps) {
  const { config, db, clock, onError } = deps;
  /** The errors of one task. */
  const of = (task: string) => (error: unknown) => onError(error, task);
  const { onClientError = () => undefined, onProgress = () => undefined } = deps;
  const { publicUrl } = config;
  // The keys come first: a run that opens nothing of what is stored sends nothing either
  const serverKeys = await loadServerKeys(config, { db, clock });
  const secrets = await loadServerSecrets(db, { keys: serverKeys, clock });
  const { serverSecret, lastingSecret, earlierSecret, madeAt: secretMadeAt } = secrets;
  const keys = await loadMasterKeys(config, {
    db,
    clock,
    others: [KEYED_REPORTS],
    tell: (message) => onError(new Error(message), 'keys'),
  });
  const limits =
    deps.limits ?? (config.doorsAskFrom === null ? undefined : askingFrom(config.doorsAskFrom));
  const quarantine = createQuarantine({ db, clock, onError: of('quarantine') });
  const watch = createWatch({ clock, onError: of('watch') });
  const reader = createChangeLogReader(db, { onError: of('change log'), watch });
  await reader.start();
  const mail = createMail({
    db,
    clock,
    config,
    renewals: {
      job_alert: createRenewAlertMail({ db, clock }),
      ...createDigestRenewal({ db, publicUrl, pauseTokens: createPauseTokens(serverSecret) }),
    },
    quarantine,
    watch,
    onError: of('mail'),
  });
  await mail.start();
  const { outbox } = mail;
  const audit = createAuditLog({ db, clock, keys: serverKeys, earlierSecret });
  const analytics = createAnalyticsService({ db, clock, serverSecret, quarantine });
  const { observeCall } = deps;
  const opened = await openObjectStore(config.files);
  const store = observeCall ? measuredStore(opened, observeCall) : opened;
  const files = createFiles({
    db,
    store,
    vault: createVault({ store, keys }),
    clock,
    onError: of('files'),
  });
  const inspector = createFileInspector({
    scan: config.clamdUrl
      ? createClamdScan(config.clamdUrl, { onError: of('virus scan') })
      : noScan,
    maxBytes: MAX_DOCUMENT_BYTES,
  });
  const subject: Subject = {
    plugins: mail.plugins,
    timers: {
      ...quarantine.timers,
      ...changeLogTimers({ db, clock }),
      'idempotency keys': [HOUR, () => pruneIdempotencyKeys(db, clock)],
      doors: [HOUR, () => endDoors({ db, clock })],
      outbox: [HOUR, () => pruneOutbox(db, clock.now())],
      mail: [HOUR, () => mail.prune()],
      files: [HOUR, () => files.prune()],
      'object store': [SWEEP, () => files.sweep()],
      'audit chain': [10 * SECOND, () => audit.seal()],
      'audit log': [HOUR, () => audit.cut()],
    },
    gauges: [
      doorGauge({ db, clock, ...(limits && { limits }) }),
      ...mail.gauges,
      ...quarantine.gauges,
      ...changeLogGauges(db, reader),
    ],
    healthParts: [changeLogHealth(watch), senderHealth(watch)],
    async stop() {
      await inspector.stop();
      await mail.stop();
      await reader.stop();
    },
  };
  const tools = {
    config,
    db,
    clock,
    onError,
    onClientError,
    onProgress,
    quarantine,
    fetch: measuredFetch(deps.fetch ?? fetch, observeCall),
    ...(limits && { limits }),
    analytics,
    /** Counts what a form without a script did; what cannot be counted does not fail it. */
    noteCall: (...[call, caller]: Parameters<typeof analytics.note>) =>
      analytics.note(call, caller).catch(of('analytics')),
    production: config.mode === 'production',
    publicUrl,
    reader,
    watch,
    outbox,
    serverSecret,
    lastingSecret,
    earlierSecret,
    secretMadeAt,
    oldLinksSecret: secretOfOldLinks(secrets, clock.now()),
    audit,
    keys,
    files,
    objects: store,
    oldestMail: () => oldestSeconds(db, 'mail', clock.now()),
    healthy: deps.healthy ?? (() => db.query('select 1')),
    storeDownSince: () => deps.store?.downSince ?? null,
    inspector,
    events: createDomainEvents({ db, clock, outbox, publicUrl }),
  };
  return { tools, subject };
}
