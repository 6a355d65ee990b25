import type { CandidateFacts } from '#domain/eligibility/candidateFacts';
import { hasApplicationOn } from '../../applications/applicationRecords';
import { createShownReplies } from '../../chat/replyLedger';
import { createContentService } from '../../content/content.service';
import { jobFeedRoutes } from '../../feed/jobFeed.routes';
import { findToContinue } from '../../home/toContinue';
import type { CallerReader } from '../../http/api';
import { createInfo, endEarlyAccess, endPricingRequests } from '../../info/info';
import { createInsight } from '../../insight/insight';
import { employerInsightRoutes } from '../../integration/insight.routes';
import { createJobService } from '../../jobs/jobs.service';
import { createJobsById } from '../../jobs/jobsById';
import { INDEX_SHAPE } from '../../jobs/kept/indexShape';
import { today } from '../../lib/clock';
import { HOUR, instant, MINUTE } from '../../lib/time';
import type { SuggestedJobsService } from '../../matching/suggestedJobs.service';
import { blogRoutes } from '../../portal/blogs.routes';
import { homeRoutes } from '../../portal/home.routes';
import { infoRoutes } from '../../portal/info.routes';
import { insightForm } from '../../portal/insight.form';
import { insightRoutes } from '../../portal/insights.routes';
import { jobRoutes } from '../../portal/jobs.routes';
import { createSavedService } from '../../saved/saved.service';
import { analyticsRoutes } from '../../v2/analytics.routes';
import { clientErrorRoutes } from '../../v2/clientErrors.routes';
import { infoForms } from '../../v2/forms/info.form';
import { savedRoutes } from '../../v2/saved.routes';
import { atomFeedRoute } from '../../web/atomFeed';
import { sitemapRoutes } from '../../web/sitemap';
import { createSitemapKeeper } from '../../web/sitemapKeeper';
import type { Subject } from '../subject';
import type { Tools } from '../tools';
import type { Jobs } from './jobs';

/** What everybody may read of jobs: lists, pages, the start page, the open feed and sitemaps. */
export function createJobPages(
  tools: Tools,
  {
    jobs: { index, stored },
    suggestedJobs,
    factsOf,
    articles,
  }: {
    jobs: Jobs;
    suggestedJobs: SuggestedJobsService;
    factsOf(userId: string): Promise<CandidateFacts | null>;
    articles: Parameters<typeof sitemapRoutes>[1]['articles'];
  },
): Subject {
  const { db, clock, publicUrl, reader, config, onError } = tools;
  // From its sources a program keeps nothing: they may change any time
  const keeper =
    INDEX_SHAPE === null
      ? undefined
      : createSitemapKeeper({ folder: config.indexFolder, publicUrl });
  const jobs = createJobService({
    index,
    repository: stored,
    clock,
    hasApplied: (userId, jobId) => hasApplicationOn(db, userId, jobId),
    repliesOf: createShownReplies({ db, clock }),
  });
  reader.subscribe({ scopes: ['jobs'] }, (changes) =>
    jobs.forget(changes.map(({ entityId }) => entityId)),
  );
  return {
    routes: [
      ...jobRoutes({ index, clock, jobs, factsOf }),
      ...homeRoutes({
        index,
        clock,
        async toContinueOf(userId) {
          const at = { now: instant(clock.now()), today: today(clock) };
          const [begun, matches] = await Promise.all([
            findToContinue(db, userId, at),
            suggestedJobs.countMatches(userId),
          ]);
          return { ...begun, matches };
        },
      }),
      ...savedRoutes({
        saved: createSavedService(tools),
        jobs: createJobsById({ db, index, repository: stored, clock }),
      }),
    ],
    plugins: [
      (app) => sitemapRoutes(app, { index, articles, clock, publicUrl, keeper, onError }),
      (app) => jobFeedRoutes(app, { db, clock, publicUrl, quarantine: tools.quarantine }),
    ],
  };
}

/** Articles and their feed. */
export function createContentSubject(tools: Tools) {
  const content = createContentService(tools);
  void content.remember().catch(tools.onError);
  const subject: Subject = {
    routes: blogRoutes({ content }),
    plugins: [(app) => atomFeedRoute(app, { content, publicUrl: tools.publicUrl })],
  };
  return { content, subject };
}

/** The forms of the public pages. */
export function createInfoSubject(tools: Tools, readers: CallerReader): Subject {
  const info = createInfo(tools);
  return {
    routes: infoRoutes(info),
    plugins: [infoForms({ ...tools, ...info, readers })],
    timers: {
      'pricing requests': [HOUR, () => endPricingRequests(tools)],
      'early access': [HOUR, () => endEarlyAccess(tools)],
    },
  };
}

/** Answers about workplaces. */
export async function createInsightSubject(tools: Tools, readers: CallerReader): Promise<Subject> {
  const insight = await createInsight(tools);
  return {
    routes: [...insightRoutes(insight), ...employerInsightRoutes(insight.employerInsight)],
    plugins: [(app) => insightForm(app, { ...insight, readers, publicUrl: tools.publicUrl })],
    timers: {
      'workplace figures': [HOUR, () => insight.publish()],
      'workplace answers': [HOUR, () => insight.prune()],
    },
  };
}

/** What is counted about nobody, and reports of pages that could not start. */
export function createAnalyticsSubject(tools: Tools) {
  const { analytics } = tools;
  const subject: Subject = {
    routes: [...clientErrorRoutes(tools.onClientError), ...analyticsRoutes({ analytics })],
    timers: {
      analytics: [MINUTE, () => analytics.count()],
      'analytics store': [HOUR, () => analytics.prune()],
    },
  };
  return { analytics, subject };
}
