import type { RouteObject } from 'react-router-dom';
import { LANGUAGES } from '#domain/language';
import { loadOwnWords } from '../i18n/intl';
import { protectedLoader } from './guards/protectedLoader';
import { RequireSignIn } from './guards/RequireSignIn';
import { RequireVisitor } from './guards/RequireVisitor';
import { visitorLoader } from './guards/visitorLoader';

type Page = Record<string, unknown>;

/** A page that comes with the words of the candidate's own pages; the server speaks both languages. */
function page(path: string, id: string, load: () => Promise<Page>): RouteObject {
  const languages = () =>
    typeof document === 'undefined'
      ? LANGUAGES
      : LANGUAGES.filter((language) => language === document.documentElement.lang);
  return {
    path,
    id,
    lazy: async () => {
      const [module] = await Promise.all([load(), ...languages().map(loadOwnWords)]);
      return module;
    },
  };
}

/** The candidate's own pages: signing in, applying, and what became of it. */
export function candidateRoutes(): RouteObject[] {
  return [
    page(
      '/auth/bankid',
      'src/pages/auth-bankid/BankidReturnPage.tsx',
      () => import('../pages/auth-bankid/BankidReturnPage'),
    ),
    {
      id: 'visitors',
      Component: RequireVisitor,
      loader: visitorLoader,
      children: [
        page('/login', 'src/pages/login/LoginPage.tsx', () => import('../pages/login/LoginPage')),
        page(
          '/register',
          'src/pages/register/RegisterPage.tsx',
          () => import('../pages/register/RegisterPage'),
        ),
      ],
    },
    {
      id: 'members',
      Component: RequireSignIn,
      loader: protectedLoader,
      children: [
        page(
          '/job-applications',
          'src/pages/job-applications/JobApplicationsPage.tsx',
          () => import('../pages/job-applications/JobApplicationsPage'),
        ),
        page(
          '/candidate/apply',
          'src/pages/apply/ApplyPage.tsx',
          () => import('../pages/apply/ApplyPage'),
        ),
      ],
    },
  ];
}
