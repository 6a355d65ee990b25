import { accountAnswers } from './account.responses';
import { alertAnswers } from './alerts.responses';
import { analyticsAnswers } from './analytics.responses';
import type { Answer } from './answer';
import { applicationAnswers } from './applications.responses';
import { applyingAnswers } from './applying.responses';
import { assignmentAnswers } from './assignments.responses';
import { authAnswers } from './auth.responses';
import { blogAnswers } from './blogs.responses';
import { candidateAnswers } from './candidates.responses';
import { chatDocumentAnswers } from './chatDocuments.responses';
import { chatAnswers } from './chats.responses';
import { documentRequestAnswers } from './documentRequests.responses';
import { documentAnswers } from './documents.responses';
import { eligibilityAnswers } from './eligibility.responses';
import type { Endpoint } from './endpoint';
import { firebaseAnswers } from './firebase.responses';
import { homeAnswers } from './home.responses';
import { infoAnswers } from './info.responses';
import { insightAnswers } from './insights.responses';
import { integrationAnswers } from './integration.responses';
import { interviewAnswers } from './interviews.responses';
import { invitationAnswers } from './invitations.responses';
import { jobAnswers } from './jobs.responses';
import { notificationAnswers } from './notifications.responses';
import { planningAnswers } from './planning.responses';
import { privacyAnswers } from './privacy.responses';
import { safetyAnswers } from './safety.responses';
import { savedAnswers } from './saved.responses';
import { sessionAnswers } from './session.responses';
import { sessionsAnswers } from './sessions.responses';
import { socialAnswers } from './social.responses';
import { vocabularyAnswers } from './vocabulary.responses';
import { webhookAnswers } from './webhooks.responses';

const ANSWERS: ReadonlyMap<unknown, Answer> = new Map<unknown, Answer>([
  ...vocabularyAnswers,
  ...jobAnswers,
  ...homeAnswers,
  ...applicationAnswers,
  ...applyingAnswers,
  ...authAnswers,
  ...sessionAnswers,
  ...firebaseAnswers,
  ...documentAnswers,
  ...sessionsAnswers,
  ...socialAnswers,
  ...privacyAnswers,
  ...integrationAnswers,
  ...accountAnswers,
  ...safetyAnswers,
  ...savedAnswers,
  ...infoAnswers,
  ...alertAnswers,
  ...candidateAnswers,
  ...interviewAnswers,
  ...invitationAnswers,
  ...documentRequestAnswers,
  ...assignmentAnswers,
  ...eligibilityAnswers,
  ...planningAnswers,
  ...blogAnswers,
  ...insightAnswers,
  ...chatAnswers,
  ...chatDocumentAnswers,
  ...notificationAnswers,
  ...webhookAnswers,
  ...analyticsAnswers,
]);

/** An endpoint's response; undefined for one that is not in the contract, as in tests. */
export function answerOf(
  endpoint: Pick<Endpoint<unknown, unknown>, 'service' | 'path'>,
): Answer | undefined {
  return ANSWERS.get(endpoint);
}
