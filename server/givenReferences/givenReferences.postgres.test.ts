import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  MOST_CODES,
  MOST_REQUESTS,
  REMINDED_AFTER_DAYS,
} from '#domain/givenReferences/givenReference';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, instant } from '../lib/time';
import { aSignal, somebodyWaits } from '../storage/testing/signals';
import { insertGiven } from './given.repository';
import { findLinked } from './requests.repository';
import { ANSWERS, buttonOf, referenceParties, SIMULATED } from './testing/referenceParties';

const AT_ONCE = 10;

const clock = settableClock();
const server = await wholeServer({ clock });
const parties = referenceParties(server, clock);
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

it('mails few codes of a link, also when many are asked for at once', async () => {
  const candidate = await parties.candidate();
  const email = 'codes.at.once@example.org';
  const { token } = await candidate.asks(await candidate.names({ email }));
  const begin = { id: token, act: 'give', answers: ANSWERS, way: 'email_code', language: 'sv' };
  const begun = await Promise.all(
    Array.from({ length: AT_ONCE }, () =>
      parties.browser().post('portal/begin_reference_signing', begin),
    ),
  );
  const made = begun.filter(({ httpStatus }) => httpStatus === 200);
  expect(made).toHaveLength(MOST_CODES.anHour);
});

it('asks a mailbox as often as it may be asked, also when many ask it at once', async () => {
  const email = 'asked.at.once@example.org';
  const candidates = await Promise.all(
    Array.from({ length: 2 * MOST_REQUESTS.toAddressOfAll }, async () => {
      const candidate = await parties.candidate();
      return { candidate, referenceId: await candidate.names({ email }) };
    }),
  );
  const asked = await Promise.all(
    candidates.map(({ candidate, referenceId }) =>
      candidate.call('portal/ask_reference', { referenceId, language: 'sv' }),
    ),
  );
  const codes = asked.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(MOST_REQUESTS.toAddressOfAll);
  expect(codes.filter((code) => code === 429)).toHaveLength(MOST_REQUESTS.toAddressOfAll);
  expect(await parties.mails(email, 'reference_asked')).toHaveLength(MOST_REQUESTS.toAddressOfAll);
});

it('lets one BankID sign one reference of a candidate, also two at once', async () => {
  const candidate = await parties.candidate();
  const answers = await Promise.all(
    [1, 2].map(async (at) => {
      const person = { name: `Disa Klintmark${at}`, email: `one.signer.${at}@example.org` };
      const { token } = await candidate.asks(await candidate.names(person));
      const browser = parties.browser();
      const begun = await browser.post('portal/begin_reference_signing', {
        id: token,
        act: 'give',
        answers: ANSWERS,
        way: 'bankid',
        device: 'same',
        language: 'sv',
      });
      const { id_token, state } = await browser.answerBankid(
        String(begun.body.authorizeUrl),
        buttonOf(SIMULATED.disa),
      );
      return { browser, answer: { id_token, state } };
    }),
  );
  const signed = await Promise.all(
    answers.map(({ browser, answer }) => browser.post('portal/sign_reference_by_bankid', answer)),
  );
  expect(signed.map(({ httpStatus }) => httpStatus).toSorted()).toEqual([200, 409]);
  const given = (await candidate.requests()).filter(({ state }) => state === 'given');
  expect(given).toHaveLength(1);
});

describe('what is done while the referee signs', () => {
  /** Lets another act begin before a signature is stored, and wait for it. */
  async function whileSigning(id: string, act: () => Promise<unknown>): Promise<void> {
    const signed = aSignal();
    const commit = aSignal();
    const at = instant(clock.now());
    const signing = server.db.transaction(async (tx) => {
      await findLinked(tx, { id }, { lock: true });
      await insertGiven(
        tx,
        {
          requestId: id,
          validTo: '2999-01-01',
          way: 'email_code',
          signedName: '',
          signerDigest: null,
          answers: ANSWERS,
          nameDiffers: false,
        },
        at,
      );
      signed.give();
      await commit.given;
    });
    await signed.given;
    const done = act();
    await vi.waitFor(async () => expect(await somebodyWaits(server.db)).toBe(true));
    commit.give();
    await Promise.all([signing, done]);
  }

  it('withdraws nothing that is given by then', async () => {
    const candidate = await parties.candidate();
    const { request } = await candidate.asks(await candidate.names());
    const withdraw = () => candidate.call('portal/withdraw_reference_request', { id: request.id });
    await whileSigning(request.id, withdraw);
    expect(await candidate.requests()).toMatchObject([{ id: request.id, state: 'given' }]);
  });

  it('reminds nobody who has signed by then', async () => {
    const email = 'signs.meanwhile@example.org';
    const candidate = await parties.candidate();
    const { request } = await candidate.asks(await candidate.names({ email }));
    clock.advance(REMINDED_AFTER_DAYS * DAY);
    const [, remind = async () => undefined] = server.services.timers['reference reminders'] ?? [];
    await whileSigning(request.id, async () => remind());
    expect(await parties.mails(email, 'reference_reminder')).toEqual([]);
  });
});
