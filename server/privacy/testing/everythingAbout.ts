import { CHAT_FILES_PATH } from '#domain/api/chatDocuments';
import { PROFILE_IMAGE_PATH } from '#domain/api/profileImage';
import { aStoredEmployer, aStoredJob } from '../../applications/testing/storedFactories';
import { aPicture } from '../../files/inspect/testing/imageFiles';
import { aPdf } from '../../files/inspect/testing/pdfFiles';
import { createParties, type Parties } from '../../hostile/testing/parties';
import { sendRaw } from '../../hostile/testing/send';
import { SCORES } from '../../hostile/testing/wellBehavedCalls';
import type { WholeServer } from '../../hostile/testing/wholeServer';
import { saveAuthorizationRequest } from '../../identity/authorizationRequests.repository';
import { issueLoginToken } from '../../identity/loginTokens.repository';
import { openRegistration } from '../../identity/registrations.repository';
import type { SettableClock } from '../../identity/testing/settableClock';
import { dayOf } from '../../lib/clock';
import { DAY, instant, MINUTE } from '../../lib/time';
import { randomToken } from '../../lib/tokens';
import { queue } from '../../outbox/outbox';
import { createQuarantine } from '../../quarantine/quarantine';
import { json, type Queryable } from '../../storage/database';

/** The values that identify the candidate of `everythingAbout`, wherever they are stored. */
export interface KnownPerson extends Parties {
  /** Texts that no row may have once the account is deleted. */
  traces: readonly string[];
}

let persons = 0;

/**
 * A candidate about whom there is at least one row in every table of the register. A part that adds
 * a table adds a row of it here.
 */
