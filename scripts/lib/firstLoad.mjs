import { readFileSync, statSync } from 'node:fs';

const KILOBYTE = 1024;
/** What the scripts before hydration may weigh in brotli: on public first screens … */
const PUBLIC_LIMIT = 150 * KILOBYTE;
/** … and on signed-in pages, and the one public page that is a form of MUI's fields. */
const SIGNED_IN_LIMIT = 220 * KILOBYTE;
/**
 * The share of a limit that stays free, so that a change need not be fitted in byte by byte. It was 0.05
 * until the kit's provider and the kept cards came. The hashes in names of files alone move a page's sum
 * by 150 bytes from one build to the next.
 */
const FREE = 0.046;

/** The bytes from which the check of a public first screen fails. */
export const FIRST_LOAD_LIMIT = Math.floor(PUBLIC_LIMIT * (1 - FREE));
const SIGNED_IN_LOAD_LIMIT = Math.floor(SIGNED_IN_LIMIT * (1 - FREE));
/** The files of a public first screen: on a slow line twenty more cost half a second. */
const FILES_LIMIT = 25;

/** The pages that begin most visits, with the texts that they need (`src/i18n/withWords.ts`). */
const FIRST_PAGES = {
  '/': ['src/pages/home/HomePage.tsx', 'src/i18n/searchCatalogue'],
  '/jobs': ['src/pages/jobs/JobsPage.tsx', 'src/i18n/searchCatalogue'],
  '/lediga-jobb': ['src/pages/available-jobs/AvailableJobsPage.tsx', 'src/i18n/searchCatalogue'],
  '/jobb/…': ['src/pages/job/JobPage.tsx', 'src/features/job-detail/messages'],
  '/loner/…': ['src/pages/salaries/SalaryPage.tsx', 'src/features/salary-guide/messages'],
  '/{article}': ['src/pages/articles/ArticlePage.tsx', 'src/features/articles/messages'],
  '/login': [
    'src/app/CandidateLayout.tsx',
    'src/pages/login/LoginPage.tsx',
    'src/i18n/ownCatalogue',
    'src/i18n/signInCatalogue',
  ],
  // The code of their fields comes after the page
  '/lon-utdelnings-kalkylator': [
    'src/pages/pay-calculator/PayCalculatorPage.tsx',
    'src/features/pay-calculator/messages',
    'src/lib/pay/messages',
  ],
  '/inblick': ['src/pages/insight/InsightPage.tsx', 'src/features/insight/messages'],
  '/{profession}/{place}': [
    'src/pages/landing/LandingPage.tsx',
    'src/features/job-search/landing/messages',
    'src/i18n/searchCatalogue',
  ],
};

/** A public page that is a form. */
const FORM_PAGES = {
  '/bevakning': [
    'src/pages/alerts/AlertPage.tsx',
    'src/features/alerts/messages',
    'src/i18n/searchCatalogue',
  ],
};

/** What every page of the candidate's has besides its own. */
const OWN = ['src/app/CandidateLayout.tsx', 'src/i18n/ownCatalogue'];
const ACCOUNT = [...OWN, 'src/pages/account/AccountPage.tsx', 'src/features/account/messages'];

