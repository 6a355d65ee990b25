import { afterAll, beforeEach, expect, it } from 'vitest';
import { MOST_CODES } from '#domain/givenReferences/givenReference';
import {
  ANSWERS,
  type Asking,
  buttonOf,
  referenceParties,
  SIMULATED,
} from '../../givenReferences/testing/referenceParties';
import { wholeServer } from '../../hostile/testing/wholeServer';
import { settableClock } from '../../identity/testing/settableClock';
import type { FormFields, TestBrowser } from '../../identity/testing/testBrowser';
import { SECOND } from '../../lib/time';

const clock = settableClock();
const server = await wholeServer({ clock });
const parties = referenceParties(server, clock);

let candidate: Asking;
let browser: TestBrowser;
let token: string;
let to: string;
beforeEach(async () => {
  candidate = await parties.candidate();
  browser = parties.browser();
  to = `chef.${Math.random()}@example.org`;
  const asked = await candidate.asks(await candidate.names({ email: to }));
  token = asked.token;
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const { from: _from, to: _to, ...POSTED } = ANSWERS;
const WHOLE = {
  ...POSTED,
  fromMonth: '01',
  fromYear: '2022',
  toMonth: '03',
  toYear: '2024',
  work: 'Akuten.\r\nMest nätter.',
};

/** Posts answers; returns the query of the page to which that leads. */
async function answer(fields: FormFields, language = 'sv'): Promise<URLSearchParams> {
  // Mails are told apart by when they were queued
  clock.advance(SECOND);
  const { httpStatus, location } = await browser.postForm('/referens/svar', {
    token,
    language,
    ...fields,
  });
  expect([httpStatus, location.split('?')[0]]).toEqual([303, '/referens']);
  return new URLSearchParams(location.split('?')[1]);
}
const sign = async (fields: FormFields) =>
  (await browser.postForm('/referens/kod', { token, language: 'sv', ...fields })).location;
const code = async () => /\b\d{6}\b/u.exec(await parties.mailTo(to, 'reference_code'))?.[0] ?? '';
/** What the page is told. */
const begun = async (signing: string | null, id = token) =>
  (await parties.read(`${id}&signing=${signing}`)).request?.begun;
const state = async () => (await candidate.requests())[0]?.state;

it('gives a reference, and takes it back, by forms alone', async () => {
  const query = await answer(WHOLE);
  const signing = query.get('signing') ?? '';
  expect(Object.fromEntries(query)).toEqual({ id: token, signing });
  expect(await begun(signing)).toEqual({
    hasCode: true,
    typed: { ...ANSWERS, work: 'Akuten.\nMest nätter.' },
  });
  expect(await sign({ signing, code: await code() })).toBe('/referens?result=given');
  expect(await state()).toBe('given');
  expect(await begun(signing)).toBeNull();

  const ending = (await answer({ act: 'take_back' })).get('signing') ?? '';
  expect(await begun(ending)).toEqual({ hasCode: true, typed: null });
  expect(await sign({ signing: ending, code: await code() })).toBe('/referens?result=taken_back');
  expect(await state()).toBe('taken_back');
});

/** Posts a form that signs with BankID, and presses a button there; where the return ends. */
async function atBankid(fields: FormFields, choice: string, returning = browser): Promise<string> {
  const posted = { token, language: 'sv', way: 'bankid_same', ...fields };
  const { location } = await browser.postForm('/referens/svar', posted);
  const { pathname, search } = new URL(location);
  const answer = `${pathname.replace(/authorize$/u, 'answer')}${search}&choice=${choice}`;
  const back = await returning.open((await returning.open(answer)).location);
  expect(back.location).toContain('/referens/bankid?');
  return (await returning.open(back.location)).location;
}

it('gives a reference, and takes it back, with BankID and forms alone', async () => {
  const signer = buttonOf(SIMULATED.disa);
  expect(await atBankid(WHOLE, signer)).toBe('/referens?result=given');
  expect((await candidate.requests())[0]?.given).toMatchObject({ way: 'bankid' });
  expect(await atBankid({ act: 'take_back' }, signer)).toBe('/referens?result=taken_back');
  expect(await state()).toBe('taken_back');
});

it('signs nothing where BankID is left, answered twice, or answered in another browser', async () => {
  expect(await atBankid(WHOLE, 'cancel')).toBe('/referens?result=cancelled');
  expect(await atBankid(WHOLE, 'error')).toBe('/referens?result=failed');
  const elsewhere = await browser.open('/referens/bankid?state=guessed&code=guessed');
  expect(elsewhere.location).toBe('/referens?result=unknown');
  expect(await state()).toBe('asked');
  // Nobody is signed in by it
  expect((await browser.get('v2/session/me')).body.profile).toBeNull();
});

it('keeps what was typed where something is missing or wrong, and none of it in the address', async () => {
  const query = await answer({
    ...WHOLE,
    toYear: '2021',
    relation: 'owner',
    words: 'a\u0000b',
    skill: '',
  });
  const signing = query.get('signing');
  expect([...query.keys()]).toEqual(['id', 'signing']);
  expect(await begun(signing)).toEqual({
    hasCode: false,
    typed: {
      ...ANSWERS,
      work: 'Akuten.\nMest nätter.',
      to: '2021-03',
      relation: '',
      words: '',
      skill: '',
    },
  });
  expect(await parties.mails(to, 'reference_code')).toEqual([]);
  // Its secret signs nothing
  expect(await sign({ signing: signing ?? '', code: '000000' })).toContain('problem=wrong_code');
  expect(await state()).toBe('asked');
});

it('shows what was typed to the link that it was typed by alone', async () => {
  const signing = (await answer({ still: 'on' })).get('signing');
  expect(await begun(signing)).toMatchObject({ typed: { to: null } });
  const other = await candidate.asks(await candidate.names());
  expect(await begun(signing, other.token)).toBeNull();
  expect(await begun('made-up')).toBeNull();
});

it('says that a code is wrong, and that there were too many, in the language of the page', async () => {
  const signing = (await answer(WHOLE, 'en')).get('signing') ?? '';
  for (const wrong of ['', '12', `${await code()}0`]) {
    const shown = await sign({ signing, code: wrong, language: 'en' });
    expect(shown).toBe(`/referens?id=${token}&signing=${signing}&problem=wrong_code&lang=en`);
  }
  for (let codes = 1; codes < MOST_CODES.anHour; codes += 1) await answer(WHOLE);
  const last = await answer(WHOLE);
  expect(last.get('problem')).toBe('too_many');
  expect(await begun(last.get('signing'))).toMatchObject({ typed: { role: ANSWERS.role } });
});

it('keeps whole answers at the limit of its own address, and says why', async () => {
  const post = (fields: Record<string, string>, site = 'same-origin') =>
    server.app.inject({
      method: 'POST',
      url: '/referens/svar',
      remoteAddress: '198.51.100.7',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: new URLSearchParams(fields).toString(),
    });
  // Others behind the same address
  for (let at = 0; at < 20; at += 1) await post({ token: 'x' });
  const page = await post({ token, language: 'sv', ...WHOLE });
  expect(page.statusCode).toBe(429);
  expect(page.headers['retry-after']).toBeDefined();
  expect(page.body).toContain('för mycket på en gång härifrån');
  for (const typed of [ANSWERS.role, ANSWERS.words, 'Mest nätter.', token]) {
    expect(page.body).toContain(`${typed}">`);
  }
  expect(await parties.mails(to, 'reference_code')).toEqual([]);
  // Another site's page may have written it
  expect((await post({ token, ...WHOLE }, 'cross-site')).body).not.toContain(ANSWERS.words);
});

it('tells nothing of a link that leads nowhere', async () => {
  for (const nowhere of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000)]) {
    expect(Object.fromEntries(await answer({ ...WHOLE, token: nowhere }))).toEqual({
      result: 'unknown',
    });
    expect(Object.fromEntries(await answer({ token: nowhere }))).toEqual({ result: 'unknown' });
  }
  expect(await sign({ token: 'A'.repeat(43), signing: 'a', code: '1' })).toContain('unknown');
});
