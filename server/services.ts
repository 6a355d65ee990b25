import type { FastifyInstance } from 'fastify';
import { MAX_DOCUMENT_BYTES } from '#domain/candidates/documents';
import { createAlerts } from './alerts/alerts';
import { createRenewAlertMail } from './alerts/renewAlertMail';
import { createAnalyticsService } from './analytics/analytics.service';
import { createApplications } from './applications/applications';
import { createEmployerApplicationService } from './applications/employerApplications.service';
import { hasApplicationOn } from './applications/ownApplications.repository';
import { findToContinue } from './applications/toContinue';
import { createCandidates } from './candidates/candidates';
import { shownRepliesOf } from './chat/replyLedger';
import type { Config } from './config';
import { findAddresses } from './content/content.repository';
import { createContentService } from './content/content.service';
import { DEMO_PEOPLE } from './demo/demoPeople';
import { DEMO_SOCIAL_PEOPLE } from './demo/demoSocialPeople';
import { createDocuments } from './documents/documents';
import { createEmployerReader } from './employers/apiKey';
import { jobFeedRoutes } from './feed/jobFeed.routes';
import { createFiles } from './files/files.service';
import { createFileInspector } from './files/inspect/createFileInspector';
import { loadMasterKeys, openObjectStore } from './files/openFiles';
import { createClamdScan } from './files/scan/clamdScan';
import { noScan } from './files/scan/fileScan';
import { createVault } from './files/vault';
import { createGauges } from './gauges';
import type { CallerReader } from './http/api';
import { callerOf } from './http/api';
import type { Route } from './http/route';
import { createIdentity, type Identity } from './identity/identity';
import { createProfileImageService } from './identity/profileImage.service';
import { loadServerSecret } from './identity/serverSecret';
import { sessionEndsIn } from './identity/sessionChanges';
import { createInfo } from './info/info';
import { createInsight } from './insight/insight';
import { candidateRoutes } from './integration/candidates.routes';
import { documentRequestRoutes } from './integration/documentRequests.routes';
import { sharedDocumentRoutes } from './integration/documents.routes';
import { employerInsightRoutes } from './integration/insight.routes';
import { integrationRoutes } from './integration/integration.routes';
import { employerInterviewRoutes } from './integration/interviews.routes';
import { createEmployerJobService } from './jobs/employerJobs.service';
import { JobIndex } from './jobs/jobIndex';
import { createJobIndexFeed } from './jobs/jobIndexFeed';
import { createJobRepository } from './jobs/jobs.repository';
import { createJobService } from './jobs/jobs.service';
import { createJobsById } from './jobs/jobsById';
import { type Clock, type SteadyClock, today } from './lib/clock';
import { instant } from './lib/time';
import { every } from './lib/timers';
import { createChangeLogReader } from './live/changeLogReader';
import { createFirebaseSessions } from './live/firestore/firebaseSessions';
import { createFirestore } from './live/firestore/firestore';
import { liveRoutes } from './live/live.routes';
import { createLiveEvents } from './live/liveEvents';
import { createMail } from './mail/mail';
import { createMessaging } from './messaging';
import type { GaugeSource } from './metrics/metrics';
import { createCalendarAddresses } from './planning/calendarAddresses.service';
import { createPlanService } from './planning/plan.service';
import { alertRoutes } from './portal/alerts.routes';
import { applicationRoutes } from './portal/applications.routes';
import { applyingRoutes } from './portal/applying.routes';
import { portalAuthRoutes } from './portal/auth.routes';
import { blogRoutes } from './portal/blogs.routes';
import { candidateDocumentRoutes } from './portal/documents.routes';
import { eligibilityRoutes } from './portal/eligibility.routes';
import { homeRoutes } from './portal/home.routes';
import { infoRoutes } from './portal/info.routes';
import { insightForm } from './portal/insight.form';
import { insightRoutes } from './portal/insights.routes';
import { interestForm } from './portal/interest.form';
import { interviewRoutes } from './portal/interviews.routes';
import { jobRoutes } from './portal/jobs.routes';
import { miscRoutes } from './portal/misc.routes';
import { calendarFeedRoute, planningRoutes } from './portal/planning.routes';
import { replyRoutes } from './portal/replies.routes';
import { portalSocialRoutes } from './portal/social.routes';
import { suggestedJobsRoutes } from './portal/suggestedJobs.routes';
import { type AuditLog, createAuditLog } from './privacy/auditLog';
import { createPrivacy } from './privacy/privacy';
import { createSavedService } from './saved/saved.service';
import type { Database } from './storage/database';
import { createTimers, type Timers } from './timers';
import { accountRoutes } from './v2/account.routes';
import { analyticsRoutes } from './v2/analytics.routes';
import { emailRoutes } from './v2/auth.routes';
import { type ClientErrorReport, clientErrorRoutes } from './v2/clientErrors.routes';
import { deviceKeyRoutes } from './v2/deviceKey.routes';
import { documentRoutes } from './v2/documents.routes';
import { encryptionConfigRoutes } from './v2/encryptionConfig.routes';
import { firebaseRoutes } from './v2/firebase.routes';
import { alertForms } from './v2/forms/alerts.form';
import { confirmEmailForm } from './v2/forms/confirmEmail.form';
import { infoForms } from './v2/forms/info.form';
import { registerStepForm } from './v2/forms/registerStep.form';
import { resumeRegistrationForm } from './v2/forms/resumeRegistration.form';
import { signInForms } from './v2/forms/signIn.form';
import { socialForms } from './v2/forms/social.form';
import { nylasRoutes } from './v2/nylas.routes';
import { exportFileRoute, privacyRoutes } from './v2/privacy.routes';
import { profileImageBytes, profileImageRoutes } from './v2/profileImage.routes';
import { savedRoutes } from './v2/saved.routes';
import { sessionRoutes } from './v2/session.routes';
import { socialRoutes } from './v2/social.routes';
import { uploadRoutes } from './v2/uploads.routes';
import { userRoutes } from './v2/users.routes';
import { atomFeedRoute } from './web/atomFeed';
import { sitemapRoutes } from './web/sitemap';

