import type { RouteObject } from 'react-router-dom';
import { LANGUAGES } from '#domain/language';
import { loadOwnWords } from '../i18n/intl';
import { protectedLoader } from './guards/protectedLoader';
import { RequireSignIn } from './guards/RequireSignIn';
import { RequireVisitor } from './guards/RequireVisitor';
import { visitorLoader } from './guards/visitorLoader';

type Module = Record<string, unknown>;

/** What is loaded together with the words of these pages; the server speaks both languages. */
function withWords(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    const languages =
      typeof document === 'undefined'
        ? LANGUAGES
        : LANGUAGES.filter((language) => language === document.documentElement.lang);
    const [module] = await Promise.all([load(), ...languages.map(loadOwnWords)]);
    return module;
  };
}

/** The candidate's own pages: signing in, applying, and what became of it. */
export function candidateRoutes(): RouteObject {
  return {
    id: 'src/app/CandidateLayout.tsx',
    lazy: withWords(() => import('./CandidateLayout')),
    children: [
      {
        path: '/auth/bankid',
        id: 'src/pages/auth-bankid/BankidReturnPage.tsx',
        lazy: () => import('../pages/auth-bankid/BankidReturnPage'),
      },
      {
        id: 'visitors',
        Component: RequireVisitor,
        loader: visitorLoader,
        children: [
          {
            path: '/login',
            id: 'src/pages/login/LoginPage.tsx',
            lazy: () => import('../pages/login/LoginPage'),
          },
          {
            path: '/register',
            id: 'src/pages/register/RegisterPage.tsx',
            lazy: () => import('../pages/register/RegisterPage'),
          },
        ],
      },
      {
        id: 'members',
        Component: RequireSignIn,
        loader: protectedLoader,
        children: [
          {
            path: '/job-applications',
            id: 'src/pages/job-applications/JobApplicationsPage.tsx',
            lazy: () => import('../pages/job-applications/JobApplicationsPage'),
          },
          {
            path: '/candidate/apply',
            id: 'src/pages/apply/ApplyPage.tsx',
            lazy: () => import('../pages/apply/ApplyPage'),
          },
        ],
      },
    ],
  };
}
