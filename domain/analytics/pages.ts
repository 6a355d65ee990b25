/** Pages with a list of jobs that their address filters. */
const JOB_LISTS = [
  '/',
  '/jobs',
  '/lediga-jobb',
  '/available-jobs',
  '/lediga-jobb/hogst-timlon',
  '/available-jobs/highest-hourly-rate',
  '/:roleOrLocation/lediga-jobb',
  '/:roleOrLocation/available-jobs',
  '/:role/:location/lediga-jobb',
  '/:role/:location/available-jobs',
] as const;

/**
 * The site's pages by the patterns of their addresses, as in its route table: an event names a page
 * and never an address, which may contain ids or what was searched for. `*` is a page that there is
 * not.
 */
export const PAGES = [
  ...JOB_LISTS,
  '/jobb/*',
  '/auth/bankid',
  '/auth/social',
  '/bekrafta-epost',
  '/det-var-inte-jag',
  '/account/deleted',
  '/fortsatt-registrering',
  '/pausa-mejl',
  '/login',
  '/register',
  '/register/:step',
  '/job-applications',
  '/messages/:chatId?',
  '/account',
  '/account/setup',
  '/candidate/apply',
  '/candidate/reply',
  '/candidate/documents',
  '/candidate/interview',
  '/candidate/recommend',
  '/candidate/recommendation',
  '/referens',
  '/forsta-dagen/:applicationId',
  '/candidate/planner',
  '/oppnar-dorrar',
  '/sparade',
  '/loner',
  '/loner/:slug',
  '/hyrsjukskoterska-lon',
  '/hyrlakare-lon',
  '/lon-utdelnings-kalkylator',
  '/bemanning',
  '/bemanning/:slug',
  '/:slug',
  '/inblick',
  '/jamfor',
  '/om-oss',
  '/privacy',
  '/villkor',
  '/rekryteringsverktyg',
  '/priser',
  '/kontakt',
  '/driftstatus',
  '/forhandsregistrering',
  '/early-access',
  '/bevakning',
  '/job-alerts',
  '/tillganglighet',
  '/accessibility',
  '/webbkarta',
  '/site-map',
  '*',
] as const;
export type Page = (typeof PAGES)[number];

export const LIST_PAGES: ReadonlySet<Page> = new Set(JOB_LISTS);

/** Pages to read, for which the event `page_read` is counted. */
export const READING_PAGES: ReadonlySet<Page> = new Set([
  '/loner',
  '/loner/:slug',
  '/hyrsjukskoterska-lon',
  '/hyrlakare-lon',
  '/bemanning/:slug',
  '/:slug',
]);

/**
 * Kinds of pages whose speed is measured together: lists of jobs, a job, forms and what is one's own,
 * and all that is only read.
 */
export const PAGE_KINDS = ['list', 'job', 'own', 'other'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

const OWN =
  /^\/(?:account|messages|job-applications|candidate|oppnar-dorrar|login|register|fortsatt|priser)\b/;

/** Which of them a page is. */
export function pageKind(page: Page): PageKind {
  if (LIST_PAGES.has(page)) return 'list';
  if (page === '/jobb/*') return 'job';
  return OWN.test(page) ? 'own' : 'other';
}

export function isPage(pattern: string | undefined): pattern is Page {
  return PAGES.some((page) => page === pattern);
}
