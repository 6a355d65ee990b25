import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type IdentityApp, identityApp } from '../identity/testing/identityApp';
import type { TestBrowser } from '../identity/testing/testBrowser';
import { aUser } from '../identity/testing/users';
import { DAY, HOUR, MINUTE } from '../lib/time';

let own: IdentityApp;
let person: TestBrowser;
let userId: string;
beforeAll(async () => {
  own = await identityApp();
});
afterAll(() => own.close());
beforeEach(async () => {
  await own.db.query('delete from users');
  await own.db.query('delete from mail_outbox');
  await own.db.query('delete from change_log');
  userId = await aUser(own.db, { email: 'alva@example.com' });
  person = own.browser();
  const session = await own.identity.sessions.start(own.db, userId, { byBankid: true });
  person.cookies.set('vikari_session', session);
});

/** As if they had just used BankID. */
const useBankidNow = () =>
  own.db.query('update sessions set bankid_at = $1', [new Date(own.clock.now())]);

const save = (details: object) => person.post('v2/users/save_user_details', details);
const me = async () => Object((await person.get('v2/session/me')).body.profile);

interface Mail {
  to: string;
  template: string;
  language: string;
  text: string;
}

/** The mails so far, by recipient. */
const mails = () =>
  own.db.query<Mail>(
    `select recipient as "to", template, language, text_body as text
     from mail_outbox order by recipient, template`,
  );

/** The token in the newest confirmation link. */
async function token(): Promise<string> {
  const [mail] = await own.db.query<Mail>(
    `select text_body as text from mail_outbox
     where template = 'confirm_email' order by created_at desc limit 1`,
  );
  return /token=([\w-]{43})/u.exec(mail?.text ?? '')?.[1] ?? '';
}

/**
 * Presses the button of the link's page, from any browser; returns the result in the address it
 * redirects to.
 */
async function press(pressed: string): Promise<string | null> {
  const response = await own.app.inject({
    method: 'POST',
    url: '/bekrafta-epost',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token: pressed }).toString(),
  });
  expect(response.statusCode).toBe(303);
  const { pathname, searchParams } = new URL(response.headers.location ?? '', 'http://site.test');
  expect(pathname).toBe('/bekrafta-epost');
  return searchParams.get('result');
}

describe('a new address', () => {
  it('is not in force, and both addresses get a mail', async () => {
    const { httpStatus, body } = await save({ email: ' Ny@example.org ', jobTitle: 'Barnmorska' });
    expect(httpStatus).toBe(200);
    expect(body.profile).toMatchObject({
      email: 'alva@example.com',
      pendingEmail: 'Ny@example.org',
      jobTitle: 'Barnmorska',
    });
    const [notice, question, ...more] = [...(await mails())].sort((a, b) =>
      a.to.toLowerCase().localeCompare(b.to.toLowerCase()),
    );
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ to: 'alva@example.com', template: 'email_change_asked' });
    expect(notice?.text).not.toContain('example.org');
    expect(question).toMatchObject({ to: 'Ny@example.org', template: 'confirm_email' });
    expect(question?.text).toContain('http://vikari.test/bekrafta-epost?token=');
    expect(question?.text).not.toContain('Alva');
  });

  it('is in force once the button of its link is pressed, and the old address is notified', async () => {
    await save({ email: 'ny@example.org' });
    const link = await token();
    await own.db.query('delete from mail_outbox');
    await own.db.query('delete from change_log');
    expect(await press(link)).toBe('confirmed');
    expect(await me()).toMatchObject({ email: 'ny@example.org', pendingEmail: null });
    expect(await mails()).toMatchObject([{ to: 'alva@example.com', template: 'email_changed' }]);
    expect(await own.db.query('select scope, type from change_log')).toEqual([
      { scope: `user:${userId}`, type: 'profile' },
    ]);
    expect(await press(link)).toBe('invalid');
  });

  it('gets its mail in the language of the account', async () => {
    await save({ email: 'ny@example.org', language: 'en' });
    expect((await mails()).map(({ language }) => language)).toEqual(['en', 'en']);
    const [, question] = await mails();
    expect(question?.text).toMatch(/bekrafta-epost\?token=[\w-]{43}&lang=en/);
  });

  it('stores only the hash of its token', async () => {
    await save({ email: 'ny@example.org' });
    const rows = await own.db.query('select * from users');
    expect(JSON.stringify(rows)).not.toContain(await token());
  });

  it.each(['', 'x', 'a'.repeat(43), '\u0000', 'å'.repeat(300)])(
    'is not confirmed by the token %j',
    async (wrong) => {
      await save({ email: 'ny@example.org' });
      expect(await press(wrong)).toBe('invalid');
      expect(await me()).toMatchObject({ email: 'alva@example.com' });
    },
  );

  it('is not confirmed by opening the link', async () => {
    await save({ email: 'ny@example.org' });
    const url = `/bekrafta-epost?token=${await token()}`;
    await own.app.inject({ url });
    await own.app.inject({ method: 'HEAD', url });
    expect(await me()).toMatchObject({ email: 'alva@example.com' });
  });

  it('can be confirmed for a day', async () => {
    await save({ email: 'ny@example.org' });
    const link = await token();
    own.clock.advance(DAY - MINUTE);
    expect(await press(link)).toBe('confirmed');
    await save({ email: 'nyare@example.org' });
    const late = await token();
    own.clock.advance(DAY + MINUTE);
    expect(await press(late)).toBe('invalid');
    await own.identity.prune();
    expect(await me()).toMatchObject({ email: 'ny@example.org', pendingEmail: null });
  });

  it('replaces an earlier one, whose link is then invalid', async () => {
    await save({ email: 'first@example.org' });
    const first = await token();
    own.clock.advance(MINUTE);
    await save({ email: 'second@example.org' });
    expect(await press(first)).toBe('invalid');
    expect(await press(await token())).toBe('confirmed');
    expect(await me()).toMatchObject({ email: 'second@example.org' });
  });

  it('can be withdrawn', async () => {
    await save({ email: 'ny@example.org' });
    const { body } = await save({ pendingEmail: null });
    expect(body.profile).toMatchObject({ email: 'alva@example.com', pendingEmail: null });
    expect(await press(await token())).toBe('invalid');
  });

  it('is not a change when it is the old one in another spelling', async () => {
    const { body } = await save({ email: 'Alva@Example.com' });
    expect(body.profile).toMatchObject({ email: 'Alva@Example.com', pendingEmail: null });
    expect(await mails()).toEqual([]);
  });
});

