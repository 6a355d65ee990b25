import { aProfile } from './aProfile';
import type { Answers } from './fakeServices';

/** What the services answer about a candidate who has been with us for a while. */
export function integrityAnswers(): Answers {
  return {
    'session/me': { status: 0, profile: aProfile({ visibility: 'offers' }), sharedComputer: false },
    'session/sessions': {
      status: 0,
      results: [
        {
          id: 's-1',
          current: true,
          createdAt: '2026-11-21T07:58:00.000Z',
          lastSeenAt: '2026-11-21T08:20:00.000Z',
          sharedComputer: false,
          device: 'Firefox, Windows',
        },
        {
          id: 's-2',
          current: false,
          createdAt: '2026-11-03T21:12:00.000Z',
          lastSeenAt: '2026-11-20T05:40:00.000Z',
          sharedComputer: false,
          device: 'Chrome, Android',
        },
        {
          id: 's-3',
          current: false,
          createdAt: '2026-11-20T22:01:00.000Z',
          lastSeenAt: '2026-11-20T23:10:00.000Z',
          sharedComputer: true,
          device: null,
        },
      ],
    },
    'notifications/fetch_notification_settings': {
      status: 0,
      settings: { mailDigest: true, quietHours: { from: 21, to: 7 } },
      devices: [
        {
          id: 'd-2',
          device: 'Chrome, Android',
          createdAt: '2026-11-03T21:14:00.000Z',
          current: false,
        },
      ],
      pushKey: 'BPublicKey',
    },
    'session/end_session': { status: 0 },
    'chats/blocked_employers': {
      status: 0,
      results: [
        {
          employerId: 'region-nord',
          employerName: 'Region Nord',
          blockedAt: '2026-11-18T13:02:00.000Z',
        },
      ],
    },
    'chats/unblock_employer': { status: 0 },
    'chats/reports': {
      status: 0,
      results: [
        {
          id: 'r-2',
          kind: 'job',
          employerName: 'Exempelvård',
          jobTitle: 'Sjuksköterska till akuten',
          reason: 'wrong_facts',
          text: 'Passen börjar 21, inte 7.',
          createdAt: '2026-11-20T09:15:00.000Z',
          answer: null,
          answeredAt: null,
        },
        {
          id: 'r-1',
          kind: 'chat',
          employerName: 'Region Nord',
          jobTitle: 'Undersköterska',
          reason: 'asks_for_too_much',
          text: '',
          createdAt: '2026-11-18T13:01:00.000Z',
          answer: 'Tack för att du anmälde.\nVi har stängt av avsändaren.',
          answeredAt: '2026-11-19T08:40:00.000Z',
        },
      ],
    },
    calendar_address: { status: 0, address: null },
    'session/social_connections': {
      status: 0,
      results: [
        {
          provider: 'google',
          email: 'alva.nordanvik@example.com',
          linkedAt: '2026-10-02T09:15:00.000Z',
          countsFrom: null,
          device: 'Firefox, Linux',
        },
      ],
      bankid: null,
    },
    'session/sign_in_options': {
      status: 0,
      providers: [
        { provider: 'google', simulated: true },
        { provider: 'facebook', simulated: true },
      ],
    },
    'session/disconnect_social': { status: 0, results: [] },
    'users/profile_views': {
      status: 0,
      results: [
        {
          id: 'v-1',
          employer: 'Region Norrbotten',
          job: { id: 'j-1', slug: 'barnmorska-lulea', title: 'Barnmorska till förlossningen' },
          day: '2026-11-20',
          looks: 3,
          lastAt: '2026-11-20T15:00:00.000Z',
        },
        {
          id: 'v-2',
          employer: 'Fjällvården AB',
          job: { id: 'j-2', slug: 'sjukskoterska-are', title: 'Sjuksköterska, Åre' },
          day: '2026-11-14',
          looks: 1,
          lastAt: '2026-11-14T10:00:00.000Z',
        },
      ],
      nextPageToken: null,
    },
    'users/exports': { status: 0, results: [] },
    'users/request_export': { status: 0, exportId: 'e-1' },
    'users/delete_account': { status: 0, receiptId: 'r-1' },
  };
}
