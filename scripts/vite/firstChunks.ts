import type { Rolldown } from 'vite';

type ModuleInfo = Pick<Rolldown.ModuleInfo, 'importedIds'>;
interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const HOME = 'src/pages/home/HomePage.tsx';
const LISTS = [
  HOME,
  'src/pages/jobs/JobsPage.tsx',
  'src/pages/available-jobs/AvailableJobsPage.tsx',
  'src/pages/available-jobs/HighestRatePage.tsx',
  'src/pages/landing/LandingPage.tsx',
] as const;
const JOB = 'src/pages/job/JobPage.tsx';
/** The end of a job's page, which comes after it: the cards of the lists, as on other pages. */
const SIMILAR = 'src/features/job-detail/similar/SimilarJobs.tsx';
/** The page, and the layout around it. */
const LOGIN = 'src/pages/login/LoginPage.tsx';
const LAYOUT = 'src/app/CandidateLayout.tsx';
const ENTRY = 'src/main.tsx';
const REGISTER = 'src/pages/register/RegisterPage.tsx';
const ARTICLE = 'src/pages/articles/ArticlePage.tsx';
/** What the first pages' own parts are used by as well. */
const SHEET = 'src/features/job-search/sheet/JobFilterSheet.tsx';
const FORMS = [
  REGISTER,
  'src/pages/apply/ApplyPage.tsx',
  'src/pages/account/AccountPage.tsx',
  'src/pages/job-applications/JobApplicationsPage.tsx',
];

/** The pages to read and to compute with, which use little of what the others share. */
const READING = ['src/pages/pay-calculator/PayCalculatorPage.tsx'];

/** A module and all that it imports, and they in turn, without what is loaded later. */
function closureOf(id: string, graph: Graph): Set<string> {
  const found = new Set<string>();
  const visit = (one: string): void => {
    if (found.has(one)) return;
    found.add(one);
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) visit(imported);
  };
  visit(id);
  return found;
}

/** What uses a module. */
interface Uses {
  /** The entry of every page. */
  all: boolean;
  /** How many of the pages that list jobs. */
  lists: number;
  home: boolean;
  job: boolean;
  similar: boolean;
  login: boolean;
  register: boolean;
  /** The filters. */
  sheet: boolean;
  /** A page with a form that comes later in a visit. */
  forms: boolean;
  article: boolean;
  /** A page to read or to compute with. */
  reading: boolean;
}

/** By name, the most shared first: a group takes all that its modules import with it. */
const CHUNKS: readonly [name: string, holds: (uses: Uses) => boolean][] = [
  ['site', ({ all, lists, job, login }) => all || ((lists > 0 || job) && login)],
  ['reading', ({ lists, reading }) => lists > 0 && reading],
  ['readingFields', ({ job, forms, reading }) => job && forms && reading],
  ['readingChoices', ({ login, register, reading }) => login && register && reading],
  ['jobs', ({ lists, job }) => lists > 0 && job],
  ['cards', ({ lists, similar }) => lists > 0 && similar],
  ['search', ({ lists, home }) => lists > 1 && home],
  ['lists', ({ lists }) => lists > 1],
  ['choices', ({ home, sheet }) => home && sheet],
  ['fields', ({ job, forms }) => job && forms],
  ['article', ({ job, article }) => job && article],
  ['signIn', ({ login, register }) => login && register],
];

/**
 * Groups that put what the first pages of a visit share into few files. The bundler's own choice is
 * one for each set of pages that share something: twenty small files a page, which compress to a
 * third more than one, and which every other page has to name.
 *
 * @param root - the repository's folder, with a slash at its end.
 */
export function firstChunks(root: string): Rolldown.CodeSplittingGroup[] {
  let closures: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return CHUNKS.map(([name, holds], index) => ({
    debugName: name,
    priority: CHUNKS.length - index,
    name(id: string, graph: Graph) {
      closures ??= new Map(
        [ENTRY, ...LISTS, JOB, SIMILAR, ARTICLE, LOGIN, LAYOUT, SHEET, ...FORMS, ...READING].map(
          (page) => [page, closureOf(root + page, graph)],
        ),
      );
      const isIn = (page: string): boolean => closures?.get(page)?.has(id) === true;
      const uses = {
        all: isIn(ENTRY),
        lists: LISTS.filter(isIn).length,
        home: isIn(HOME),
        job: isIn(JOB),
        similar: isIn(SIMILAR),
        login: isIn(LOGIN) || isIn(LAYOUT),
        register: isIn(REGISTER),
        sheet: isIn(SHEET),
        forms: FORMS.some(isIn),
        article: isIn(ARTICLE),
        reading: READING.some(isIn),
      };
      return holds(uses) ? name : null;
    },
  }));
}
