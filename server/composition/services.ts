import { setTimeout as wait } from 'node:timers/promises';
import { countedRoute } from '../analytics/countedRoute';
import { insertReadyPerson } from '../demo/demoReady';
import type { CallerReader } from '../http/api';
import type { HealthPart } from '../http/health';
import type { Route } from '../http/route';
import { SECOND } from '../lib/time';
import { every, type Timers } from '../lib/timers';
import type { Watch } from '../lib/watch';
import type { GaugeSource } from '../metrics/metrics';
import { readDocumentsOn } from '../sharing/documentView';
import type { ClockDoubt } from '../storage/heldClock';
import { mayRunWith } from './heldTimers';
import type { Plugin, Subject } from './subject';
import { createAlertSubject } from './subjects/alerts';
import { createApplicationSubject } from './subjects/applications';
import { createCandidateSubject } from './subjects/candidates';
import { createChatSubject } from './subjects/chats';
import { createCounterfactualSubject } from './subjects/counterfactuals';
import { createDocumentSubject } from './subjects/documents';
import { createFirstDaySubject } from './subjects/firstDay';
import { createGivenReferenceSubject } from './subjects/givenReferences';
import { createIdentitySubject } from './subjects/identity';
import { createJobs } from './subjects/jobs';
import { createKeptSubject } from './subjects/kept';
import { createLiveSubject, startFirestore } from './subjects/live';
import { createNotificationSubject } from './subjects/notifications';
import { createPlanningSubject } from './subjects/planning';
import { createPrivacySubject } from './subjects/privacy';
import { createRecommendationSubject } from './subjects/recommendations';
import { createSafetySubject } from './subjects/safety';
import {
  createAnalyticsSubject,
  createContentSubject,
  createInfoSubject,
  createInsightSubject,
  createJobPages,
} from './subjects/site';
import { createStatusSubject } from './subjects/status';
import { createTermSubject } from './subjects/terms';
import { createWebhookSubject } from './subjects/webhooks';
import { createTools, type NodeDeps, type Tools } from './tools';

/** The services over one database, ready for the app. */
export interface Services {
  routes: Route[];
  readers: CallerReader;
  /** Origins besides the site's own that a form may submit to. */
  formTargets(): readonly string[];
  plugins: Plugin[];
  /** How much of the lists has been read in, from 0 to 1; null when they are whole. */
  listsLoading(): number | null;
  /** This node's values in `/metrics`. */
  gauges: readonly GaugeSource[];
  /** What `/readyz` says of this node. */
  healthParts: readonly HealthPart[];
  /**
   * Called, without details, when applications were made or moved, messages sent, and references asked
   * for, given or shared.
   */
  onApplications(listener: (about: { references: boolean }) => void): void;
  /** The background tasks and their intervals, by name. */
  timers: Timers;
  /** Stops the background work; the database itself stays open. */
  stop(): Promise<void>;
}

export interface ServicesDeps extends NodeDeps {
  /** Why what is deleted by time is left alone now; null while it is not. Never when absent. */
  doubt?: () => ClockDoubt | null;
  /**
   * Milliseconds to wait for the lists to be whole; until they are when absent. Services that come
   * before answer all else, and say of the lists that they are being read in.
   */
  waitForLists?: number;
  /** Timers run when somebody calls them, for tests. */
  timersByHand?: boolean;
}

