import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config';
import { findAddresses } from './content/content.repository';
import { jobFeedRoutes } from './feed/jobFeed.routes';
import { callerOf } from './http/api';
import type { Identity } from './identity/identity';
import { liveRoutes } from './live/live.routes';
import { createLiveEvents } from './live/liveEvents';
import type { Parts } from './parts';
import { insightForm } from './portal/insight.form';
import { interestForm } from './portal/interest.form';
import { calendarFeedRoute } from './portal/planning.routes';
import { alertForms } from './v2/forms/alerts.form';
import { confirmEmailForm } from './v2/forms/confirmEmail.form';
import { infoForms } from './v2/forms/info.form';
import { registerStepForm } from './v2/forms/registerStep.form';
import { resumeRegistrationForm } from './v2/forms/resumeRegistration.form';
import { signInForms } from './v2/forms/signIn.form';
import { socialForms } from './v2/forms/social.form';
import { exportFileRoute } from './v2/privacy.routes';
import { profileImageBytes } from './v2/profileImage.routes';
import { uploadRoutes } from './v2/uploads.routes';
import { atomFeedRoute } from './web/atomFeed';
import { sitemapRoutes } from './web/sitemap';

/** What a node answers beside its endpoints, added to its app. */
export type Plugin = (app: FastifyInstance) => void | Promise<void>;

/** Identity's forms, which work without a script, and the simulator's pages. */
export function identityPlugins(
  identity: Identity,
  { bankid, publicUrl }: Pick<Config, 'bankid' | 'publicUrl'>,
): Plugin[] {
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
 * Files, forms, feeds and streams.
 *
 * @param onLive - called with the streams of live updates once the app has them.
 */
export function pluginsOf(
  parts: Parts,
  { onLive }: { onLive(live: ReturnType<typeof liveRoutes>): void },
): Plugin[] {
  const {
    config,
    db,
    clock,
    reader,
    index,
    repository,
    mail,
    identity,
    readers,
    documents,
    profileImages,
    applying,
    messaging,
    addresses,
    privacy,
    info,
    content,
    insight,
    alerts,
  } = parts;
  return [
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
      const live = liveRoutes(app, {
        reader,
        callerOf: (request) => callerOf(request, readers),
        stillValid: async ({ sessionId }) =>
          sessionId !== null && (await identity.sessions.holds(sessionId)),
        render: createLiveEvents(db, clock),
      });
      onLive(live);
    },
  ];
}
