import { readFileSync, statSync } from 'node:fs';

/** The most that the scripts of a first page may weigh, bytes in brotli: 130 kB of 1024. */
export const FIRST_LOAD_LIMIT = 133_120;
/** The same for a page that opens with fields, which are MUI's: 190 kB. */
const FIELDS_LOAD_LIMIT = 194_560;

/** The pages that begin most visits, with the texts that they need (`src/i18n/withWords.ts`). */
const FIRST_PAGES = {
  '/': ['src/pages/home/HomePage.tsx', 'searchCatalogue'],
  '/jobs': ['src/pages/jobs/JobsPage.tsx', 'searchCatalogue'],
  '/lediga-jobb': ['src/pages/available-jobs/AvailableJobsPage.tsx', 'searchCatalogue'],
  '/jobb/…': ['src/pages/job/JobPage.tsx', 'jobCatalogue'],
  '/loner/…': ['src/pages/salaries/SalaryPage.tsx', 'src/features/salary-guide/messages'],
  '/{article}': ['src/pages/articles/ArticlePage.tsx', 'src/features/articles/messages'],
  '/login': ['src/app/CandidateLayout.tsx', 'src/pages/login/LoginPage.tsx', 'ownCatalogue'],
};

/** Pages to read that open with fields. */
const FIELD_PAGES = {
  '/lon-utdelnings-kalkylator': [
    'src/pages/pay-calculator/PayCalculatorPage.tsx',
    'src/features/pay-calculator/messages',
    'src/lib/pay/messages',
  ],
  '/inblick': ['src/pages/insight/InsightPage.tsx', 'src/features/insight/messages'],
  '/bevakning': ['src/pages/alerts/AlertPage.tsx', 'ownCatalogue'],
};

/** Bytes of each page's scripts, in the language whose texts are longer. */
function loadBytes(clientDir, pages) {
  const manifest = JSON.parse(readFileSync(`${clientDir}/.vite/manifest.json`, 'utf8'));
  const bytesOf = (sources) => {
    const seen = new Set();
    const visit = (key) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`The build has no ${key}`);
      if (seen.has(key)) return 0;
      seen.add(key);
      const own = statSync(`${clientDir}/${chunk.file}.br`).size;
      return (chunk.imports ?? []).reduce((sum, imported) => sum + visit(imported), own);
    };
    return sources.reduce((sum, source) => sum + visit(source), 0);
  };
  return Object.entries(pages).map(([page, parts]) => {
    const inLanguage = (language) =>
      bytesOf([
        'src/main.tsx',
        ...['catalogue', ...parts].map((part) =>
          part.endsWith('.tsx')
            ? part
            : `${part.includes('/') ? part : `src/i18n/${part}`}.${language}.ts`,
        ),
      ]);
    return [page, Math.max(inLanguage('sv'), inLanguage('en'))];
  });
}

/** @throws Error naming the first pages whose scripts weigh more than they may. */
export function checkFirstLoad(clientDir) {
  const limits = [
    [FIRST_PAGES, FIRST_LOAD_LIMIT],
    [FIELD_PAGES, FIELDS_LOAD_LIMIT],
  ];
  const over = limits.flatMap(([pages, limit]) =>
    loadBytes(clientDir, pages)
      .filter(([, bytes]) => bytes > limit)
      .map(([page, bytes]) => `${page} ${bytes} of ${limit}`),
  );
  if (over.length === 0) return;
  throw new Error(`The scripts of a first page weigh more bytes than they may: ${over.join(', ')}`);
}