describe('an address of another account', () => {
  it('gets the same response, and its owner is notified', async () => {
    const free = await save({ email: 'free@example.org' });
    own.clock.advance(MINUTE);
    await save({ pendingEmail: null });
    await own.db.query('delete from mail_outbox');
    await aUser(own.db, { email: 'taken@example.org', language: 'en' });
    const taken = await save({ email: 'Taken@example.org' });
    expect(taken.httpStatus).toBe(free.httpStatus);
    expect(taken.body).toEqual({
      ...free.body,
      profile: { ...Object(free.body.profile), pendingEmail: 'Taken@example.org' },
    });
    expect(await mails()).toMatchObject([
      { to: 'alva@example.com', template: 'email_change_asked', language: 'sv' },
      { to: 'taken@example.org', template: 'email_in_use', language: 'en' },
    ]);
  });

  it('is not put in force when another account has taken it meanwhile', async () => {
    await save({ email: 'ny@example.org' });
    await aUser(own.db, { email: 'NY@example.org' });
    expect(await press(await token())).toBe('taken');
    expect(await me()).toMatchObject({ email: 'alva@example.com' });
  });
});

describe('too many changes', () => {
  const tooMany = { httpStatus: 429, body: { code: 'rate_limited' } };

  it('of one account are refused for an hour, and change nothing', async () => {
    for (let at = 1; at <= 5; at += 1) await save({ email: `ny${at}@example.org` });
    expect(await save({ email: 'ny6@example.org', jobTitle: 'Ny' })).toMatchObject(tooMany);
    expect(await me()).toMatchObject({ pendingEmail: 'ny5@example.org', jobTitle: null });
    own.clock.advance(HOUR + MINUTE);
    await useBankidNow();
    expect(await save({ email: 'ny6@example.org' })).toMatchObject({ httpStatus: 200 });
  });

  it.each([
    ['free', false],
    ['taken', true],
  ])('to one address that is %s are refused in the same way', async (_what, taken) => {
    if (taken) await aUser(own.db, { email: 'ny@example.org' });
    for (let at = 1; at <= 3; at += 1) {
      expect(await save({ email: 'ny@example.org' })).toMatchObject({ httpStatus: 200 });
    }
    expect(await save({ email: 'ny@example.org' })).toMatchObject(tooMany);
  });
});
