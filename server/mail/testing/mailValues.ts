import { ALERT_REASONS } from '#domain/alerts/alerts';
import type { MailValues } from '../mailWords';

/** A link that is no link, for what a mail escapes. */
export const HOSTILE = 'http://vikari.test/?a="><script>alert(1)</script>&b=\'';
const JOB = {
  workRole: 'sjukskoterska',
  location: 'm-2480',
  employer: 'Region Nord',
  startsOn: '2026-05-04',
  endsOn: null,
} as const;

/** Values of every kind of mail. */
export const MAIL_VALUES: MailValues = {
  confirm_email: { link: HOSTILE },
  email_in_use: { loginLink: HOSTILE },
  email_change_asked: { loginLink: HOSTILE },
  resume_registration: { link: HOSTILE },
  already_registered: { loginLink: HOSTILE },
  prove_address: { link: HOSTILE },
  way_added: {
    way: 'BankID',
    otherName: true,
    countsFrom: '2026-06-10T09:00:00.000Z',
    undoLink: HOSTILE,
  },
  way_removed: { way: 'Google', undoLink: HOSTILE },
  calendar_address_made: { link: HOSTILE },
  reference_asked: {
    candidate: 'Alva Nordanvik',
    link: HOSTILE,
    until: '2026-06-10T09:00:00.000Z',
  },
  reference_reminder: {
    candidate: 'Alva Nordanvik',
    link: HOSTILE,
    until: '2026-06-10T09:00:00.000Z',
  },
  reference_code: { code: '012345', act: 'give', minutes: 15 },
  reference_receipt: {
    what: 'given',
    candidate: 'Alva Nordanvik',
    until: '2027-06-10',
    signedBy: 'Disa Klintmark',
    link: HOSTILE,
  },
  reference_answered: { what: 'given', link: HOSTILE },
  email_changed: { loginLink: HOSTILE },
  documents_expire: {
    documents: [
      { type: 'cpr_certificate', validTo: '2026-05-01' },
      { type: 'other', validTo: '2026-05-02' },
    ],
    link: HOSTILE,
  },
  interview_booked: {
    ...JOB,
    startsAt: '2026-06-10T09:00:00.000Z',
    meeting: 'in_person',
    link: HOSTILE,
  },
  interview_moved: {
    ...JOB,
    startsAt: '2026-06-10T09:00:00.000Z',
    meeting: 'online',
    link: HOSTILE,
  },
  interview_cancelled: { ...JOB, startsAt: '2026-06-10T09:00:00.000Z', link: HOSTILE },
  first_day_changed: { ...JOB, link: HOSTILE },
  invitation: {
    employer: 'Region Nord',
    workRole: 'sjukskoterska',
    location: 'm-2480',
    link: HOSTILE,
  },
  terms_answered: { ...JOB, terms: ['sickPayFrom', 'pension'], link: HOSTILE },
  documents_asked: {
    ...JOB,
    types: ['cpr_certificate', 'id_card'],
    dueOn: '2026-04-01',
    link: HOSTILE,
  },
  application_sent: { ...JOB, reference: '3F2A9C1B', sentOn: '2026-03-20', link: HOSTILE },
  unread_messages: {
    chats: [
      { employer: 'Region Nord', count: 1 },
      { employer: 'Region Syd', count: 3 },
    ],
    link: HOSTILE,
    pauseLink: HOSTILE,
  },
  report_answered: { answer: 'Vi har stängt av avsändaren.', link: HOSTILE },
  pricing_request_received: {
    id: 'b7b0d7c2-0000-4000-8000-000000000000',
    reference: 'B7B0D7C2',
    staff: ['nurses', 'other'],
    volume: 'few',
    link: HOSTILE,
  },
  pricing_request_sent: { reference: 'B7B0D7C2', link: HOSTILE },
  early_access_confirm: { link: HOSTILE, leaveLink: HOSTILE },
  early_access_already: { leaveLink: HOSTILE },
  alert_confirm: { about: { sv: 'Läkare', en: 'Doctor' }, link: HOSTILE, leaveLink: HOSTILE },
  job_alert: {
    about: { sv: 'Läkare, Umeå', en: 'Doctor, Umeå' },
    isSearch: true,
    jobs: [
      {
        jobId: 'v-1',
        title: HOSTILE,
        workplace: 'Exempelsjukhuset',
        place: 'Umeå',
        hourlyRate: { min: 480, max: 520, basis: 'consultant_salary' },
        rateBefore: { min: 440, max: 480, basis: 'consultant_salary' },
        startsOn: '2026-05-04',
        endsOn: null,
        hoursPerWeek: 38,
        closesOn: '2026-04-10',
        reasons: ALERT_REASONS,
        link: HOSTILE,
      },
    ],
    more: 14,
    link: HOSTILE,
    manageLink: HOSTILE,
    pauseLink: HOSTILE,
  },
  account_deleted: { receiptId: 'b7b0d7c2', siteLink: HOSTILE },
};
