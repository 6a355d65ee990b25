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
/** The end of a job's page, loaded after the page: cards as in the lists of other pages. */
const SIMILAR = 'src/features/job-detail/similar/SimilarJobs.tsx';
/** The page, and the layout around it. */
const LOGIN = 'src/pages/login/LoginPage.tsx';
const LAYOUT = 'src/app/CandidateLayout.tsx';
const ENTRY = 'src/main.tsx';
const REGISTER = 'src/pages/register/RegisterPage.tsx';
const ARTICLE = 'src/pages/articles/ArticlePage.tsx';
/** Uses parts of the first pages too. */
const SHEET = 'src/features/job-search/sheet/JobFilterSheet.tsx';

/** The pages to read and to compute with, which use little of what the others share. */
const READING = [
  'src/pages/pay-calculator/PayCalculatorPage.tsx',
  'src/pages/salaries/SalaryPage.tsx',
];
/** Small modules of the lists that one of the candidate's own pages uses too. */
const LEAVES = ['domain/jobs/queryWith.ts', 'ui-kit/LoadMore/LoadMore.tsx'];

/** Shared by charts and lists; too small for a file of its own. */
const SMALL = ['ui-kit/internal/share.ts'];

/** Loads a part later: a few lines that pages to read and the candidate's own pages use. */
const LATE = ['src/lib/lazyPart.tsx', 'src/lib/untilLoaded.ts'];

/** The candidate's own pages, and the tabs of their account. */
const OWN = [
  REGISTER,
  'src/pages/register-steps/RegisterStepsPage.tsx',
  'src/pages/account/AccountPage.tsx',
  'src/pages/account/ProfileTab.tsx',
  'src/pages/account/PreferencesTab.tsx',
  'src/pages/account/DocumentsTab.tsx',
  'src/pages/account/ReferencesTab.tsx',
  'src/pages/account/IntegrityTab.tsx',
  'src/pages/account/AccountSetupPage.tsx',
  'src/pages/apply/ApplyPage.tsx',
  'src/pages/reply/ReplyPage.tsx',
  'src/pages/asked-documents/AskedDocumentsPage.tsx',
  'src/pages/interview/InterviewPage.tsx',
  'src/pages/planner/PlannerPage.tsx',
  'src/pages/job-applications/JobApplicationsPage.tsx',
  'src/pages/messages/MessagesPage.tsx',
] as const;

/** What the pages with parts of MUI share: its core, and five kinds of parts with all they import. */
const MUI = 'ui-kit/MuiScope/MuiScope.tsx';
const PRESSED = [
  'node_modules/@mui/material/ButtonBase/ButtonBase.mjs',
  'node_modules/@mui/material/utils/createSvgIcon.mjs',
];
const FIELDS = ['ui-kit/TextField/TextField.tsx'];
const SELECTS = ['ui-kit/SelectField/SelectField.tsx'];
const ANSWERS = ['ui-kit/RadioCards/RadioCards.tsx', 'ui-kit/CheckboxGroup/CheckboxGroup.tsx'];
const MODAL = ['ui-kit/internal/modal/MuiSurface.tsx'];
/** The kinds that are used in pages; with dialogs, all kinds. */
const INLINE = [...PRESSED, ...FIELDS, ...SELECTS, ...ANSWERS];
const PARTS = [...INLINE, ...MODAL];
/** The theme imports the folders of the parts whose classes it names. */
const MUI_PART = /\/@mui\/material\/(?:[A-Z]|internal\/)/;
const FORM = 'src/lib/forms/useForm.ts';
const RULES = 'node_modules/yup/index.esm.js';
/** Small helpers of its packages, which the rest of it shares. */
const MUI_HELPER = /\/@mui\/(?:utils|material\/utils)\//;
/** Packages that only some pages have. */
const HEAVY = /\/node_modules\/(?:@mui|@emotion|yup|formik|virtua)\//;

/** A module and everything that it imports, directly or not, except dynamic imports. */
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

const isOurs = (id: string): boolean => !id.includes('/node_modules/');

