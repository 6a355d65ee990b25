import { createEmployerApplicationService } from './applications/employerApplications.service';
import { hasApplicationOn } from './applications/ownApplications.repository';
import type { AuditLog } from './audit/auditLog';
import { shownRepliesOf } from './chat/replyLedger';
import type { Config } from './config/config';
import { findToContinue } from './home/toContinue';
import type { Route } from './http/route';
import type { Identity } from './identity/identity';
import { candidateRoutes } from './integration/candidates.routes';
import { documentRequestRoutes } from './integration/documentRequests.routes';
import { sharedDocumentRoutes } from './integration/documents.routes';
import { employerInsightRoutes } from './integration/insight.routes';
import { integrationRoutes } from './integration/integration.routes';
import { employerInterviewRoutes } from './integration/interviews.routes';
import { createEmployerJobService } from './jobs/employerJobs.service';
import { createJobService } from './jobs/jobs.service';
import { createJobsById } from './jobs/jobsById';
import { type Clock, today } from './lib/clock';
import { instant } from './lib/time';
import { createFirebaseSessions } from './live/firestore/firebaseSessions';
import type { Parts } from './parts';
import { alertRoutes } from './portal/alerts.routes';
import { applicationRoutes } from './portal/applications.routes';
import { applyingRoutes } from './portal/applying.routes';
import { portalAuthRoutes } from './portal/auth.routes';
import { blogRoutes } from './portal/blogs.routes';
import { candidateDocumentRoutes } from './portal/documents.routes';
import { eligibilityRoutes } from './portal/eligibility.routes';
import { homeRoutes } from './portal/home.routes';
import { infoRoutes } from './portal/info.routes';
import { insightRoutes } from './portal/insights.routes';
import { interviewRoutes } from './portal/interviews.routes';
import { jobRoutes } from './portal/jobs.routes';
import { miscRoutes } from './portal/misc.routes';
import { planningRoutes } from './portal/planning.routes';
import { replyRoutes } from './portal/replies.routes';
import { portalSocialRoutes } from './portal/social.routes';
import { suggestedJobsRoutes } from './portal/suggestedJobs.routes';
import { createSavedService } from './saved/saved.service';
import type { Database } from './storage/database';
import { accountRoutes } from './v2/account.routes';
import { analyticsRoutes } from './v2/analytics.routes';
import { emailRoutes } from './v2/auth.routes';
import { clientErrorRoutes } from './v2/clientErrors.routes';
import { deviceKeyRoutes } from './v2/deviceKey.routes';
import { documentRoutes } from './v2/documents.routes';
import { encryptionConfigRoutes } from './v2/encryptionConfig.routes';
import { firebaseRoutes } from './v2/firebase.routes';
import { nylasRoutes } from './v2/nylas.routes';
import { privacyRoutes } from './v2/privacy.routes';
import { profileImageRoutes } from './v2/profileImage.routes';
import { savedRoutes } from './v2/saved.routes';
import { sessionRoutes } from './v2/session.routes';
import { socialRoutes } from './v2/social.routes';
import { userRoutes } from './v2/users.routes';

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

/**
 * The integration API of the employers' services.
 *
 * @param audit - records what an employer does with candidates' data; when absent, nothing is.
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

/** Every endpoint of a node. */
export function routesOf(parts: Parts): Route[] {
  const {
    config,
    db,
    clock,
    onError,
    onClientError,
    production,
    reader,
    index,
    repository,
    audit,
    firestore,
    identity,
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
  } = parts;
  return [
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
  ];
}
