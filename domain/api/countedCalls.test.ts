import { describe, expect, it } from 'vitest';
import { PROPERTIES } from '#domain/analytics/events';
import { JOB_MARKS } from '#domain/saved/saved';
import { saveExperience, saveJobPreferences, saveReference } from './account';
import { sendMessage } from './chats';
import { eventsOfCall } from './countedCalls';
import { submitUserDocument, updateCandidateDocuments } from './documents';
import type { Endpoint } from './endpoint';
import { requestEarlyAccess, submitPricingRequest } from './info';
import { cancelEventBooking, submitEventBooking } from './interviews';
import { replyInvitation } from './invitations';
import { saveNotificationSettings } from './notifications';
import { makeCalendarAddress } from './planning';
import {
  bankidLogin,
  bankidRegister,
  filterJobs,
  submitCandidate,
  withdrawApplication,
} from './portal';
import { requestExport } from './privacy';
import { blockEmployer, reportChat, reportJob } from './safety';
import { markJob, saveSearch } from './saved';
import { beginSocial, socialAuth, socialRegister } from './social';
import { saveUserDetails } from './users';
import { signOut } from './v2';
import { beginBankid, sendRegistrationLink } from './waysIn';

const answered = (endpoint: Endpoint<unknown, unknown>, request: object = {}) =>
  eventsOfCall(endpoint.path, request).map(({ event, ...properties }) =>
    [event, ...Object.values(properties)].join(' '),
  );

describe('a call that was answered', () => {
  it.each<[Endpoint<unknown, unknown>, object, string[]]>([
    [submitCandidate, { kind: 'candidate', jobId: 'v-1' }, ['application_sent']],
    [submitCandidate, { kind: 'interested', jobId: 'v-1' }, ['interest_shown']],
    [
      replyInvitation,
      { id: 'a-1', reply: 'not_interested' },
      ['invitation_answered not_interested'],
    ],
    [beginBankid, { purpose: 'login', device: 'same' }, ['sign_in_begun login bankid_same']],
    [beginSocial, { purpose: 'register', provider: 'google' }, ['sign_in_begun register google']],
    [bankidLogin, { id_token: 'secret' }, ['sign_in_completed bankid']],
    [bankidRegister, {}, ['registration_step complete', 'sign_in_completed bankid']],
    [socialRegister, {}, ['registration_step complete', 'sign_in_completed social']],
    [socialAuth, { provider: 'google' }, ['sign_in_completed social']],
    [socialAuth, { sessionID: 's' }, ['registration_step complete', 'sign_in_completed social']],
    [socialAuth, { userId: 'u-1' }, []],
    [markJob, { jobId: 'v-1', mark: 'saved' }, ['action_done save_job']],
    [markJob, { jobId: 'v-1', mark: 'hidden' }, ['action_done hide_job']],
    [markJob, { jobId: 'v-1', mark: null }, []],
    // A page makes these by itself
    [filterJobs, { filter: {} }, []],
  ])('reports the action: $path', (endpoint, request, events) => {
    expect(answered(endpoint, request)).toEqual(events);
  });

  it('reports every action', () => {
    const told = [
      saveUserDetails,
      saveJobPreferences,
      saveReference,
      saveExperience,
      submitUserDocument,
      updateCandidateDocuments,
      submitEventBooking,
      cancelEventBooking,
      sendMessage,
      withdrawApplication,
      reportJob,
      reportChat,
      blockEmployer,
      makeCalendarAddress,
      saveNotificationSettings,
      sendRegistrationLink,
      signOut,
      requestExport,
      submitPricingRequest,
      requestEarlyAccess,
      saveSearch,
    ]
      .flatMap((endpoint) => answered(endpoint))
      .concat(JOB_MARKS.flatMap((mark) => answered(markJob, { jobId: 'v-1', mark })));
    expect(told).toEqual(
      expect.arrayContaining(PROPERTIES.action.map((action) => `action_done ${action}`)),
    );
    expect(told.length).toBe(PROPERTIES.action.length);
  });
});
