import type { FastifyInstance } from 'fastify';
import { hasApplicationOn } from './applications/applications.repository';
import { createApplicationService } from './applications/applications.service';
import { renderApplicationEvent } from './applications/applicationView';
import { expireApplications } from './applications/expireApplications';
import type { Config } from './config';
import { DEMO_PEOPLE } from './demo/demoPeople';
import { createEmployerReader } from './employers/apiKey';
import type { CallerReader } from './http/api';
import { callerOf } from './http/api';
import { pruneIdempotencyKeys } from './http/idempotency';
import type { Route } from './http/route';
import { createIdentity } from './identity/identity';
import { sessionEndsIn } from './identity/sessionEnds';
import { integrationRoutes } from './integration/integration.routes';
import { JobIndex } from './jobs/jobIndex';
import { createJobIndexFeed } from './jobs/jobIndexFeed';
import { createJobRepository } from './jobs/jobs.repository';
import type { Clock, SteadyClock } from './lib/clock';
import { every } from './lib/timers';
import { pruneChangeLog } from './live/changeLog.repository';
import { createChangeLogReader } from './live/changeLogReader';
import { liveRoutes } from './live/live.routes';
import { createMail } from './mail/mail';
import { applicationRoutes } from './portal/applications.routes';
import { interestForm } from './portal/interest.form';
import { jobRoutes } from './portal/jobs.routes';
import { miscRoutes } from './portal/misc.routes';
import type { Database } from './storage/database';
import { type ClientErrorReport, clientErrorRoutes } from './v2/clientErrors.routes';
import { sitemapRoutes } from './web/sitemap';

/** Milliseconds. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The services over one store, ready for the app. */
export interface Services {
  routes: Route[];
  readers: CallerReader;
  /** Origins that a form may lead to besides the site's own. */
  formTargets(): readonly string[];
  plugins: ((app: FastifyInstance) => void | Promise<void>)[];
  /** Hears, without their content, that applications were made or moved. */
  onApplications(listener: () => void): void;
  /** Ends timers and followers; the store itself stays open. */
  stop(): Promise<void>;
}

export interface ServicesDeps {
  config: Config;
  db: Database;
  clock: Clock & SteadyClock;
  /** Hears of faults in what runs by itself. */
  onError(error: unknown): void;
  /** Hears of pages that could not be started in a browser; nothing where absent. */
  onClientError?: (report: ClientErrorReport) => void;
}

/** Puts the services together over a store and starts what runs by itself. */
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

  const mail = createMail({ db, clock, config, onError });
  await mail.start();

  const identity = await createIdentity({
    db,
    clock,
    config,
    outbox: mail.outbox,
    testIdentities: DEMO_PEOPLE,
  });
  reader.subscribe({}, (changes) => {
    for (const { sessionId } of sessionEndsIn(changes)) identity.sessions.forget(sessionId);
  });
  const readers: CallerReader = {
    candidate: identity.sessions.read,
    employer: createEmployerReader(db, clock),
  };

  const applications = createApplicationService({ db, clock, production });
  const stopTimers = every(
    [
      [MINUTE, () => expireApplications(db, clock)],
      [HOUR, () => pruneChangeLog(db, clock)],
      [HOUR, () => pruneIdempotencyKeys(db, clock)],
      [HOUR, () => identity.prune()],
      [HOUR, () => mail.prune()],
    ],
    onError,
  );

  return {
    readers,
    routes: [
      ...miscRoutes({ database: db }),
      ...jobRoutes({
        index,
        repository,
        clock,
        hasApplied: (userId, jobId) => hasApplicationOn(db, userId, jobId),
      }),
      ...applicationRoutes({ db, clock, production }),
      ...identity.routes,
      ...clientErrorRoutes(onClientError),
      ...integrationRoutes({ db, clock }),
    ],
    formTargets: identity.formTargets,
    plugins: [
      ...identity.plugins,
      ...mail.plugins,
      (app) => interestForm(app, { applications, readers, publicUrl: config.publicUrl }),
      (app) => sitemapRoutes(app, { repository, clock, publicUrl: config.publicUrl }),
      (app) =>
        liveRoutes(app, {
          reader,
          callerOf: (request) => callerOf(request, readers),
          stillValid: async ({ sessionId }) =>
            sessionId !== null && (await identity.sessions.holds(sessionId)),
          render: async (change, { userId }) => {
            if (change.type === 'profile') return { type: 'profile' };
            if (change.type !== 'application' || userId === null) return null;
            return renderApplicationEvent(db, change.entityId, userId);
          },
        }),
    ],
    onApplications(listener) {
      reader.subscribe({}, (changes) => {
        if (changes.some(({ type }) => type === 'application')) listener();
      });
    },
    async stop() {
      stopTimers();
      await mail.stop();
      await feed.stop();
      await reader.stop();
    },
  };
}
