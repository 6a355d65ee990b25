import { readFileSync, statSync } from 'node:fs';

/** The most that the scripts of a first page may weigh, bytes in brotli: 130 kB of 1024. */
export const FIRST_LOAD_LIMIT = 133_120;
/**
 * The same for pages of a profession or a place: 132 kB. Their links and texts do not fit beside the
 * list's code; docs/next.md says what would have to come later.
 */
const LANDING_LOAD_LIMIT = 135_168;
/** The same for the candidate's own pages, and for pages to read that open with fields: 190 kB. */
const FIELDS_LOAD_LIMIT = 194_560;

/** The pages that begin most visits, with the texts that they need (`src/i18n/withWords.ts`). */
const FIRST_PAGES = {
  '/': ['src/pages/home/HomePage.tsx', 'src/i18n/searchCatalogue'],
  '/jobs': ['src/pages/jobs/JobsPage.tsx', 'src/i18n/searchCatalogue'],
  '/lediga-jobb': ['src/pages/available-jobs/AvailableJobsPage.tsx', 'src/i18n/searchCatalogue'],
  '/jobb/…': ['src/pages/job/JobPage.tsx', 'src/i18n/jobCatalogue'],
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
};

/** The jobs of a profession or a place, which search engines lead to. */
const LANDING_PAGES = {
  '/{profession}/{place}': [
    'src/pages/landing/LandingPage.tsx',
    'src/features/job-search/landing/messages',
    'src/i18n/searchCatalogue',
  ],
};

/** Pages to read that open with fields. */
const FIELD_PAGES = {
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
    'src/features/application/reply/messages',
    'src/features/documents/messages',
    'src/lib/files/messages',
  ],
  '/candidate/interview': [
    ...OWN,
    'src/pages/interview/InterviewPage.tsx',
    'src/features/interview/messages',
  ],
  '/candidate/planner': [
    ...OWN,
    'src/pages/planner/PlannerPage.tsx',
    'src/features/planner/messages',
  ],
};
/** The most files of scripts that one of them may have. */
const OWN_FILES_LIMIT = 40;

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
    ...loadOf(clientDir, FIRST_PAGES).map((load) => ({ ...load, limit: FIRST_LOAD_LIMIT })),
    ...loadOf(clientDir, LANDING_PAGES).map((load) => ({ ...load, limit: LANDING_LOAD_LIMIT })),
    ...loadOf(clientDir, FIELD_PAGES).map((load) => ({ ...load, limit: FIELDS_LOAD_LIMIT })),
    ...loadOf(clientDir, OWN_PAGES).map((load) => ({
      ...load,
      limit: FIELDS_LOAD_LIMIT,
      filesLimit: OWN_FILES_LIMIT,
    })),
  ];
}

/** @throws Error naming the pages whose scripts weigh more than they may, or are in more files. */
export function checkFirstLoad(clientDir) {
  const over = firstLoads(clientDir).flatMap(({ page, bytes, limit, files, filesLimit }) => [
    ...(bytes > limit ? [`${page} ${bytes} of ${limit} bytes`] : []),
    ...(filesLimit !== undefined && files > filesLimit
      ? [`${page} ${files} of ${filesLimit} files`]
      : []),
  ]);
  if (over.length === 0) return;
  throw new Error(`The scripts of a first page weigh more than they may: ${over.join(', ')}`);
}
