import { MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import { createAlerts } from './alerts/alerts';
import { createRenewAlertMail } from './alerts/renewAlertMail';
import { createAnalyticsService } from './analytics/analytics.service';
import { createApplications } from './applications/applications';
import { createCandidates } from './candidates/candidates';
import type { Config } from './config';
import { createContentService } from './content/content.service';
import { DEMO_PEOPLE } from './demo/demoPeople';
import { DEMO_SOCIAL_PEOPLE } from './demo/demoSocialPeople';
import { createDocuments } from './documents/documents';
import { createEmployerReader } from './employers/apiKey';
import { createFiles } from './files/files.service';
import { createFileInspector } from './files/inspect/createFileInspector';
import { loadMasterKeys, openObjectStore } from './files/openFiles';
import { createClamdScan } from './files/scan/clamdScan';
import { noScan } from './files/scan/fileScan';
import { createVault } from './files/vault';
import type { CallerReader } from './http/api';
import { createIdentity } from './identity/identity';
import { createProfileImageService } from './identity/profileImage.service';
import { loadServerSecret } from './identity/serverSecret';
import { sessionEndsIn } from './identity/sessionChanges';
import { createInfo } from './info/info';
import { createInsight } from './insight/insight';
import { JobIndex } from './jobs/jobIndex';
import { createJobIndexFeed } from './jobs/jobIndexFeed';
import { createJobRepository } from './jobs/jobs.repository';
import type { Clock, SteadyClock } from './lib/clock';
import { createChangeLogReader } from './live/changeLogReader';
import { createFirestore } from './live/firestore/firestore';
import { createMail } from './mail/mail';
import { createMessaging } from './messaging';
import { createCalendarAddresses } from './planning/calendarAddresses.service';
import { createPlanService } from './planning/plan.service';
import { createAuditLog } from './privacy/auditLog';
import { createPrivacy } from './privacy/privacy';
import type { Database } from './storage/database';
import type { ClientErrorReport } from './v2/clientErrors.routes';

export interface PartsDeps {
  config: Config;
  db: Database;
  clock: Clock & SteadyClock;
  /** For calls to the BankID broker; the platform's where absent. */
  fetch?: typeof fetch;
  /** Called with errors of background work. */
  onError(error: unknown): void;
  /** Called with reports of pages that could not start in a browser; ignored when absent. */
  onClientError?: (report: ClientErrorReport) => void;
}

/** Creates the services over a database and starts what they do in the background. */
export async function createParts(deps: PartsDeps) {
  const { config, db, clock, onError, onClientError = () => undefined } = deps;
  const production = config.mode === 'production';

  const reader = createChangeLogReader(db, { onError });
  await reader.start();

  const index = new JobIndex();
  const repository = createJobRepository(db);
  const feed = createJobIndexFeed({
    index,
    repository,
    clock,
    onError,
    follow: (onChange) =>
      reader.subscribe({ scopes: ['jobs'] }, (changes) =>
        onChange(changes.map(({ entityId }) => entityId)),
      ),
  });
  await feed.start();

  const renew = createRenewAlertMail({ db, clock });
  const mail = createMail({ db, clock, config, renew, onError });
  await mail.start();

  const serverSecret = await loadServerSecret(db);
  const audit = createAuditLog({ db, clock, serverSecret });
  const firestore =
    config.firestore &&
    (await createFirestore({ db, clock, config: config.firestore, serverSecret, onError }));
  firestore?.publisher.start(reader);
  const identity = await createIdentity({
    db,
    clock,
    config,
    outbox: mail.outbox,
    serverSecret,
    audit,
    testIdentities: DEMO_PEOPLE,
    socialIdentities: DEMO_SOCIAL_PEOPLE,
    ...(firestore && { customToken: firestore.account.customToken }),
    ...(deps.fetch && { fetch: deps.fetch }),
  });
  reader.subscribe({}, (changes) => {
    for (const { sessionId } of sessionEndsIn(changes)) identity.sessions.forget(sessionId);
  });
  const readers: CallerReader = {
    candidate: identity.sessions.read,
    employer: createEmployerReader(db, clock),
  };

  const store = await openObjectStore(config.files);
  const keys = await loadMasterKeys(config, clock);
  const vault = createVault({ store, keys });
  const files = createFiles({ db, store, vault, clock, onError });
  const inspector = createFileInspector({
    scan: config.clamdUrl ? createClamdScan(config.clamdUrl, { onError }) : noScan,
    maxBytes: MAX_DOCUMENT_BYTES,
  });
  const documents = createDocuments({
    db,
    clock,
    config,
    files,
    inspector,
    outbox: mail.outbox,
    audit,
  });
  const profileImages = createProfileImageService({ db, clock, files, images: inspector });

  const applying = createApplications({ db, clock, config, outbox: mail.outbox, audit });
  const messaging = await createMessaging({
    config,
    db,
    clock,
    files,
    inspector,
    keys,
    documents,
    outbox: mail.outbox,
    audit,
    serverSecret,
    onError,
  });
  const plans = createPlanService({ db, clock, jobs: repository });
  const addresses = createCalendarAddresses({ db, clock, audit, publicUrl: config.publicUrl });
  const candidates = createCandidates({
    db,
    clock,
    production,
    index,
    serverSecret,
    audit,
    outbox: mail.outbox,
    publicUrl: config.publicUrl,
  });
  const privacy = createPrivacy({
    db,
    clock,
    audit,
    outbox: mail.outbox,
    sessions: identity.sessions,
    files,
    publicUrl: config.publicUrl,
    onError,
  });
  const info = createInfo({
    db,
    clock,
    outbox: mail.outbox,
    serverSecret,
    publicUrl: config.publicUrl,
    production,
  });
  const content = createContentService({ db, clock, onError });
  const insight = await createInsight({ db, clock });
  const analytics = createAnalyticsService({ db, clock });
  const alerts = createAlerts({
    db,
    clock,
    config,
    index,
    indexedTo: async () => {
      const { position } = reader;
      await feed.caughtUp();
      return position;
    },
    outbox: mail.outbox,
    serverSecret,
    onError,
  });

  return {
    config,
    db,
    clock,
    onError,
    onClientError,
    production,
    reader,
    index,
    repository,
    feed,
    mail,
    audit,
    firestore,
    identity,
    readers,
    inspector,
    documents,
    profileImages,
    applying,
    messaging,
    plans,
    addresses,
    candidates,
    privacy,
    info,
    content,
    insight,
    analytics,
    alerts,
    files,
  };
}

/** All services of a node, which its endpoints, pages and background tasks are made of. */
export type Parts = Awaited<ReturnType<typeof createParts>>;
