import type { RouteObject } from 'react-router-dom';
import { withWords } from '../i18n/withWords';

/** One page at several addresses; their ids must differ. */
function at(module: string, lazy: () => Promise<object>, paths: readonly string[]): RouteObject[] {
  return paths.map((path) => ({ path, id: `${module}#${path}`, lazy }));
}

/** The public pages to read and to compute with: pay, articles, about Vikari, workplace insight. */
export function readingRoutes(): RouteObject[] {
  return [
    {
      path: '/sparade',
      id: 'src/pages/saved/SavedPage.tsx',
      lazy: withWords(['search', 'saved'], () => import('../pages/saved/SavedPage')),
    },
    {
      path: '/loner',
      id: 'src/pages/salaries/SalaryGuidePage.tsx',
      lazy: withWords('salaries', () => import('../pages/salaries/SalaryGuidePage')),
    },
    {
      path: '/loner/:slug',
      id: 'src/pages/salaries/SalaryPage.tsx',
      lazy: withWords('salaries', () => import('../pages/salaries/SalaryPage')),
    },
    ...at(
      'src/pages/salaries/HiredPayPage.tsx',
      withWords(['salaries', 'hiredPay'], () => import('../pages/salaries/HiredPayPage')),
      ['/hyrsjukskoterska-lon', '/hyrlakare-lon'],
    ),
    {
      path: '/lon-utdelnings-kalkylator',
      id: 'src/pages/pay-calculator/PayCalculatorPage.tsx',
      lazy: withWords(
        ['payCalculator', 'pay'],
        () => import('../pages/pay-calculator/PayCalculatorPage'),
      ),
    },
    {
      path: '/bemanning',
      id: 'src/pages/articles/StaffingPage.tsx',
      lazy: withWords('articles', () => import('../pages/articles/StaffingPage')),
    },
    // Every other address of one segment is an article's, or not found (decision 6 of the
    // specification)
    ...at(
      'src/pages/articles/ArticlePage.tsx',
      withWords('articles', () => import('../pages/articles/ArticlePage')),
      ['/bemanning/:slug', '/:slug'],
    ),
    {
      path: '/inblick',
      id: 'src/pages/insight/InsightPage.tsx',
      lazy: withWords('insight', () => import('../pages/insight/InsightPage')),
    },
    {
      path: '/jamfor',
      id: 'src/pages/compare/ComparePage.tsx',
      lazy: withWords(
        ['compare', 'job', 'eligibility'],
        () => import('../pages/compare/ComparePage'),
      ),
    },
    ...at(
      'src/pages/info/AboutPages.tsx',
      withWords('info', () => import('../pages/info/AboutPages')),
      ['/om-oss', '/rekryteringsverktyg', '/kontakt'],
    ),
    ...at(
      'src/pages/info/LegalPage.tsx',
      withWords('legal', () => import('../pages/info/LegalPage')),
      ['/privacy', '/villkor', '/tillganglighet', '/accessibility'],
    ),
    {
      path: '/priser',
      id: 'src/pages/info/PricingPage.tsx',
      lazy: withWords('info', () => import('../pages/info/PricingPage')),
    },
    {
      path: '/driftstatus',
      id: 'src/pages/service-status/ServiceStatusPage.tsx',
      lazy: withWords('serviceStatus', () => import('../pages/service-status/ServiceStatusPage')),
    },
    ...at(
      'src/pages/info/EarlyAccessPage.tsx',
      withWords('info', () => import('../pages/info/EarlyAccessPage')),
      ['/forhandsregistrering', '/early-access'],
    ),
    ...at(
      'src/pages/alerts/AlertPage.tsx',
      withWords(['alerts', 'search'], () => import('../pages/alerts/AlertPage')),
      ['/bevakning', '/job-alerts'],
    ),
    ...at(
      'src/pages/info/SiteMapPage.tsx',
      withWords('info', () => import('../pages/info/SiteMapPage')),
      ['/webbkarta', '/site-map'],
    ),
  ];
}