/** The services over one database, ready for the app. */
export interface Services {
  routes: Route[];
  readers: CallerReader;
  /** Origins besides the site's own that a form may submit to. */
  formTargets(): readonly string[];
  plugins: ((app: FastifyInstance) => void | Promise<void>)[];
  /** This node's values in `/metrics`. */
  gauges: readonly GaugeSource[];
  /** Called, without details, when applications were made or moved, and messages sent. */
  onApplications(listener: () => void): void;
  /** The background tasks and their intervals, by name. */
  timers: Timers;
  /** Stops the background work; the database itself stays open. */
  stop(): Promise<void>;
}

export interface ServicesDeps {
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

/** The endpoints of identity's services. */
export function identityRoutes(identity: Identity, { mode }: Pick<Config, 'mode'>): Route[] {
  return [
    ...portalAuthRoutes(identity),
    ...portalSocialRoutes(identity),
    ...socialRoutes(identity),
    ...sessionRoutes(identity),
    ...emailRoutes(identity),
    ...userRoutes({ ...identity, production: mode === 'production' }),
    ...encryptionConfigRoutes(identity),
    ...deviceKeyRoutes(identity),
  ];
}

/** Identity's forms, which work without a script, and the simulator's pages. */
export function identityPlugins(
  identity: Identity,
  { bankid, publicUrl }: Pick<Config, 'bankid' | 'publicUrl'>,
): Services['plugins'] {
  const readers = { candidate: identity.sessions.read, employer: async () => null };
  return [
    signInForms({ ...identity, codeFlow: bankid.codeFlow, readers, publicUrl }),
    (app) => confirmEmailForm(app, identity),
    registerStepForm({ ...identity, readers, publicUrl }),
    resumeRegistrationForm({ ...identity, readers, publicUrl }),
    socialForms({ ...identity, readers, publicUrl }),
    ...identity.simulators,
  ];
}

/**
 * The integration API of the employers' services.
 *
 * @param audit - where what an employer does with candidates' data is recorded; nowhere when absent.
 */
export function employerRoutes(
  db: Database,
  clock: Clock,
  audit?: Pick<AuditLog, 'record'>,
): Route[] {
  return integrationRoutes({
    jobs: createEmployerJobService({ db, clock, audit }),
    applications: createEmployerApplicationService({ db, clock, audit }),
  });
}

/** Creates the services over a database and starts background work. */
export async function createServices(deps: ServicesDeps): Promise<Services> {
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
    pushSender: messaging.pushSender,
    onError,
  });
  await alerts.start();
  const timers = createTimers({
    db,
    clock,
    identity,
    mail,
    candidates,
    files,
    documents,
    privacy,
    audit,
    insight,
    analytics,
    alerts,
    ...messaging.timed,
  });
  const stopTimers = every(Object.values(timers), onError);

  let live: ReturnType<typeof liveRoutes> | null = null;

  return {
    readers,
    routes: [
      ...miscRoutes({ profileImages }),
      ...infoRoutes(info),
      ...alertRoutes(alerts),
      ...blogRoutes({ content }),
      ...jobRoutes({
        index,
        clock,
        jobs: createJobService({
          index,
          repository,
          clock,
          hasApplied: (userId, jobId) => hasApplicationOn(db, userId, jobId),
          repliesOf: (employerId) => shownRepliesOf(db, employerId),
        }),
        factsOf: candidates.eligibility.factsOf,
      }),
      ...homeRoutes({
        index,
        clock,
        toContinueOf: async (userId) => {
          const at = { now: instant(clock.now()), today: today(clock) };
          const [begun, matches] = await Promise.all([
            findToContinue(db, userId, at),
            candidates.suggestedJobs.countMatches(userId),
          ]);
          return { ...begun, matches };
        },
      }),
      ...applicationRoutes({ ...applying, production }),
      ...applyingRoutes({ ...applying, production }),
      ...identityRoutes(identity, config),
      ...firebaseRoutes(firestore && createFirebaseSessions({ ...firestore, reader, clock })),
      ...accountRoutes({ ...candidates, production }),
      ...clientErrorRoutes(onClientError),
      ...analyticsRoutes({ analytics }),
      ...privacyRoutes({
        ...privacy,
        requireRecentBankid: identity.requireRecentBankid,
        wake: () => void privacy.makeExports().catch(onError),
      }),
      ...employerRoutes(db, clock, audit),
      ...savedRoutes({
        saved: createSavedService({ db, clock }),
        jobs: createJobsById({ index, repository, clock }),
      }),
      ...suggestedJobsRoutes(candidates),
      ...eligibilityRoutes(candidates),
      ...candidateRoutes(candidates),
      ...profileImageRoutes({ profileImages }),
      ...documentRoutes(documents.own),
      ...candidateDocumentRoutes({ ...documents, drafts: applying.drafts }),
      ...sharedDocumentRoutes(documents.sharing),
      ...documentRequestRoutes(applying.documentRequests),
      ...interviewRoutes(applying.interviews),
      ...replyRoutes(applying),
      ...messaging.routes,
      ...planningRoutes({ plans, addresses }),
      ...insightRoutes(insight),
      ...employerInsightRoutes(insight.employerInsight),
      ...nylasRoutes(applying.interviews),
      ...employerInterviewRoutes(applying.interviews),
    ],
    formTargets: identity.formTargets,
    timers,
    plugins: [
      ...identityPlugins(identity, config),
      ...mail.plugins,
      ...messaging.plugins,
      (app) =>
        uploadRoutes(app, {
          uploads: documents.uploads,
          readers,
          publicUrl: config.publicUrl,
        }),
      (app) => profileImageBytes(app, { profileImages, readers, publicUrl: config.publicUrl }),
      (app) =>
        exportFileRoute(app, {
          ...privacy,
          requireRecentBankid: identity.requireRecentBankid,
          callerOf: (request) => callerOf(request, readers),
          publicUrl: config.publicUrl,
        }),
      (app) => calendarFeedRoute(app, { addresses }),
      (app) => insightForm(app, { ...insight, readers, publicUrl: config.publicUrl }),
      (app) => interestForm(app, { ...applying, clock, readers, publicUrl: config.publicUrl }),
      infoForms({ ...info, readers, publicUrl: config.publicUrl }),
      alertForms({ ...alerts, readers, publicUrl: config.publicUrl }),
      (app) =>
        sitemapRoutes(app, {
          index,
          repository,
          articles: () => findAddresses(db),
          clock,
          publicUrl: config.publicUrl,
        }),
      (app) => atomFeedRoute(app, { content, publicUrl: config.publicUrl }),
      (app) => jobFeedRoutes(app, { db, clock, publicUrl: config.publicUrl }),
      (app) => {
        live = liveRoutes(app, {
          reader,
          callerOf: (request) => callerOf(request, readers),
          stillValid: async ({ sessionId }) =>
            sessionId !== null && (await identity.sessions.holds(sessionId)),
          render: createLiveEvents(db, clock),
        });
      },
    ],
    gauges: createGauges({
      db,
      mail,
      reader,
      index,
      feed,
      openStreams: () => live?.openStreams() ?? 0,
    }),
    onApplications(listener) {
      reader.subscribe({}, (changes) => {
        if (changes.some(({ type }) => type === 'application' || type === 'chat_message')) {
          listener();
        }
      });
    },
    async stop() {
      stopTimers();
      await inspector.stop();
      await privacy.stop();
      await alerts.stop();
      await mail.stop();
      await messaging.stop();
      await feed.stop();
      await firestore?.publisher.stop();
      await reader.stop();
    },
  };
}