/** Creates the services over a database, their endpoints, and starts the background work. */
export async function createServices(deps: ServicesDeps): Promise<Services> {
  const { tools, subject: ofTools } = await createTools(deps);
  /** The same for a subject whose errors are of one task. */
  const of = (task: string): Tools => ({
    ...tools,
    onError: (error) => tools.onError(error, task),
  });
  if (deps.config.mode === 'demo') await insertReadyPerson(tools);
  const { jobs, subject: ofJobs } = createJobs(of('search index'));
  const firestore = await startFirestore(tools);
  const {
    identity,
    readers,
    subject: ofIdentity,
  } = await createIdentitySubject(tools, firestore?.account.customToken ?? null);
  const { candidates, matching, subject: ofCandidates } = createCandidateSubject(tools, jobs);
  const readDocuments = readDocumentsOn(tools.clock);
  const { documents, subject: ofDocuments } = createDocumentSubject(tools, {
    readers,
    readDocuments,
  });
  const {
    applying,
    employersJobs,
    subject: ofApplications,
  } = createApplicationSubject(tools, {
    readers,
    readDocuments,
  });
  const { content, subject: ofContent } = createContentSubject(tools);
  const { analytics, subject: ofAnalytics } = createAnalyticsSubject(tools);

  /** In the order in which they stand on each other; they are stopped from the last to the first. */
  const subjects: readonly Subject[] = [
    ofTools,
    ofJobs,
    ofIdentity,
    ofCandidates,
    ofDocuments,
    ofApplications,
    createFirstDaySubject(tools),
    createPlanningSubject(tools, { ...jobs, requireProof: identity.requireProof }),
    createCounterfactualSubject(tools, { ...jobs, factsOf: candidates.eligibility.factsOf }),
    createRecommendationSubject(tools),
    createGivenReferenceSubject(of('given references'), { identity, readers }),
    createChatSubject(tools, { documents: documents.own, drafts: applying.drafts }),
    createTermSubject(tools, employersJobs),
    createSafetySubject(tools),
    await createNotificationSubject(of('push')),
    createAlertSubject(of('alerts'), { jobs, readers }),
    await createWebhookSubject(of('webhooks')),
    createInfoSubject(tools, readers),
    ofContent,
    await createInsightSubject(tools, readers),
    createKeptSubject(tools),
    ofAnalytics,
    createStatusSubject(tools, jobs),
    createPrivacySubject(of('exports'), { identity, readers }),
    createJobPages(tools, {
      jobs,
      suggestedJobs: matching.suggestedJobs,
      factsOf: candidates.eligibility.factsOf,
      articles: content.addresses,
    }),
    createLiveSubject(of('live streams'), { firestore, identity, readers }),
  ];
  const timers: Timers = Object.assign({}, ...subjects.map((subject) => subject.timers));
  const stopTimers = every(deps.timersByHand ? {} : timers, {
    onError: tools.onError,
    watch: tools.watch,
    mayRun: mayRunWith(deps.doubt),
  });

  const { waitForLists } = deps;
  const late = waitForLists === undefined ? [] : [wait(waitForLists, undefined, { ref: false })];
  await Promise.race([jobs.loaded, ...late]);
  return {
    readers,
    listsLoading: () => jobs.index.loading,
    routes: subjects
      .flatMap(({ routes = [] }) => routes)
      .map((route) => countedRoute(route, { analytics, onError: tools.onError })),
    formTargets: identity.formTargets,
    timers,
    plugins: subjects.flatMap(({ plugins = [] }) => plugins),
    gauges: [...subjects.flatMap(({ gauges = [] }) => gauges), taskGauge(tools.watch)],
    healthParts: subjects.flatMap(({ healthParts = [] }) => healthParts),
    onApplications(listener) {
      tools.reader.subscribe({}, (changes) => {
        const types = new Set(changes.map(({ type }) => type));
        const references = types.has('references');
        if (references || types.has('application') || types.has('chat_message')) {
          listener({ references });
        }
      });
    },
    async stop() {
      stopTimers();
      for (const subject of subjects.toReversed()) await subject.stop?.();
    },
  };
}

const taskGauge = (watch: Watch): GaugeSource => ({
  name: 'vikari_task_last_turn_seconds',
  help: 'Seconds since a background task last ended well.',
  label: 'task',
  read: () => new Map(watch.states().map(({ task, sinceTurn }) => [task, sinceTurn / SECOND])),
});
