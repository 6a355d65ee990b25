import * as account from './account';
import { accountAnswers } from './account.responses';
import * as alerts from './alerts';
import { alertAnswers } from './alerts.responses';
import * as analytics from './analytics';
import { analyticsAnswers } from './analytics.responses';
import type { Answer } from './answer';
import { applicationAnswers } from './applications.responses';
import * as applying from './applying';
import { applyingAnswers } from './applying.responses';
import * as assignments from './assignments';
import { assignmentAnswers } from './assignments.responses';
import { authAnswers } from './auth.responses';
import * as blogs from './blogs';
import { blogAnswers } from './blogs.responses';
import * as candidates from './candidates';
import { candidateAnswers } from './candidates.responses';
import * as chatDocuments from './chatDocuments';
import { chatDocumentAnswers } from './chatDocuments.responses';
import * as chats from './chats';
import { chatAnswers } from './chats.responses';
import * as counterfactuals from './counterfactuals';
import { counterfactualAnswers } from './counterfactuals.responses';
import * as documentRequests from './documentRequests';
import { documentRequestAnswers } from './documentRequests.responses';
import * as documents from './documents';
import { documentAnswers } from './documents.responses';
import * as eligibility from './eligibility';
import { eligibilityAnswers } from './eligibility.responses';
import * as employerChats from './employerChats';
import type { Endpoint } from './endpoint';
import * as firebase from './firebase';
import { firebaseAnswers } from './firebase.responses';
import * as firstDay from './firstDay';
import { firstDayAnswers } from './firstDay.responses';
import * as givenReferences from './givenReferences';
import { givenReferenceAnswers } from './givenReferences.responses';
import * as home from './home';
import { homeAnswers } from './home.responses';
import * as info from './info';
import { infoAnswers } from './info.responses';
import * as insights from './insights';
import { insightAnswers } from './insights.responses';
import * as integration from './integration';
import { integrationAnswers } from './integration.responses';
import * as interviews from './interviews';
import { interviewAnswers } from './interviews.responses';
import * as invitations from './invitations';
import { invitationAnswers } from './invitations.responses';
import { jobAnswers } from './jobs.responses';
import * as jobTerms from './jobTerms';
import { jobTermAnswers } from './jobTerms.responses';
import * as kept from './kept';
import { keptAnswers } from './kept.responses';
import * as notifications from './notifications';
import { notificationAnswers } from './notifications.responses';
import * as payloadKeys from './payloadKeys';
import * as planning from './planning';
import { planningAnswers } from './planning.responses';
import * as portal from './portal';
import * as privacy from './privacy';
import { privacyAnswers } from './privacy.responses';
import * as recommendations from './recommendations';
import { recommendationAnswers } from './recommendations.responses';
import * as safety from './safety';
import { safetyAnswers } from './safety.responses';
import * as saved from './saved';
import { savedAnswers } from './saved.responses';
import * as serviceStatus from './serviceStatus';
import { serviceStatusAnswers } from './serviceStatus.responses';
import { sessionAnswers } from './session.responses';
import * as sessions from './sessions';
import { sessionsAnswers } from './sessions.responses';
import * as social from './social';
import { socialAnswers } from './social.responses';
import * as suggestions from './suggestions';
import * as users from './users';
import * as v2 from './v2';
import { vocabularyAnswers } from './vocabulary.responses';
import * as waysIn from './waysIn';
import * as webhooks from './webhooks';
import { webhookAnswers } from './webhooks.responses';
import * as workplaces from './workplaces';

const ENDPOINTS = {
  ...account,
  ...alerts,
  ...analytics,
  ...applying,
  ...assignments,
  ...blogs,
  ...candidates,
  ...chatDocuments,
  ...chats,
  ...documentRequests,
  ...documents,
  ...eligibility,
  ...counterfactuals,
  ...employerChats,
  ...firebase,
  ...firstDay,
  ...givenReferences,
  ...home,
  ...info,
  ...insights,
  ...integration,
  ...interviews,
  ...invitations,
  ...jobTerms,
  ...kept,
  ...notifications,
  ...payloadKeys,
  ...planning,
  ...portal,
  ...privacy,
  ...recommendations,
  ...safety,
  ...saved,
  ...serviceStatus,
  ...sessions,
  ...social,
  ...suggestions,
  ...users,
  ...v2,
  ...waysIn,
  ...webhooks,
  ...workplaces,
};

/** By the name of the endpoint's constant. */
const ANSWERS = {
  ...accountAnswers,
  ...alertAnswers,
  ...analyticsAnswers,
  ...applicationAnswers,
  ...applyingAnswers,
  ...assignmentAnswers,
  ...authAnswers,
  ...blogAnswers,
  ...candidateAnswers,
  ...chatDocumentAnswers,
  ...chatAnswers,
  ...documentRequestAnswers,
  ...documentAnswers,
  ...eligibilityAnswers,
  ...counterfactualAnswers,
  ...firebaseAnswers,
  ...firstDayAnswers,
  ...givenReferenceAnswers,
  ...homeAnswers,
  ...infoAnswers,
  ...insightAnswers,
  ...integrationAnswers,
  ...interviewAnswers,
  ...invitationAnswers,
  ...jobAnswers,
  ...jobTermAnswers,
  ...keptAnswers,
  ...notificationAnswers,
  ...planningAnswers,
  ...privacyAnswers,
  ...recommendationAnswers,
  ...safetyAnswers,
  ...savedAnswers,
  ...serviceStatusAnswers,
  ...sessionAnswers,
  ...sessionsAnswers,
  ...socialAnswers,
  ...vocabularyAnswers,
  ...webhookAnswers,
} satisfies Record<EndpointName, Answer>;

type EndpointName = {
  [Name in keyof typeof ENDPOINTS]: (typeof ENDPOINTS)[Name] extends { access: string }
    ? Name
    : never;
}[keyof typeof ENDPOINTS];

/** An answer, and the name by which the contract's types and the document know its endpoint. */
export interface NamedAnswer extends Answer {
  name: string;
}

const BY_NAME: Readonly<Record<string, Answer>> = ANSWERS;
const BY_ENDPOINT: ReadonlyMap<unknown, NamedAnswer> = new Map(
  Object.entries<unknown>(ENDPOINTS).flatMap(([name, endpoint]) => {
    const answer = BY_NAME[name];
    return answer ? [[endpoint, { name, ...answer }]] : [];
  }),
);

/** An endpoint's response; undefined for one that is not in the contract, as in tests. */
export function answerOf(
  endpoint: Pick<Endpoint<unknown, unknown>, 'service' | 'path'>,
): NamedAnswer | undefined {
  return BY_ENDPOINT.get(endpoint);
}
