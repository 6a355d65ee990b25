import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RESUME_REGISTRATION_PATH } from '#domain/signIn/resumeRegistration';
import { type IdentityApp, identityApp } from '../identity/testing/identityApp';
import { fillIn, onlyAlva, REGISTRATION } from '../identity/testing/journey';
import type { TestBrowser } from '../identity/testing/testBrowser';
import { DAY, HOUR } from '../lib/time';

let own: IdentityApp;
let computer: TestBrowser;
let phone: TestBrowser;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await onlyAlva(own);
  await own.db.query('delete from mail_outbox');
  computer = own.browser();
  phone = own.browser();
});

const send = (sessionID: string) =>
  computer.post('v2/session/send_registration_link', { sessionID });
const mails = () =>
  own.db.query<{ template: string; to: string; text: string }>(
    'select template, recipient as "to", text_body as text from mail_outbox',
  );

async function token(): Promise<string> {
  const [mail] = await mails();
  return /token=([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
}
const press = (pressed: string) => phone.postForm(RESUME_REGISTRATION_PATH, { token: pressed });
const kept = async () => (await phone.get('v2/session/get_registration')).body;

it('continues on another device, with all that was filled in and done', async () => {
  const sessionID = await fillIn(computer);
  await computer.post('v2/session/set_session', {
    type: 'registrationWithJobApplication',
    sessionID,
    stack: ['email', 'professions'],
    key: 'visibility',
    value: 'hidden',
  });
  expect((await send(sessionID)).httpStatus).toBe(200);
  expect(await mails()).toMatchObject([
    { template: 'resume_registration', to: REGISTRATION.email },
  ]);
  expect(await press(await token())).toEqual({ httpStatus: 303, location: '/register' });
  expect(await kept()).toEqual({
    status: 0,
    registration: { ...REGISTRATION, visibility: 'hidden' },
    sessionID,
    type: 'registrationWithJobApplication',
    stack: ['email', 'professions'],
  });
});

it('does nothing when the link is only opened', async () => {
  await send(await fillIn(computer));
  await phone.open(`${RESUME_REGISTRATION_PATH}?token=${await token()}`);
  expect((await kept()).registration).toBeNull();
});

it.each(['', 'abc', 'a'.repeat(43), '\u0000'])('opens nothing by %j', async (made) => {
  expect((await press(made)).location).toBe(`${RESUME_REGISTRATION_PATH}?result=invalid`);
  expect((await kept()).registration).toBeNull();
});

it('opens nothing after a day', async () => {
  await send(await fillIn(computer));
  const late = await token();
  own.clock.advance(DAY);
  expect((await press(late)).location).toContain('result=invalid');
});

it('is stored as a hash', async () => {
  await send(await fillIn(computer));
  const rows = await own.db.query('select * from registration_links');
  expect(JSON.stringify(rows)).not.toContain(await token());
});

it('answers the same for an address that has an account, and mails its owner', async () => {
  const known = await fillIn(computer, { email: 'alva.nordanvik@example.com' });
  const fresh = await fillIn(computer, { email: 'ny@example.com' });
  expect(await send(known)).toEqual(await send(fresh));
  expect((await mails()).map(({ template, to }) => [template, to])).toEqual(
    expect.arrayContaining([
      ['already_registered', 'alva.nordanvik@example.com'],
      ['resume_registration', 'ny@example.com'],
    ]),
  );
});

it.each([REGISTRATION.email, 'alva.nordanvik@example.com'])(
  'mails %s three times an hour at most',
  async (email) => {
    const sessionID = await fillIn(computer, { email });
    for (let at = 0; at < 3; at += 1) expect((await send(sessionID)).httpStatus).toBe(200);
    expect(await send(sessionID)).toMatchObject({
      httpStatus: 429,
      body: { code: 'rate_limited' },
    });
    own.clock.advance(HOUR);
    expect((await send(sessionID)).httpStatus).toBe(200);
  },
);

it('needs an open registration with an address', async () => {
  expect(await send('made-up')).toMatchObject({ body: { code: 'session_not_found' } });
  const { body } = await computer.post('v2/session/set_session', { type: 'registration' });
  expect(await send(String(body.sessionID))).toMatchObject({
    httpStatus: 400,
    body: { fields: { email: 'registration.contact_information.error' } },
  });
});

it('answers for one address twenty times a minute, for all callers, and then for a proof', async () => {
  const ask = () => own.browser().get('v2/auth/email_registered?email=alva.nordanvik@example.com');
  for (let at = 0; at < 20; at += 1) expect((await ask()).httpStatus).toBe(200);
  expect(await ask()).toMatchObject({ httpStatus: 428, body: { code: 'puzzle_required' } });
  const other = await computer.get('v2/auth/email_registered?email=ny@example.com');
  expect(other.httpStatus).toBe(200);
});