/** The candidate's own pages, with the tabs of their account. */
export const OWN_PAGES = {
  '/job-applications': [
    ...OWN,
    'src/pages/job-applications/JobApplicationsPage.tsx',
    'src/i18n/applicationsCatalogue',
    'src/lib/files/messages',
  ],
  '/messages': [...OWN, 'src/pages/messages/MessagesPage.tsx', 'src/i18n/messagesCatalogue'],
  '/account': [...ACCOUNT, 'src/pages/account/ProfileTab.tsx', 'src/lib/files/messages'],
  '/account?page=preferences': [...ACCOUNT, 'src/pages/account/PreferencesTab.tsx'],
  '/account?page=documents': [
    ...ACCOUNT,
    'src/pages/account/DocumentsTab.tsx',
    'src/features/documents/messages',
    'src/lib/files/messages',
  ],
  '/account?page=references': [...ACCOUNT, 'src/pages/account/ReferencesTab.tsx'],
  '/account?page=integrity': [
    ...ACCOUNT,
    'src/pages/account/IntegrityTab.tsx',
    'src/features/account-security/messages',
    'src/features/planner/messages',
  ],
  '/account/setup': [
    ...OWN,
    'src/pages/account/AccountSetupPage.tsx',
    'src/features/account/messages',
  ],
  '/candidate/apply': [
    ...OWN,
    'src/pages/apply/ApplyPage.tsx',
    'src/features/application/apply/messages',
  ],
  '/candidate/reply': [
    ...OWN,
    'src/pages/reply/ReplyPage.tsx',
    'src/features/application/reply/messages',
  ],
  '/candidate/documents': [
    ...OWN,
    'src/pages/asked-documents/AskedDocumentsPage.tsx',
    'src/features/application/asked/messages',
    'src/features/documents/messages',
    'src/lib/files/messages',
  ],
  '/candidate/interview': [
    ...OWN,
    'src/pages/interview/InterviewPage.tsx',
    'src/features/interview/messages',
  ],
  '/candidate/recommend': [
    ...OWN,
    'src/pages/recommend/RecommendPage.tsx',
    'src/i18n/linksCatalogue',
  ],
  '/candidate/recommendation': [
    ...OWN,
    'src/pages/recommendation/RecommendationPage.tsx',
    'src/i18n/linksCatalogue',
  ],
  '/referens': [...OWN, 'src/pages/referee/RefereePage.tsx', 'src/i18n/linksCatalogue'],
  '/oppnar-dorrar': [
    ...OWN,
    'src/pages/openings/OpeningsPage.tsx',
    'src/features/openings/messages',
  ],
  '/forsta-dagen/…': [
    ...OWN,
    'src/pages/first-day/FirstDayPage.tsx',
    'src/features/first-day/messages',
  ],
  '/candidate/planner': [
    ...OWN,
    'src/pages/planner/PlannerPage.tsx',
    'src/features/planner/messages',
  ],
};

const modulesOf = (pages, start = '/') => [
  ...new Set(
    Object.entries(pages)
      .filter(([page]) => page.startsWith(start))
      .flatMap(([, parts]) => parts)
      .filter((path) => path.endsWith('.tsx')),
  ),
];

/** The modules of kinds of pages, by which common code is divided. */
export const MODULES_OF = {
  open: modulesOf(FIRST_PAGES),
  account: modulesOf(OWN_PAGES, '/account'),
  steps: modulesOf(OWN_PAGES, '/candidate/'),
  forms: modulesOf({ ...FORM_PAGES, ...OWN_PAGES }),
};

/** Bytes and files of each page's scripts, in the language whose texts are longer. */
function loadOf(clientDir, pages) {
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8'));
  const filesOf = (sources) => {
    const files = new Map();
    const visit = (key) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no ${key}`);
      if (files.has(key)) return;
      files.set(key, statSync(`${clientDir}/${chunk.file}.br`).size);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    for (const source of sources) visit(source);
    const sizes = [...files.values()];
    return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
  };
  return Object.entries(pages).map(([page, parts]) => {
    const [sv, en] = ['sv', 'en'].map((language) =>
      filesOf(
        ['src/main.tsx', 'src/i18n/catalogue', ...parts].map((part) =>
          part.endsWith('.tsx') ? part : `${part}.${language}.ts`,
        ),
      ),
    );
    return { page, ...(sv.bytes > en.bytes ? sv : en) };
  });
}

/** Every page with a limit, with what it weighs. */
export function firstLoads(clientDir) {
  return [
    ...loadOf(clientDir, FIRST_PAGES).map((load) => ({
      ...load,
      limit: FIRST_LOAD_LIMIT,
      filesLimit: FILES_LIMIT,
    })),
    ...loadOf(clientDir, { ...FORM_PAGES, ...OWN_PAGES }).map((load) => ({
      ...load,
      limit: SIGNED_IN_LOAD_LIMIT,
    })),
  ];
}

/** The pages that weigh more than they may, or are in more files, each in a few words. */
export const overLimit = (loads) =>
  loads.flatMap(({ page, bytes, limit, files, filesLimit = Infinity }) => [
    ...(bytes > limit ? [`${page} ${bytes} of ${limit} bytes`] : []),
    ...(files > filesLimit ? [`${page} ${files} of ${filesLimit} files`] : []),
  ]);

/** @throws Error naming the pages whose scripts weigh more than they may. */
export function checkFirstLoad(clientDir) {
  const over = overLimit(firstLoads(clientDir));
  if (over.length === 0) return;
  throw new Error(`The scripts of a page weigh more than they may: ${over.join(', ')}`);
}