export async function everythingAbout(
  server: WholeServer,
  clock: SettableClock,
  name: string,
): Promise<KnownPerson> {
  const { app, db } = server;
  persons += 1;
  // Numbers for fiction end with 05–99; `createParties` uses the first
  const number = String(5 + (persons % 94)).padStart(2, '0');
  const person = await createParties(server, clock, name);
  const { userId, email, candidate, employer, employerId } = person;
  const now = clock.now();

  async function call(
    method: 'POST' | 'GET',
    url: string,
    payload: object | undefined,
    headers: Readonly<Record<string, string>>,
  ): Promise<void> {
    const { statusCode, body } = await sendRaw(app, {
      method,
      url,
      ...(payload && { payload: JSON.stringify(payload) }),
      headers: { ...(payload && { 'content-type': 'application/json' }), ...headers },
    });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
  }

  await issueLoginToken(
    db,
    { userId, browserHash: randomToken(), byBankid: true, proves: true, shared: false },
    now,
  );
  await saveAuthorizationRequest(
    db,
    {
      state: randomToken(),
      nonce: randomToken(),
      provider: 'bankid',
      purpose: 'connect',
      acr: 'urn:bankid:same-device',
      browserHash: randomToken(),
      userId,
      registrationId: null,
      targetPath: `/jobb/${name}`,
      responseType: 'code',
      byScript: false,
      shared: false,
    },
    now,
  );
  await openRegistration(
    db,
    randomToken(),
    {
      type: 'registration',
      details: { email: email.toUpperCase() },
      stack: ['email'],
      metadata: { path: `/jobb/${name}` },
      reset: false,
    },
    now,
  );
  const at = instant(now);
  const later = instant(now + MINUTE);
  await db.query(
    `insert into registration_links (token_hash, registration_id, expires_at)
     select $1, id, $2 from registration_sessions where lower(details->>'email') = lower($3)`,
    [randomToken(), later, email],
  );
  await db.query(
    `insert into social_identities (provider, issuer, subject, user_id, email, linked_at)
     values ('google', 'https://accounts.google.com', $1, $2, $3, $4)`,
    [`google-${name}-${persons}`, userId, email, at],
  );
  await db.query(
    `insert into added_ways (user_id, way, added_at, device, undo_hash, undo_until)
     values ($1, 'google', $2, $3, $4, $5)`,
    [userId, at, `Firefox, ${name}`, randomToken(), later],
  );
  await db.query(
    `insert into removed_ways values
       ($1, 'facebook', 'https://facebook.example', $2, $3, $4, $4, $5, $6)`,
    [userId, `facebook-${name}-${persons}`, email, at, randomToken(), later],
  );
  await db.query(
    `insert into pending_bankid (user_id, session_id, issuer, subject, first_name, last_name,
       target_path, expires_at)
     select $1, id, 'https://bankid.example', $2, $3, $3, $4, $5 from sessions
     where user_id = $1 limit 1`,
    [userId, `bankid-${name}-${persons}`, name, `/jobb/${name}`, later],
  );
  await db.query('insert into email_asks (user_id, email, asked_at) values ($1, $2, $3)', [
    userId,
    email,
    at,
  ]);
  await db.query(
    `insert into pending_social (browser_hash, user_id, provider, issuer, subject, email,
       first_name, last_name, shared, expires_at)
     values ($1, $2, 'facebook', 'https://www.facebook.com', $3, $4, $5, $5, false, $6)`,
    [randomToken(), userId, `facebook-${name}-${persons}`, email, name, later],
  );
  await db.query(
    `insert into profile_views
       (id, user_id, employer_id, job_id, viewed_on, last_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomToken(), userId, employerId, person.jobId, at.slice(0, 10), at],
  );
  await db.query(
    `insert into sent_invitations
       (id, user_id, employer_id, job_id, pseudonym, message, sent_at, told_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)`,
    [randomToken(), userId, employerId, person.jobId, randomToken(), `Hej ${name}`, at],
  );
  await db.query(
    `with card as (
       insert into candidate_list_cards (list_id, number, card, crowd, seats, ends_at)
       values ($1, 0, '{}', 'crowd', 5, $3) returning list_id, number
     )
     insert into candidate_list_people (list_id, number, seat, user_id)
     select list_id, number, 0, $2 from card`,
    [randomToken(), userId, later],
  );
  await db.query(
    'insert into invited_people (user_id, employer_id, invited_at) values ($1, $2, $3)',
    [userId, employerId, at],
  );
  await db.query(
    `insert into document_openings (user_id, document_id, opened_by, at)
     values ($1, $2, 'owner', $3)`,
    [userId, person.documentId, at],
  );
  const files = CHAT_FILES_PATH.replace(':id', person.applicationId);
  const file = await sendRaw(app, {
    method: 'POST',
    url: `${files}?name=${encodeURIComponent(`Schema för ${name}`)}`,
    headers: { 'content-type': 'application/pdf', ...employer },
    payload: aPdf(),
  });
  if (file.statusCode !== 200) throw new Error(`The file was refused: ${file.body}`);
  await call(
    'POST',
    '/api/v2/notifications/save_notification_settings',
    { quietHours: null },
    candidate,
  );
  await db.query('insert into mail_digests (user_id, sent_at, read_total) values ($1, $2, 0)', [
    userId,
    at,
  ]);
  await db.query(
    `insert into push_devices
       (id, user_id, session_id, endpoint, p256dh, auth, device, created_at)
     select $1, user_id, id, $1, 'key', 'auth', 'Chrome, Android', $2
     from sessions where user_id = $3 limit 1`,
    [randomToken(), at, userId],
  );
  await createQuarantine({ db, clock, onError: () => undefined }).setAside(
    'unread messages',
    userId,
    new TypeError(),
    userId,
  );
  await queue(
    db,
    [
      {
        channel: 'push',
        kind: 'message',
        key: person.applicationId,
        receiver: 'https://push.example',
        userId,
        payload: { chatId: person.applicationId },
        // Not now: it would be gone
        dueAt: now + DAY,
        expiresAt: now + DAY,
      },
    ],
    now,
  );
  await call('POST', '/api/portal/make_calendar_address', {}, candidate);
  const recommended = { jobId: person.jobId, showsName: true };
  await call('POST', '/api/portal/make_recommendation', recommended, candidate);
  const asked = await aStoredJob(db, { employerId, closesOn: '2999-12-31', endsOn: null });
  await call('POST', '/api/portal/ask_terms', { jobId: asked.id }, candidate);
  const { referenceId, applicationId, requestId } = person;
  await call('POST', '/api/portal/ask_reference', { referenceId, language: 'sv' }, candidate);
  await call(
    'GET',
    `/api/integration/applications/${applicationId}/given_references/${requestId}`,
    undefined,
    employer,
  );
  await db.query(
    `insert into reference_signings (id_hash, request_id, act, answers, code_digest, begun_at,
       expires_at) values ($1, $2, 'give', '{}', 'digest', $3, $3)`,
    [randomToken(), requestId, at],
  );
  const { workplaceId } = person;
  await call(
    'POST',
    '/api/portal/insights/submit_answer',
    { workplaceId, scores: SCORES },
    candidate,
  );
  await call('POST', '/api/v2/users/say_experiences_complete', { complete: true }, candidate);
  await call('POST', '/api/v2/users/save_job_preferences', { onCallDuty: true }, candidate);
  await call(
    'POST',
    '/api/v2/users/record_shown_criminal_record',
    { shownOn: at.slice(0, 10), shownTo: name },
    candidate,
  );
  const image = await sendRaw(app, {
    method: 'POST',
    url: PROFILE_IMAGE_PATH,
    headers: { 'content-type': 'image/png', ...candidate },
    payload: await aPicture().png().toBuffer(),
  });
  if (image.statusCode !== 200) throw new Error(`The image was refused: ${image.body}`);
  const job = await aStoredJob(db, { employerId });
  await call(
    'POST',
    '/api/portal/submitCandidate',
    {
      jobId: job.id,
      kind: 'candidate',
      contact: {
        firstName: name,
        lastName: `${name}sdotter`,
        email,
        phone: `070-174 06 ${number}`,
      },
      answers: { experience: `${name} har gjort fem år på akuten.` },
    },
    { ...candidate, 'idempotency-key': `apply-${name}` },
  );
  await call(
    'POST',
    `/api/integration/applications/${person.applicationId}/status`,
    { status: 'qualified' },
    { ...employer, 'idempotency-key': `move-${name}` },
  );
  await call(
    'POST',
    `/api/integration/applications/${person.applicationId}/document_request`,
    { types: ['id_card'], message: `Hej ${name}!`, dueOn: at.slice(0, 10) },
    employer,
  );
  await db.query(
    `insert into taken_back_invitations (id, uid, job_id, sent_at, taken_back_at)
     values ($1, $2, $3, $4, $4)`,
    [randomToken(), userId, person.jobId, at],
  );
  const wanted = await aStoredJob(db, { employerId });
  await call(
    'POST',
    '/api/portal/updateCandidateWithQuestionaire',
    { jobId: wanted.id, answers: { experience: `${name} har gjort fem år på akuten.` } },
    candidate,
  );
  await call(
    'POST',
    '/api/v2/chats/report_chat',
    { chatId: person.applicationId, reason: 'other', text: `${name} är orolig.` },
    candidate,
  );
  await db.query("update reports set answered_at = $2, answer = 'Tack.' where uid = $1", [
    userId,
    at,
  ]);
  await db.query('insert into employer_blocks (uid, employer_id, blocked_at) values ($1, $2, $3)', [
    userId,
    await aStoredEmployer(db),
    at,
  ]);
  await db.query(
    `insert into chat_waits (chat_id, number, employer_id, began_at)
     select id, 1, employer_id, $2 from chats where id = $1`,
    [person.applicationId, at],
  );
  await db.query(
    `insert into kept_job_words (uid, job_id, words) values ($1, $2, '{"title": "Som det var"}')`,
    [userId, wanted.id],
  );
  await db.query(`insert into kept_meetings (uid, job_id, place) values ($1, $2, 'Där det var')`, [
    userId,
    wanted.id,
  ]);
  await db.query(
    `insert into first_days (application_id, items, changed_at, asked, asked_at, told_on)
     values ($1, $2, $3, 7, $3, $4)
     on conflict (application_id) do update set items = excluded.items`,
    [person.applicationId, json({ entrance: `Ingången för ${name}` }), at, at.slice(0, 10)],
  );
  await db.query(
    `insert into kept_ticks
       (application_id, occasion, user_id, employer_id, workplace_id, ticks, ticked_on)
     select $1, 'shift_1', $2, $3, workplace_id, '{"place": "kept"}', $4 from jobs where id = $5`,
    [person.applicationId, userId, employerId, at.slice(0, 10), person.jobId],
  );
  await db.query(
    `insert into kept_promises
       (application_id, user_id, employer_id, workplace_id, said, agreed_on)
     select $1, $2, $3, workplace_id, '{"terms": {"pension": "yes"}}', $4 from jobs where id = $5`,
    [person.applicationId, userId, employerId, at.slice(0, 10), person.jobId],
  );
  await db.query(
    `insert into kept_first_days (uid, application_id, of_job, items)
     values ($1, $2, '{}', '{"entrance": "Där den var"}')`,
    [userId, person.applicationId],
  );
  // Rows of no account, with addresses that no account of a test has
  await db.query(
    `insert into pricing_requests (id, content_hash, organisation, name, email, staff, volume,
       message, language, created_at)
     values ($1, $1, 'Exempelsjukhuset', 'Chefa', 'chefa@example.org', '["nurses"]', 'few', '',
       'sv', $2)`,
    [randomToken(), at],
  );
  await db.query(
    `insert into door_entries (door, id, customer, network, wide, proven, entered_at, expires_at)
     values ('report', $1, 'digest', 'digest', 'digest', false, $2, $3)`,
    [randomToken(), at, instant(now + DAY)],
  );
  await db.query(
    `insert into door_counts (door, day, customer, count) values ('analytics', $1, $2, 1)`,
    [dayOf(now), randomToken()],
  );
  await db.query(
    `insert into early_access (id, email, language, asked_at, confirmed_at)
     values ($1, 'ny@example.org', 'sv', $2, null),
       ($3, 'bekraftad@example.org', 'sv', $2, $2)`,
    [randomToken(), at, randomToken()],
  );
  await db.query(
    `insert into mail_alerts (id, recipient, email, query, frequency, language, asked_at)
     values ($1, $1, 'bevakar@example.org', 'roles=lakare', 'daily', 'sv', $2)`,
    [randomToken(), at],
  );
  await aNotice(db, { userId, jobId: person.jobId, at });
  const newEmail = `ny.${email}`;
  await call('POST', '/api/v2/users/save_user_details', { email: newEmail }, candidate);
  await call('POST', '/api/v2/users/request_export', {}, candidate);
  return { ...person, traces: [userId, email, newEmail, name, `+467017406${number}`] };
}

/** Rows of an alert that has notified of a job, waits to do so again, and shows it on each device. */
async function aNotice(
  db: Queryable,
  { userId, jobId, at }: { userId: string; jobId: string; at: string },
): Promise<void> {
  const [recipient, alert, notice] = [`user:${userId}`, `saved:${userId}`, randomToken()];
  await db.query(
    `insert into saved_job_alerts (user_id, frequency) values ($1, 'never')
     on conflict (user_id) do nothing`,
    [userId],
  );
  await db.query(
    `insert into alert_waiting (alert, job_id, user_id, is_new, noted_at)
     values ($1, $2, $3, false, $4)`,
    [alert, jobId, userId, at],
  );
  await db.query(
    `insert into alert_known (recipient, job_id, user_id, alert, facts, at)
     values ($1, $2, $3, $4, '{}', $5)`,
    [recipient, jobId, userId, alert, at],
  );
  await db.query(
    `insert into alert_notified (recipient, job_id, reason, user_id, notified_at)
     values ($1, $2, 'closes_soon', $3, $4)`,
    [recipient, jobId, userId, at],
  );
  await db.query(
    `insert into alert_notices (id, alert, recipient, user_id, notified_at, jobs)
     values ($1, $2, $3, $4, $5, '[]')`,
    [notice, alert, recipient, userId, at],
  );
}
