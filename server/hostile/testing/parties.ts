import { randomUUID } from 'node:crypto';
import { UPLOADS_PATH } from '#domain/api/documents';
import { addDays } from '#domain/calendar/days';
import { aJob } from '#domain/jobs/testing/aJob';
import {
  aStoredEmployer,
  aStoredInvitation,
  aStoredJob,
} from '../../applications/testing/storedFactories';
import { aPdf } from '../../files/inspect/testing/pdfFiles';
import { createSessions } from '../../identity/sessions.service';
import { aUser } from '../../identity/testing/users';
import { saveBooking } from '../../interviews/interviews.repository';
import { workplaceIdOf } from '../../jobs/workplaces';
import { type Clock, dayOf, type SteadyClock } from '../../lib/clock';
import { instant } from '../../lib/time';
import { nextAddress } from './addresses';
import { EXPERIENCE, GIVEN_ANSWERS, type NamedThings, REFERENCE } from './wellBehavedCalls';
import type { WholeServer } from './wholeServer';

/** The headers that identify the caller of a request. */
export type Credentials = Readonly<Record<string, string>>;

/** A page of the site, without a session. */
export const VISITOR: Credentials = { 'sec-fetch-site': 'same-origin' };

/** A candidate and an employer with an application between them, and all their data. */
export interface Parties extends NamedThings {
  candidate: Credentials;
  employer: Credentials;
  /** Texts that may only be sent to these two. */
  secrets: readonly string[];
  /** Those of them that the candidate's own page of applications contains. */
  onApplicationsPage: readonly string[];
}

/** Signs a candidate in; the session counts as one in which BankID was just used. */
export async function signedIn(
  { db }: WholeServer,
  clock: Clock & SteadyClock,
  userId: string,
): Promise<Credentials> {
  const cookie = await createSessions(db, clock).start(db, userId, { byBankid: true });
  return { ...VISITOR, cookie: `vikari_session=${cookie}` };
}

/** An employer with one job, and a candidate who has applied to it over the API. */
export async function createParties(
  server: WholeServer,
  clock: Clock & SteadyClock,
  name: string,
): Promise<Parties> {
  const { app, db } = server;
  const email = `${name.toLowerCase()}.${randomUUID()}@example.com`;
  const userId = await aUser(db, { firstName: name, lastName: `${name}sdotter`, email });
  const candidate = await signedIn(server, clock, userId);
  const key = `key-${randomUUID()}`;
  const employerId = await aStoredEmployer(db, key);
  const { id: jobId } = await aStoredJob(db, { employerId });
  const answer = `${name} har gjort fem år på akuten.`;
  const applied = await app.inject({
    method: 'POST',
    url: '/api/portal/submitCandidate',
    headers: candidate,
    payload: {
      jobId,
      kind: 'candidate',
      contact: { firstName: name, lastName: `${name}sdotter`, email, phone: '070-174 06 05' },
      answers: { experience: answer },
    },
  });
  const applicationId: string = applied.json().application.id;
  const at = instant(clock.now());
  await saveBooking(server.db, {
    applicationId,
    jobId,
    calendarId: jobId,
    startsAt: at,
    endsAt: at,
    at,
  });
  const message = `Välkommen till oss, ${randomUUID()}.`;
  const wanted = await aStoredJob(db, { employerId });
  const invitationId = await aStoredInvitation(db, { uid: userId, jobId: wanted.id, message, at });
  const ownOf = async (path: string, payload: object) =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/v2/${path}`,
        remoteAddress: nextAddress(),
        headers: candidate,
        payload,
      })
    ).json();
  const own = (path: string, payload: object) => ownOf(`users/${path}`, payload);
  const manager = `${name}s Chef`;
  const ward = `${name}kliniken`;
  const { reference } = await own('user_reference', { ...REFERENCE, name: manager });
  const requestId = await aGivenReference(server, { own, userId, applicationId, name, at });
  const { experience } = await own('experience', { ...EXPERIENCE, workplace: ward });
  // At the workplace of all test jobs
  const { workplace } = aJob();
  await own('experience', { ...EXPERIENCE, workplace: workplace.name });
  const workplaceId = workplaceIdOf(aJob());
  await ownOf('saved/mark_job', { jobId, mark: 'saved' });
  const text = `${name} vill till fjällen`;
  const told = { frequency: 'weekly', mail: true, push: false };
  const kept = await ownOf('saved/save_search', { query: `q=${text}`, ...told });
  const searchId: string = kept.saved.searches[0].id;
  const documentId = await sharedDocument(server, { candidate, applicationId, name });
  const uploadId = await upload(server, candidate, aPdf());
  const employer = { authorization: `Bearer ${key}` };
  // No server listens there
  const address = `http://127.0.0.1:9/${randomUUID()}`;
  const registered = await app.inject({
    method: 'POST',
    url: '/api/integration/webhooks',
    headers: employer,
    payload: { url: address, eventTypes: ['message.sent'] },
  });
  const { webhook, secret } = registered.json();
  const words = `${name} undrar när passet börjar.`;
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v2/chats/send_message',
    headers: candidate,
    payload: {
      chatId: applicationId,
      clientId: randomUUID(),
      text: words,
      documents: { documentIds: [documentId], openUntil: null },
    },
  });
  const attachmentId: string = sent.json().message.attachments[0].id;
  const onApplicationsPage = [userId, email, applicationId, `${name}sdotter`, answer];
  return {
    candidate,
    employer,
    employerId,
    userId,
    email,
    jobId,
    applicationId,
    invitationId,
    searchId,
    documentId,
    attachmentId,
    uploadId,
    webhookId: webhook.id,
    workplaceId,
    referenceId: reference.id,
    requestId,
    experienceId: experience.id,
    onApplicationsPage,
    secrets: [
      ...onApplicationsPage,
      reference.id,
      requestId,
      `${name}s Referent`,
      experience.id,
      searchId,
      encodeURIComponent(text),
      manager,
      words,
      webhook.id,
      address,
      secret,
      ward,
      message,
      documentId,
      attachmentId,
      uploadId,
      `${name}s CV`,
    ],
  };
}