/** The pages that use a module, and what it imports. */
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
  article: boolean;
  /** A page to read or to compute with. */
  reading: boolean;
  /** One of `LEAVES`. */
  leaf: boolean;
  /** One of `SMALL`. */
  small: boolean;
  late: boolean;
  /** How many of the candidate's own pages. */
  own: number;
  /** It is ours, and imports no package that only some pages have. */
  light: boolean;
  mui: boolean;
  /** A kind of parts on MUI. */
  part: (modules: readonly string[]) => boolean;
  form: boolean;
  rules: boolean;
}

/** By name, the most shared first: a group takes all that its modules import with it. */
const CHUNKS: readonly [name: string, holds: (uses: Uses) => boolean][] = [
  ['site', ({ all, lists, job, login }) => all || ((lists > 0 || job) && login)],
  ['jobs', ({ lists, job, small }) => lists > 0 && (job || small)],
  ['shared', ({ home, own, leaf }) => home && (own > 1 || leaf)],
  ['more', ({ lists, own, leaf }) => lists > 0 && (own > 1 || leaf)],
  ['cards', ({ lists, similar }) => lists > 0 && similar],
  ['search', ({ lists, home }) => lists > 1 && home],
  ['lists', ({ lists }) => lists > 1],
  ['choices', ({ home, sheet }) => home && sheet],
  ['readingFacts', ({ job, own, reading }) => job && own > 0 && reading],
  ['readingCards', ({ login, own, reading }) => login && own > 0 && reading],
  ['facts', ({ job, own }) => job && own > 0],
  ['article', ({ job, article }) => job && article],
  ['layout', ({ login, own }) => login && own > 2],
  ['signIn', ({ login, register }) => login && register],
  ['late', ({ late }) => late],
  ['own', ({ own, light, mui, part }) => light && !mui && (own > 4 || (own > 0 && part(PARTS)))],
  ['mui', ({ mui }) => mui],
  ['pressed', ({ part }) => part(PRESSED)],
  ['fields', ({ part }) => part(FIELDS)],
  ['selects', ({ part }) => part(SELECTS)],
  ['answers', ({ part }) => part(ANSWERS)],
  ['modal', ({ part }) => part(MODAL)],
  ['rules', ({ rules }) => rules],
  ['forms', ({ form, light }) => form && !light],
];

/**
 * Groups that put the modules that the pages of a visit share into few files. By default the
 * bundler makes one file for each set of pages that share a module: twenty small files a page,
 * which compress to a third more than one file, and which every other page has to name.
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
        [
          ...[ENTRY, ...LISTS, JOB, SIMILAR, ARTICLE, LOGIN, LAYOUT, SHEET, ...READING, ...OWN],
          ...[MUI, ...PARTS, FORM, RULES],
        ].map((module) => [module, closureOf(root + module, graph)]),
      );
      const isIn = (module: string): boolean => closures?.get(module)?.has(id) === true;
      const uses = {
        all: isIn(ENTRY),
        lists: LISTS.filter(isIn).length,
        home: isIn(HOME),
        job: isIn(JOB),
        similar: isIn(SIMILAR),
        login: isIn(LOGIN) || isIn(LAYOUT),
        register: isIn(REGISTER),
        sheet: isIn(SHEET),
        article: isIn(ARTICLE),
        reading: READING.some(isIn),
        small: SMALL.some((one) => id.endsWith(one)),
        leaf: LEAVES.some((leaf) => id.endsWith(leaf)),
        late: LATE.some((one) => id.endsWith(one)),
        own: OWN.filter(isIn).length,
        light: isOurs(id) && ![...closureOf(id, graph)].some((one) => HEAVY.test(one)),
        mui:
          (isIn(MUI) || (!isOurs(id) && (MUI_HELPER.test(id) ? PARTS : INLINE).some(isIn))) &&
          !MUI_PART.test(id),
        part: (modules: readonly string[]) => modules.some(isIn),
        form: isIn(FORM),
        rules: isIn(RULES),
      };
      return holds(uses) ? name : null;
    },
  }));
}
