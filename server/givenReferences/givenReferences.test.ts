import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ASKS_COUNTED_DAYS,
  CODE_TRIES,
  ENDED_KEPT_DAYS,
  MOST_CODES,
  MOST_REQUESTS,
  REMINDED_AFTER_DAYS,
  REQUEST_DAYS,
} from '#domain/givenReferences/givenReference';
import { PERSONAL_TABLES } from '../composition/personalData';
import { wholeServer } from '../hostile/testing/wholeServer';
import { SIMULATOR_ISSUER } from '../identity/simulator/simulator';
import { suspendAccount } from '../identity/suspension';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import { eraseRowsOf, readPartsOf, readRowsOf } from '../privacy/personalData.repository';
import { createQuarantine } from '../quarantine/quarantine';
import {
  ANSWERS,
  type Asking,
  buttonOf,
  referenceParties,
  SIMULATED,
} from './testing/referenceParties';

const clock = settableClock();
const server = await wholeServer({ clock });
const parties = referenceParties(server, clock);
const { db } = server;

let alva: Asking;
beforeAll(async () => {
  alva = await parties.candidate();
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const UNKNOWN = { status: 0, state: 'unknown', request: null };

/** A new candidate who has asked Disa for a reference. */
async function asked(person: { name?: string; latestJob?: 1 | 2; isManager?: boolean } = {}) {
  const candidate = await parties.candidate();
  const to = `chef.${Math.random()}@example.org`;
  const referenceId = await candidate.names({ name: SIMULATED.disa.name, email: to, ...person });
  const { token, request } = await candidate.asks(referenceId);
  return { candidate, referenceId, token, id: request.id, to };
}

/** The same, given by a code. */
async function given(person: Parameters<typeof asked>[0] = {}) {
  const one = await asked(person);
  const browser = parties.browser();
  const begun = await parties.beginByCode(browser, one.token, one);
  const signed = await browser.post('portal/sign_reference_by_code', { id: one.token, ...begun });
  expect(signed.httpStatus).toBe(200);
  return { ...one, browser };
}

const only = async (candidate: Asking) => {
  const [request] = await candidate.requests();
  if (!request) throw new Error('There is no request.');
  return request;
};

describe('asking for a reference', () => {
  it('mails who asks by the name of their BankID, and a link that is stored as a hash', async () => {
    const candidate = await parties.candidate({ firstName: 'Åsa', lastName: 'Ek' });
    const to = 'chefa.one@example.org';
    const { token } = await candidate.asks(await candidate.names({ email: to }), 'sv');
    const mail = await parties.mailTo(to, 'reference_asked');
    expect(mail).toContain('Åsa Ek');
    expect(mail).toContain('Gör du ingenting skickas ingenting');
    expect(mail).toContain('tacka nej');
    // What somebody typed stands on the page alone
    expect(mail).not.toContain('Exempelsjukhuset');
    const stored = await db.query('select * from reference_requests');
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await parties.read(token)).toMatchObject({
      state: 'open',
      request: { candidateName: 'Åsa Ek', workplace: 'Exempelsjukhuset', codeTo: 'c…@example.org' },
    });
  });

  it('is in the language that the candidate chose', async () => {
    const to = 'chefa.english@example.org';
    await alva.asks(await alva.names({ email: to, name: 'Chefa English' }), 'en');
    const mail = await parties.mailTo(to, 'reference_asked');
    expect(mail).toContain('If you do nothing, nothing is sent');
    expect(mail).toContain('lang=en');
  });

  it('is not for somebody without a BankID, whose name nobody has verified', async () => {
    const nameless = await parties.candidate({ bankid: false });
    const referenceId = await nameless.names();
    const refused = await nameless.call('portal/ask_reference', { referenceId, language: 'sv' });
    expect(refused).toMatchObject({ code: 403, body: { code: 'forbidden' } });
  });

  it.each([
    ['own address', { email: 'own' as const }],
    ['own address with a plus sign', { email: 'plus' as const }],
    ['own address with dots, at Google', { email: 'dots' as const }],
    ['own number', { phone: '070-174 06 99' }],
    ['own name', { name: 'NORDANVIK, Alva'.split(', ').toReversed().join(' ') }],
  ])('refuses the candidate’s %s', async (_what, person) => {
    const candidate = await parties.candidate();
    await db.query("update users set phone = '+46701740699' where id = $1", [candidate.userId]);
    const [local, domain] = candidate.email.split('@');
    if ('email' in person && person.email === 'dots') {
      await db.query("update users set email = 'alva.own.box@gmail.com' where id = $1", [
        candidate.userId,
      ]);
    }
    const emails = {
      own: candidate.email.toUpperCase(),
      plus: `${local}+chef@${domain}`,
      dots: 'AlvaOwnB.ox@googlemail.com',
      other: 'somebody.else@example.org',
    };
    const email = emails['email' in person ? person.email : 'other'];
    const referenceId = await candidate.names({ ...person, email });
    const refused = await candidate.call('portal/ask_reference', { referenceId, language: 'sv' });
    expect(refused).toMatchObject({
      code: 409,
      body: { code: 'conflict', fields: { referenceId: 'given_references.refused.own' } },
    });
    expect(await parties.mails(email, 'reference_asked')).toHaveLength(0);
  });

  it('is only of one’s own people', async () => {
    const other = await parties.candidate();
    const referenceId = await other.names();
    const refused = await alva.call('portal/ask_reference', { referenceId, language: 'sv' });
    expect(refused.code).toBe(404);
  });

  it('does not let one mailbox answer for two people', async () => {
    const candidate = await parties.candidate();
    const email = 'one.box@example.org';
    await candidate.asks(await candidate.names({ email }));
    const again = await candidate.names({ email: 'One.Box+2@example.org', name: 'Annan Chef' });
    const refused = await candidate.call('portal/ask_reference', {
      referenceId: again,
      language: 'sv',
    });
    expect(refused.body).toMatchObject({
      code: 'conflict',
      fields: { referenceId: 'given_references.refused.same_address' },
    });
  });

  it('is bounded: open ones, of several calls at once, and of one address', async () => {
    const candidate = await parties.candidate();
    const ids = [];
    for (let at = 0; at < MOST_REQUESTS.open + 2; at += 1) ids.push(await candidate.names());
    const answers = await Promise.all(
      ids.map((referenceId) =>
        candidate.call('portal/ask_reference', { referenceId, language: 'sv' }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(MOST_REQUESTS.open);
    expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(2);

    // Withdrawing, deleting and naming again resets nothing
    const persistent = await parties.candidate();
    const email = 'spammed@example.org';
    const codes = [];
    for (let at = 0; at < MOST_REQUESTS.toAddress + 2; at += 1) {
      const referenceId = await persistent.names({ email });
      const ask = await persistent.call('portal/ask_reference', { referenceId, language: 'sv' });
      codes.push(ask.code);
      await persistent.call('v2/users/delete_user_reference', { id: referenceId });
    }
    expect(codes).toEqual([200, 200, 429, 429]);
    expect(await parties.mails(email, 'reference_asked')).toHaveLength(MOST_REQUESTS.toAddress);
  });

  it('counts on when the account is deleted: of the person by their BankID, and of the mailbox', async () => {
    const email = 'asked.by.new.accounts@example.org';
    const ask = async (candidate: Asking) =>
      (
        await candidate.call('portal/ask_reference', {
          referenceId: await candidate.names({ email }),
          language: 'sv',
        })
      ).code;
    const bankid = async () => {
      const candidate = await parties.candidate();
      await db.query('update users set bankid_subject = $2 where id = $1', [
        candidate.userId,
        'one-and-the-same',
      ]);
      return candidate;
    };
    const codes = [];
    for (let account = 0; account < MOST_REQUESTS.toAddress + 1; account += 1) {
      const candidate = await bankid();
      codes.push(await ask(candidate));
      const register = PERSONAL_TABLES.filter(({ table }) => table === 'reference_asks');
      await db.transaction(async (tx) => {
        for (const entry of register) await eraseRowsOf(tx, entry, candidate.userId);
        await tx.query('delete from users where id = $1', [candidate.userId]);
      });
    }
    expect(codes).toEqual([200, 200, 429]);
    // Other people are counted for the mailbox, whether their accounts are there or not
    const others = [];
    for (let person = 0; person < MOST_REQUESTS.toAddressOfAll - 1; person += 1) {
      const candidate = await parties.candidate();
      others.push(await ask(candidate));
      await db.query('delete from users where id = $1', [candidate.userId]);
    }
    expect(others.filter((code) => code === 200)).toHaveLength(MOST_REQUESTS.toAddressOfAll - 2);
    expect(others.at(-1)).toBe(429);
    const left = await db.query<Record<string, unknown>>(
      'select * from reference_asks where user_id is null',
    );
    expect(left.length).toBeGreaterThanOrEqual(MOST_REQUESTS.toAddressOfAll);
    expect(JSON.stringify(left)).not.toContain('one-and-the-same');
    clock.advance((ASKS_COUNTED_DAYS + 1) * DAY);
    await server.runTimers();
    expect(await db.query('select 1 from reference_asks where user_id is null')).toEqual([]);
    clock.setBack((ASKS_COUNTED_DAYS + 1) * DAY);
  });

  it('reminds once, with the same link, and not of what is over', async () => {
    const one = await asked();
    const declined = await asked();
    await parties.browser().post('portal/decline_reference', { id: declined.token });
    clock.advance(REMINDED_AFTER_DAYS * DAY + 1);
    await server.runTimers();
    await server.runTimers();
    expect(await parties.mails(one.to, 'reference_reminder')).toHaveLength(1);
    expect(await parties.mailTo(one.to, 'reference_reminder')).toContain(one.token);
    expect(await parties.mails(declined.to, 'reference_reminder')).toHaveLength(0);
    clock.setBack(REMINDED_AFTER_DAYS * DAY + 1);
  });

  it('reminds of one, and forgets one, behind as many as a round takes that are set aside', async () => {
    const { to, candidate, referenceId } = await asked();
    const quarantine = createQuarantine({ db, clock, onError: () => undefined });
    const error = new Error('It cannot be read.');
    const setAside = async (reader: 'reference reminders' | 'given references', days: number) => {
      const rows = await db.query<{ item: string }>(
        `insert into reference_requests (id, user_id, reference_id, token_hash, name, workplace,
           email, language, asked_at, expires_at)
         select $1 || ' ' || number, $2, $3, $1 || number, 'Disa', 'X', 'x@example.com', 'sv', $4, $5
         from generate_series(1, 500) as number returning id as item`,
        [
          reader,
          candidate.userId,
          referenceId,
          instant(clock.now() - 900 * DAY),
          instant(clock.now() + days * DAY),
        ],
      );
      await quarantine.setAsideAll(
        reader,
        rows.map(({ item }) => ({ item, error })),
      );
    };
    const stored = async (pattern: string) =>
      (await db.query('select 1 from reference_requests where id like $1', [pattern])).length;
    clock.advance(REMINDED_AFTER_DAYS * DAY + 1);
    await setAside('reference reminders', 30);
    await setAside('given references', -800);
    await db.query(
      `insert into reference_requests (id, user_id, reference_id, token_hash, name, workplace,
         email, language, asked_at, expires_at)
       select 'over', user_id, reference_id, 'over', name, workplace, email, language, asked_at,
         expires_at from reference_requests where id = 'given references 1'`,
    );
    await server.runTimers();
    expect(await parties.mails(to, 'reference_reminder')).toHaveLength(1);
    expect(await stored('over')).toBe(0);
    expect(await stored('given references %')).toBe(500);
    clock.setBack(REMINDED_AFTER_DAYS * DAY + 1);
    await db.query('delete from users where id = $1', [candidate.userId]);
    await db.query("delete from quarantine where reader like '%reference%'");
  });
});

describe('a link', () => {
  it('is one and the same when it is guessed, withdrawn, declined, changed, suspended or over', async () => {
    const withdrawn = await asked();
    await withdrawn.candidate.call('portal/withdraw_reference_request', { id: withdrawn.id });
    const declined = await asked();
    await parties.browser().post('portal/decline_reference', { id: declined.token });
    const changed = await asked();
    await changed.candidate.call('v2/users/user_reference', {
      id: changed.referenceId,
      workplace: 'Annat sjukhus',
      name: SIMULATED.disa.name,
      phone: '070-174 06 05',
      email: changed.to,
      isManager: true,
      latestJob: 1,
      mayContact: true,
    });
    const suspended = await asked();
    await suspendAccount(db, {
      userId: suspended.candidate.userId,
      at: instant(clock.now()),
      now: clock.now(),
    });
    const deleted = await asked();
    await deleted.candidate.call('v2/users/delete_user_reference', { id: deleted.referenceId });
    const over = await asked();
    clock.advance(REQUEST_DAYS * DAY);
    const tokens = [withdrawn, declined, changed, suspended, deleted, over].map((one) => one.token);
    const own = (await only(over.candidate)).id;
    for (const token of [...tokens, own, 'A'.repeat(43), 'x']) {
      expect(await parties.read(token)).toEqual(UNKNOWN);
      const browser = parties.browser();
      for (const [path, request] of [
        ['decline_reference', { id: token }],
        [
          'begin_reference_signing',
          { id: token, act: 'give', answers: ANSWERS, way: 'email_code', language: 'sv' },
        ],
        ['sign_reference_by_code', { id: token, signing: 'x'.repeat(43), code: '123456' }],
      ] as const) {
        expect(await browser.post(`portal/${path}`, request)).toEqual({
          httpStatus: 404,
          body: { status: 1, code: 'not_found', message: 'This link leads nowhere any more.' },
        });
      }
    }
    const states = async (candidate: Asking) => (await only(candidate)).state;
    expect(await states(withdrawn.candidate)).toBe('withdrawn');
    expect(await states(declined.candidate)).toBe('declined');
    expect(await states(changed.candidate)).toBe('changed');
    expect(await states(over.candidate)).toBe('expired');
    clock.setBack(REQUEST_DAYS * DAY);
  });

  it('is no way for the candidate who opens it themselves', async () => {
    const { candidate, token } = await asked();
    expect(await parties.read(token, candidate.credentials)).toMatchObject({ state: 'own' });
    const refused = await candidate.call('portal/begin_reference_signing', {
      id: token,
      act: 'give',
      answers: ANSWERS,
      way: 'email_code',
      language: 'sv',
    });
    expect(refused.code).toBe(404);
  });

  it('is no way for the candidate whose the address has become', async () => {
    const { candidate, token, to } = await asked();
    const browser = parties.browser();
    const begun = await parties.beginByCode(browser, token, { to });
    await db.query('update users set email = $2 where id = $1', [candidate.userId, to]);
    const signed = await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    expect(signed.httpStatus).toBe(404);
    expect((await only(candidate)).state).toBe('asked');
  });

  it('is in no copy of the candidate’s data', async () => {
    const { candidate, token, to } = await asked();
    const mails = PERSONAL_TABLES.filter(({ table }) => table === 'mail_outbox');
    const copies = await Promise.all(
      mails.flatMap((entry) => [
        readRowsOf(db, entry, candidate.userId),
        readPartsOf(db, entry, candidate.userId),
      ]),
    );
    expect(copies).toHaveLength(2);
    expect(JSON.stringify(copies)).not.toContain(token);
    expect(JSON.stringify(copies)).not.toContain(to);
  });

  it('says no without a script, and tells the candidate', async () => {
    const { candidate, token } = await asked();
    const led = await parties.browser().postForm('/referens', { token });
    expect(led).toEqual({ httpStatus: 303, location: '/referens?result=declined' });
    expect((await parties.browser().postForm('/referens', { token })).location).toBe(
      '/referens?result=unknown',
    );
    expect((await only(candidate)).state).toBe('declined');
    expect(await parties.mailTo(candidate.email, 'reference_answered')).toContain('tackat nej');
  });
});

describe('a code', () => {
  it('signs once, goes to the person’s address alone, and is stored as a digest', async () => {
    const { candidate, token, to } = await asked();
    const browser = parties.browser();
    const begun = await parties.beginByCode(browser, token, { to });
    const stored = JSON.stringify(await db.query('select * from reference_signings'));
    expect(stored).not.toContain(begun.code);
    expect(stored).not.toContain(begun.signing);
    // Whoever got the link forwarded has no code; the candidate's copy of mails has none either
    const [mail] = await db.query<{ user_id: string | null }>(
      "select user_id from mail_outbox where recipient = $1 and template = 'reference_code'",
      [to],
    );
    expect(mail?.user_id).toBe(null);

    const sign = () => browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    const signed = await sign();
    expect(signed).toMatchObject({ httpStatus: 200, body: { act: 'give' } });
    const receipt = { candidateName: 'Alva Nordanvik', way: 'email_code', signedBy: null };
    expect(signed.body.receipt).toMatchObject({ ...receipt, answers: ANSWERS });
    // Again, as after a lost answer: the same, and only to whoever has the code
    expect(await sign()).toMatchObject({ httpStatus: 200, body: signed.body });
    const wrong = begun.code === '000000' ? '000001' : '000000';
    const guessed = await browser.post('portal/sign_reference_by_code', {
      id: token,
      ...begun,
      code: wrong,
    });
    expect(guessed.body).toMatchObject({ code: 'invalid_token' });
    const request = await only(candidate);
    expect(request).toMatchObject({
      state: 'given',
      given: {
        way: 'email_code',
        signedBy: SIMULATED.disa.name,
        nameDiffers: false,
        counts: true,
        answers: ANSWERS,
      },
    });
    expect(await parties.mailTo(candidate.email, 'reference_answered')).toContain('signerat');
    const left = await db.query<{ answers: unknown }>(
      'select answers from reference_signings where request_id = $1',
      [request.id],
    );
    expect(left).toEqual([{ answers: null }]);
    expect(await parties.mails(to, 'reference_receipt')).toHaveLength(1);
    clock.advance(15 * 60 * 1000);
    expect((await sign()).httpStatus).toBe(400);
  });

  it('takes few tries, a short time, and no code of another link', async () => {
    const [one, other] = [await asked(), await asked()];
    const browser = parties.browser();
    const begun = await parties.beginByCode(browser, one.token, one);
    const sign = (change: object) =>
      browser.post('portal/sign_reference_by_code', { id: one.token, ...begun, ...change });
    const wrong = begun.code === '000000' ? '000001' : '000000';
    expect((await sign({ id: other.token })).httpStatus).toBe(400);
    for (let at = 0; at < CODE_TRIES; at += 1) {
      expect((await sign({ code: wrong })).body).toMatchObject({ code: 'invalid_token' });
    }
    expect((await sign({})).body).toMatchObject({ code: 'invalid_token' });

    const late = await parties.beginByCode(browser, one.token, one);
    clock.advance(15 * 60 * 1000);
    expect(
      (await browser.post('portal/sign_reference_by_code', { id: one.token, ...late })).httpStatus,
    ).toBe(400);
    expect((await only(one.candidate)).state).toBe('asked');
  });

  it('is mailed a few times only, so that nobody is spammed by a link', async () => {
    const { token, to } = await asked();
    const browser = parties.browser();
    for (let at = 0; at < MOST_CODES.anHour; at += 1) {
      await parties.beginByCode(browser, token, { to });
    }
    const again = await parties.beginByCode(browser, token, { to });
    expect(again.refused?.body).toMatchObject({ code: 'rate_limited' });
    expect(await parties.mails(to, 'reference_code')).toHaveLength(MOST_CODES.anHour);
  });

  it('of two tabs at once gives one reference', async () => {
    const { candidate, token, to } = await asked();
    const tabs = [parties.browser(), parties.browser()];
    const begun: object[] = [];
    for (const tab of tabs) begun.push(await parties.beginByCode(tab, token, { to }));
    const codes = await Promise.all(
      tabs.map((tab, at) => tab.post('portal/sign_reference_by_code', { id: token, ...begun[at] })),
    );
    expect(codes.map(({ httpStatus }) => httpStatus === 200).toSorted()).toEqual([false, true]);
    expect(await candidate.requests()).toHaveLength(1);
  });
});

describe('the receipt of a referee', () => {
  it('says that it is given, until when, and has the link that takes it back', async () => {
    const { candidate, token, to } = await given();
    const mail = await parties.mailTo(to, 'reference_receipt');
    expect(mail).toContain('Alva Nordanvik');
    expect(mail).toContain('med en kod till den här adressen');
    expect(mail).toContain(token);
    const { given: stored } = await only(candidate);
    expect(mail).toContain(
      new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${stored?.validTo}T00:00:00Z`),
      ),
    );
    // A mail can be passed on: what somebody typed is in none
    for (const typed of [ANSWERS.work, ANSWERS.words, ANSWERS.role, 'Exempelsjukhuset']) {
      expect(mail).not.toContain(typed);
    }
    const mails = PERSONAL_TABLES.filter(({ table }) => table === 'mail_outbox');
    for (const entry of mails) {
      const copy = await readRowsOf(db, entry, candidate.userId);
      expect(JSON.stringify(copy)).not.toContain(token);
    }
  });

  it('goes to the person who was asked, also when another BankID signed', async () => {
    const { token, to } = await asked();
    await parties.signByBankid(parties.browser(), token, { button: buttonOf(SIMULATED.ebba) });
    expect(await parties.mailTo(to, 'reference_receipt')).toContain(SIMULATED.ebba.name);
  });

  it('says that it is taken back, and has no link', async () => {
    const { token, to, browser } = await given();
    clock.advance(DAY);
    const begun = await parties.beginByCode(browser, token, { act: 'take_back', to });
    const signed = await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    expect(signed.body).toMatchObject({ act: 'take_back', receipt: null });
    const again = await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    expect(again).toMatchObject({ httpStatus: 200, body: signed.body });
    clock.setBack(DAY);
    expect(await parties.mails(to, 'reference_receipt')).toHaveLength(2);
    const mail = await parties.mailTo(to, 'reference_receipt');
    expect(mail).toContain('återtagen');
    expect(mail).not.toContain('http');
  });
});

describe('a BankID', () => {
  it('signs for somebody without an account, and signs nobody in', async () => {
    const { candidate, token } = await asked();
    const browser = parties.browser();
    const signed = await parties.signByBankid(browser, token, {
      button: buttonOf(SIMULATED.disa),
    });
    expect(signed).toMatchObject({ httpStatus: 200, body: { act: 'give', nameDiffers: false } });
    expect((await browser.get('v2/session/me')).body.profile).toBe(null);
    expect((await only(candidate)).given).toMatchObject({
      way: 'bankid',
      signedBy: SIMULATED.disa.name,
      counts: true,
    });
  });

  it('in another name is said to differ, and does not count', async () => {
    const { candidate, token } = await asked();
    const signed = await parties.signByBankid(parties.browser(), token, {
      button: buttonOf(SIMULATED.ebba),
    });
    expect(signed.body).toMatchObject({ nameDiffers: true });
    expect((await only(candidate)).given).toMatchObject({
      signedBy: SIMULATED.ebba.name,
      nameDiffers: true,
      counts: false,
    });
  });

  it('of the candidate is refused, also in another name', async () => {
    const { candidate, token } = await asked();
    await db.query(
      `update users set bankid_issuer = $2, bankid_subject = $3, first_name = 'Bo',
         last_name = 'Gran', verified_first_name = 'Bo', verified_last_name = 'Gran' where id = $1`,
      [candidate.userId, SIMULATOR_ISSUER, SIMULATED.disa.subject],
    );
    const signed = await parties.signByBankid(parties.browser(), token, {
      button: buttonOf(SIMULATED.disa),
    });
    expect(signed).toMatchObject({
      httpStatus: 409,
      body: { fields: { id_token: 'given_references.refused.own' } },
    });
    expect((await only(candidate)).state).toBe('asked');
    await db.query('update users set bankid_subject = $2 where id = $1', [
      candidate.userId,
      candidate.userId,
    ]);
  });

  it('in the candidate’s name is refused', async () => {
    const { candidate, token } = await asked();
    const signed = await parties.signByBankid(parties.browser(), token, {
      button: buttonOf(SIMULATED.alva),
    });
    expect(signed).toMatchObject({
      httpStatus: 409,
      body: { fields: { id_token: 'given_references.refused.own' } },
    });
    expect((await only(candidate)).state).toBe('asked');
  });

  it('is one person: it cannot sign two references of one candidate', async () => {
    const { candidate, token } = await asked();
    const button = buttonOf(SIMULATED.disa);
    await parties.signByBankid(parties.browser(), token, { button });
    const second = await candidate.asks(await candidate.names({ latestJob: 2 }));
    const signed = await parties.signByBankid(parties.browser(), second.token, { button });
    expect(signed).toMatchObject({
      httpStatus: 409,
      body: { fields: { id_token: 'given_references.refused.same_signer' } },
    });
  });

  it('of another browser, or begun to sign in, signs nothing', async () => {
    const { candidate, token } = await asked();
    const browser = parties.browser();
    const begun = await browser.post('portal/begin_reference_signing', {
      id: token,
      act: 'give',
      answers: ANSWERS,
      way: 'bankid',
      device: 'same',
      language: 'sv',
    });
    const answer = await browser.answerBankid(
      String(begun.body.authorizeUrl),
      buttonOf(SIMULATED.disa),
    );
    const { id_token, state } = answer;
    const path = 'portal/sign_reference_by_bankid';
    expect((await parties.browser().post(path, { id_token, state })).httpStatus).toBe(400);
    // Nor does a signature sign anybody in
    expect((await browser.post('portal/auth/bankid_login', { id_token, state })).httpStatus).toBe(
      400,
    );
    const login = await browser.visitBankid(buttonOf(SIMULATED.disa), { purpose: 'login' });
    expect((await browser.post(path, { ...login, error: undefined })).httpStatus).toBe(400);
    const asks = await browser.post('v2/session/begin_bankid', {
      purpose: 'reference',
      device: 'same',
      language: 'sv',
    });
    expect(asks.httpStatus).toBe(400);
    expect((await only(candidate)).state).toBe('asked');
  });
});

describe('a given reference', () => {
  it('counts by the referee’s own word, and no longer than its year', async () => {
    const { candidate, referenceId } = await given({ isManager: false });
    const references = async () => (await candidate.call('v2/users/user_references')).body.results;
    expect(await references()).toMatchObject([
      { id: referenceId, isManager: false, given: { relation: 'manager' } },
    ]);
    const { given: known } = await only(candidate);
    clock.advance(366 * DAY);
    expect((await only(candidate)).state).toBe('outdated');
    clock.advance((ENDED_KEPT_DAYS + 1) * DAY);
    await server.runTimers();
    expect(await candidate.requests()).toEqual([]);
    expect((await references())[0]).not.toHaveProperty('given');
    expect(known?.validTo).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
    clock.setBack((366 + ENDED_KEPT_DAYS + 1) * DAY);
  });

  it('counts no more when the candidate makes it another person’s', async () => {
    const { candidate, referenceId, to } = await given();
    await candidate.call('v2/users/user_reference', {
      id: referenceId,
      workplace: 'Exempelsjukhuset',
      name: 'Helt Annan',
      phone: '070-174 06 05',
      email: to,
      isManager: true,
      latestJob: 1,
      mayContact: true,
    });
    const [reference] = (await candidate.call('v2/users/user_references')).body.results;
    expect(reference.given).toBeUndefined();
    // What was signed stands as it was signed
    expect(await only(candidate)).toMatchObject({
      state: 'given',
      name: SIMULATED.disa.name,
      given: { counts: false },
    });
  });

  it('is seen by an employer of the application that it came with, its answers when shared', async () => {
    const { candidate, referenceId, id } = await given();
    const employer = await parties.application(candidate, [referenceId]);
    const stranger = await parties.application(await parties.candidate());
    const [seen] = (await employer.list()).body.results;
    expect(seen).toMatchObject({
      id,
      state: 'given',
      signedBy: SIMULATED.disa.name,
      way: 'email_code',
      mayOpen: false,
    });
    expect((await employer.open(id)).code).toBe(404);

    const share = { id, applicationId: employer.id, openUntil: null };
    expect((await alva.call('portal/share_given_reference', share)).code).toBe(404);
    const shared = await candidate.call('portal/share_given_reference', share);
    expect(shared.body.results[0].shares).toMatchObject([{ applicationId: employer.id }]);
    const opened = await employer.open(id);
    expect(opened).toMatchObject({ code: 200, body: { answers: ANSWERS } });
    expect((await stranger.open(id)).code).toBe(404);
    expect((await stranger.list()).body.results).toEqual([]);
    const openings = await candidate.call(`portal/given_reference_openings?id=${id}`);
    expect(openings.body.results).toMatchObject([{ employerName: 'Exempelvård' }]);
    expect((await only(candidate)).openings).toBe(1);

    await candidate.call('portal/unshare_given_reference', { id, applicationId: employer.id });
    expect((await employer.open(id)).code).toBe(404);
    const until = instant(clock.now() + DAY);
    await candidate.call('portal/share_given_reference', { ...share, openUntil: until });
    expect((await employer.open(id)).code).toBe(200);
    clock.advance(DAY);
    expect((await employer.open(id)).code).toBe(404);
    clock.setBack(DAY);
  });

  it('is not shown of a person who may not be contacted, unless it is shared', async () => {
    const { candidate, referenceId, id } = await given();
    await db.query('update user_references set may_contact = false where id = $1', [referenceId]);
    const employer = await parties.application(candidate, [referenceId]);
    expect((await employer.list()).body.results).toEqual([]);
    const share = { id, applicationId: employer.id, openUntil: null };
    await candidate.call('portal/share_given_reference', share);
    expect((await employer.list()).body.results).toMatchObject([{ mayOpen: true }]);
  });

  it('is read from when the application is sent, where that was chosen before', async () => {
    const { candidate, referenceId, id } = await given();
    const other = await candidate.names({ latestJob: 2, email: 'chefa.two@example.org' });
    const { jobId, list, open } = await parties.openJob();
    const choice = (shared: object) =>
      candidate.call('portal/update_candidate_reference', {
        jobId,
        referenceIds: [referenceId, other],
        ...shared,
      });
    const both = { referenceIds: [referenceId, other], until: 'month' };
    await choice({ shared: both });
    // What another tab has chosen since is not overwritten; without a word it stays
    const none = { referenceIds: [], until: 'end' };
    expect((await choice({ shared: none, sharedBase: none })).code).toBe(409);
    await choice({});
    const theirs = { referenceIds: ['somebody-elses'], until: 'end' };
    expect((await choice({ shared: theirs })).code).toBe(404);
    const sent = await candidate.call('portal/submitCandidate', {
      jobId,
      kind: 'candidate',
      contact: { firstName: 'Alva', lastName: 'Ek', email: candidate.email, phone: '0701740605' },
    });
    const applicationId = sent.body.application.id;
    // Of the other nothing is given, so nothing is shared
    expect((await list(applicationId)).body.results).toMatchObject([{ id, mayOpen: true }]);
    expect((await open(applicationId, id)).body).toMatchObject({ answers: ANSWERS });
    const openUntil = instant(clock.now() + 30 * DAY).slice(0, 10);
    expect((await only(candidate)).shares).toMatchObject([
      { applicationId, openUntil: expect.stringContaining(openUntil) },
    ]);
    await candidate.call('portal/unshare_given_reference', { id, applicationId });
    expect((await open(applicationId, id)).code).toBe(404);
  });

  it('that is shared until a day, or with an employer that is blocked then, is as one that is not', async () => {
    const { candidate, id } = await given();
    const employer = await parties.application(candidate);
    const share = { id, applicationId: employer.id };
    const until = instant(clock.now() + DAY);
    await candidate.call('portal/share_given_reference', { ...share, openUntil: until });
    expect((await employer.list()).body.results).toHaveLength(1);
    clock.advance(DAY);
    expect((await employer.list()).body.results).toEqual([]);
    clock.setBack(DAY);
    expect((await employer.open(id)).code).toBe(200);

    const { employerId } = employer;
    await candidate.call('v2/chats/block_employer', { employerId });
    expect((await employer.open(id)).code).toBe(404);
    expect((await employer.list()).body.results).toEqual([]);
    // It was taken back, as by the button: what is shared again is shared
    await candidate.call('v2/chats/unblock_employer', { employerId });
    expect((await employer.open(id)).code).toBe(404);
    await candidate.call('portal/share_given_reference', { ...share, openUntil: null });
    expect((await employer.open(id)).code).toBe(200);
  });

  it('is taken back by the same link after signing again, and is gone for all at once', async () => {
    const one = await given();
    const { candidate, referenceId, id, token, to, browser } = one;
    const employer = await parties.application(candidate, [referenceId]);
    const share = { id, applicationId: employer.id, openUntil: null };
    await candidate.call('portal/share_given_reference', share);
    expect(await parties.read(token)).toMatchObject({ state: 'given' });
    // The link alone shows nothing of what was answered
    expect(JSON.stringify(await parties.read(token))).not.toContain(ANSWERS.words);

    const stranger = await parties.signByBankid(parties.browser(), token, {
      act: 'take_back',
      button: buttonOf(SIMULATED.ebba),
    });
    expect(stranger).toMatchObject({
      httpStatus: 409,
      body: { fields: { id_token: 'given_references.refused.other_signer' } },
    });
    const begun = await parties.beginByCode(browser, token, { act: 'take_back', to });
    const signed = await browser.post('portal/sign_reference_by_code', { id: token, ...begun });
    expect(signed.body).toMatchObject({ act: 'take_back' });

    expect((await employer.open(id)).code).toBe(404);
    const listed = await employer.list();
    expect(listed.body.results).toMatchObject([
      { id, state: 'taken_back', signedBy: null, relation: null, mayOpen: false },
    ]);
    expect(await only(candidate)).toMatchObject({
      state: 'taken_back',
      given: { answers: null, signedBy: null, counts: false },
    });
    const [reference] = (await candidate.call('v2/users/user_references')).body.results;
    expect(reference.given).toBeUndefined();
    const [stored] = await db.query('select * from given_references where request_id = $1', [id]);
    expect(JSON.stringify(stored)).not.toContain(SIMULATED.disa.name);
    expect(JSON.stringify(stored)).not.toContain(ANSWERS.role);
    expect(await parties.read(token)).toEqual(UNKNOWN);
    expect(await parties.mailTo(candidate.email, 'reference_answered')).toContain('tagit tillbaka');
  });

  it('with BankID is taken back by that BankID alone, or by the code', async () => {
    const { candidate, token } = await asked();
    const take = (button: string) =>
      parties.signByBankid(parties.browser(), token, { act: 'take_back', button });
    await parties.signByBankid(parties.browser(), token, { button: buttonOf(SIMULATED.disa) });
    expect((await take(buttonOf(SIMULATED.ebba))).body).toMatchObject({
      fields: { id_token: 'given_references.refused.other_signer' },
    });
    expect((await take(buttonOf(SIMULATED.disa))).body).toMatchObject({ act: 'take_back' });
    expect((await only(candidate)).state).toBe('taken_back');
  });

  it('goes with the account, and with the person', async () => {
    const { candidate, referenceId } = await given();
    await candidate.call('v2/users/delete_user_reference', { id: referenceId });
    expect(await candidate.requests()).toEqual([]);
    const other = await given();
    await db.query('delete from users where id = $1', [other.candidate.userId]);
    const left = await db.query('select 1 from given_references where request_id = $1', [other.id]);
    expect(left).toEqual([]);
  });
});
