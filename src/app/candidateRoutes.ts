import type { RouteObject } from 'react-router-dom';
import { CONFIRM_EMAIL_PATH } from '#domain/candidates/confirmEmail';
import { GIVEN_REFERENCE_PATH } from '#domain/givenReferences/givenReferencePath';
import { PAUSE_MAIL_PATH } from '#domain/notifications/pauseMail';
import { RESUME_REGISTRATION_PATH } from '#domain/signIn/resumeRegistration';
import { SOCIAL_RETURN_PATH } from '#domain/signIn/socialReturnPath';
import { UNDO_WAY_PATH } from '#domain/signIn/undoWay';
import { withWords } from '../i18n/withWords';
import { paths } from '../lib/site/paths';
import { GUARDED } from './guards/guarded';
import { protectedLoader } from './guards/protectedLoader';
import { RequireSignIn } from './guards/RequireSignIn';

/** The candidate's own pages: signing in, applying, and their applications. */
export function candidateRoutes(): RouteObject {
  return {
    id: 'src/app/CandidateLayout.tsx',
    lazy: withWords('own', () => import('./CandidateLayout')),
    children: [
      {
        path: '/auth/bankid',
        id: 'src/pages/auth-bankid/BankidReturnPage.tsx',
        lazy: withWords('signIn', () => import('../pages/auth-bankid/BankidReturnPage')),
      },
      {
        path: SOCIAL_RETURN_PATH,
        id: 'src/pages/auth-social/SocialReturnPage.tsx',
        lazy: withWords('signIn', () => import('../pages/auth-social/SocialReturnPage')),
      },
      {
        path: CONFIRM_EMAIL_PATH,
        id: 'src/pages/confirm-email/ConfirmEmailPage.tsx',
        lazy: withWords('signIn', () => import('../pages/confirm-email/ConfirmEmailPage')),
      },
      {
        path: UNDO_WAY_PATH,
        id: 'src/pages/undo-way/UndoWayPage.tsx',
        lazy: withWords('signIn', () => import('../pages/undo-way/UndoWayPage')),
      },
      {
        path: paths.accountDeleted(),
        id: 'src/pages/account-deleted/AccountDeletedPage.tsx',
        lazy: withWords('integrity', () => import('../pages/account-deleted/AccountDeletedPage')),
      },
      {
        path: RESUME_REGISTRATION_PATH,
        id: 'src/pages/resume-registration/ResumeRegistrationPage.tsx',
        lazy: withWords(
          'signIn',
          () => import('../pages/resume-registration/ResumeRegistrationPage'),
        ),
      },
      {
        path: PAUSE_MAIL_PATH,
        id: 'src/pages/pause-mail/PauseMailPage.tsx',
        lazy: withWords('notifications', () => import('../pages/pause-mail/PauseMailPage')),
      },
      {
        path: GIVEN_REFERENCE_PATH,
        id: 'src/pages/referee/RefereePage.tsx',
        lazy: withWords('recommendation', () => import('../pages/referee/RefereePage')),
      },
      {
        path: '/candidate/recommendation',
        id: 'src/pages/recommendation/RecommendationPage.tsx',
        lazy: withWords(
          'recommendation',
          () => import('../pages/recommendation/RecommendationPage'),
        ),
      },
      {
        id: 'src/app/guards/RequireVisitor.tsx',
        lazy: () => import('./guards/RequireVisitor'),
        children: [
          {
            path: '/login',
            id: 'src/pages/login/LoginPage.tsx',
            lazy: withWords('signIn', () => import('../pages/login/LoginPage')),
          },
          {
            path: '/register',
            id: 'src/pages/register/RegisterPage.tsx',
            lazy: withWords('signIn', () => import('../pages/register/RegisterPage')),
          },
          {
            path: '/register/:step',
            id: 'src/pages/register-steps/RegisterStepsPage.tsx',
            lazy: withWords(
              ['registerSteps', 'signIn'],
              () => import('../pages/register-steps/RegisterStepsPage'),
            ),
          },
        ],
      },
      {
        id: GUARDED,
        Component: RequireSignIn,
        loader: protectedLoader,
        children: [
          {
            path: '/job-applications',
            id: 'src/pages/job-applications/JobApplicationsPage.tsx',
            lazy: withWords(
              ['applications', 'files', 'firstDayLine'],
              () => import('../pages/job-applications/JobApplicationsPage'),
            ),
          },
          {
            path: '/messages/:chatId?',
            id: 'src/pages/messages/MessagesPage.tsx',
            lazy: withWords('messages', () => import('../pages/messages/MessagesPage')),
          },
          {
            path: '/account',
            id: 'src/pages/account/AccountPage.tsx',
            lazy: withWords('account', () => import('../pages/account/AccountPage')),
          },
          {
            path: '/account/setup',
            id: 'src/pages/account/AccountSetupPage.tsx',
            lazy: withWords(
              ['account', 'accountSetup'],
              () => import('../pages/account/AccountSetupPage'),
            ),
          },
          {
            path: '/candidate/apply',
            id: 'src/pages/apply/ApplyPage.tsx',
            lazy: withWords('apply', () => import('../pages/apply/ApplyPage')),
          },
          {
            path: '/candidate/reply',
            id: 'src/pages/reply/ReplyPage.tsx',
            lazy: withWords('reply', () => import('../pages/reply/ReplyPage')),
          },
          {
            path: '/candidate/documents',
            id: 'src/pages/asked-documents/AskedDocumentsPage.tsx',
            lazy: withWords(
              ['asked', 'documents', 'files'],
              () => import('../pages/asked-documents/AskedDocumentsPage'),
            ),
          },
          {
            path: '/candidate/interview',
            id: 'src/pages/interview/InterviewPage.tsx',
            lazy: withWords('interview', () => import('../pages/interview/InterviewPage')),
          },
          {
            path: '/forsta-dagen/:applicationId',
            id: 'src/pages/first-day/FirstDayPage.tsx',
            lazy: withWords(
              ['firstDay', 'firstDayLine'],
              () => import('../pages/first-day/FirstDayPage'),
            ),
          },
          {
            path: '/candidate/recommend',
            id: 'src/pages/recommend/RecommendPage.tsx',
            lazy: withWords('recommendation', () => import('../pages/recommend/RecommendPage')),
          },
          {
            path: '/oppnar-dorrar',
            id: 'src/pages/openings/OpeningsPage.tsx',
            lazy: withWords(
              ['openings', 'eligibility'],
              () => import('../pages/openings/OpeningsPage'),
            ),
          },
          {
            path: '/candidate/planner',
            id: 'src/pages/planner/PlannerPage.tsx',
            lazy: withWords('planner', () => import('../pages/planner/PlannerPage')),
          },
        ],
      },
    ],
  };
}