/** A reference that is given and shared in the application; returns its request's id. */
async function aGivenReference(
  { db }: WholeServer,
  {
    own,
    userId,
    applicationId,
    name,
    at,
  }: Record<'userId' | 'applicationId' | 'name' | 'at', string> & {
    own(path: string, payload: object): Promise<{ reference: { id: string } }>;
  },
): Promise<string> {
  const [referent, email] = [`${name}s Referent`, `${randomUUID()}@example.org`];
  const { reference } = await own('user_reference', { ...REFERENCE, name: referent, email });
  const id = randomUUID();
  await db.query(
    `insert into reference_requests (id, user_id, reference_id, token_hash, name, workplace, email,
       language, asked_at, expires_at)
     values ($1, $2, $3, $1, $4, 'Exempelsjukhuset', $5, 'sv', $6, $6)`,
    [id, userId, reference.id, referent, email, at],
  );
  await db.query(
    `insert into given_references (request_id, given_at, valid_to, way, signed_name, relation, answers,
       name_differs)
     values ($1, $2, $5, 'email_code', $3, 'manager', $4, false)`,
    [
      id,
      at,
      referent,
      JSON.stringify({ ...GIVEN_ANSWERS, words: `${name} är lugn.` }),
      addDays(dayOf(Date.parse(at)), 365),
    ],
  );
  await db.query(
    'insert into given_reference_shares (application_id, request_id, shared_at) values ($1, $2, $3)',
    [applicationId, id, at],
  );
  return id;
}

/** Uploads a file; returns the upload's id. */
async function upload(
  { app }: WholeServer,
  candidate: Credentials,
  content: Buffer,
): Promise<string> {
  const headers = { ...candidate, 'tus-resumable': '1.0.0' };
  const length = { 'upload-length': String(Buffer.byteLength(content)) };
  const begun = await app.inject({
    method: 'POST',
    url: UPLOADS_PATH,
    remoteAddress: nextAddress(),
    headers: { ...headers, ...length },
  });
  const url = String(begun.headers.location);
  const type = 'application/offset+octet-stream';
  await app.inject({
    method: 'PATCH',
    url,
    headers: { ...headers, 'upload-offset': '0', 'content-type': type },
    payload: content,
  });
  return url.slice(UPLOADS_PATH.length + 1);
}

/** The id of a candidate's document that the application's employer may open. */
async function sharedDocument(
  server: WholeServer,
  {
    candidate,
    applicationId,
    name,
  }: Record<'applicationId' | 'name', string> & {
    candidate: Credentials;
  },
): Promise<string> {
  const uploadId = await upload(server, candidate, aPdf());
  const made = await server.app.inject({
    method: 'POST',
    url: '/api/v2/users/submit_user_document',
    remoteAddress: nextAddress(),
    headers: candidate,
    payload: { uploadId, type: 'cv', name: `${name}s CV` },
  });
  const documentId: string = made.json().document.id;
  await server.app.inject({
    method: 'POST',
    url: '/api/portal/update_candidate_documents',
    headers: candidate,
    payload: { applicationId, documentIds: [documentId] },
  });
  return documentId;
}
