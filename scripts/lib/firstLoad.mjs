import { readFileSync, statSync } from 'node:fs';

/** The most that the scripts of a first page may weigh, bytes in brotli: 130 kB of 1024. */
export const FIRST_LOAD_LIMIT = 133_120;

/** The pages that begin most visits, with the texts that they need (`src/i18n/withWords.ts`). */
const FIRST_PAGES = {
  '/': ['src/pages/home/HomePage.tsx', 'searchCatalogue'],
  '/jobs': ['src/pages/jobs/JobsPage.tsx', 'searchCatalogue'],
  '/lediga-jobb': ['src/pages/available-jobs/AvailableJobsPage.tsx', 'searchCatalogue'],
  '/jobb/…': ['src/pages/job/JobPage.tsx', 'jobCatalogue'],
  '/lon-utdelnings-kalkylator': [
    'src/pages/pay-calculator/PayCalculatorPage.tsx',
    'src/features/pay-calculator/messages',
    'src/lib/pay/messages',
  ],
  '/loner/…': ['src/pages/salaries/SalaryPage.tsx', 'src/features/salary-guide/messages'],
  '/{article}': ['src/pages/articles/ArticlePage.tsx', 'src/features/articles/messages'],
  '/inblick': ['src/pages/insight/InsightPage.tsx', 'src/features/insight/messages'],
  '/login': ['src/app/CandidateLayout.tsx', 'src/pages/login/LoginPage.tsx', 'ownCatalogue'],
};

/** Bytes of each first page's scripts, in the language whose texts are longer. */
function firstLoadBytes(clientDir) {
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
  return Object.entries(FIRST_PAGES).map(([page, parts]) => {
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
  const over = firstLoadBytes(clientDir).filter(([, bytes]) => bytes > FIRST_LOAD_LIMIT);
  if (over.length === 0) return;
  const pages = over.map(([page, bytes]) => `${page} ${bytes}`).join(', ');
  throw new Error(`The scripts of a first page may weigh ${FIRST_LOAD_LIMIT} bytes: ${pages}`);
}
