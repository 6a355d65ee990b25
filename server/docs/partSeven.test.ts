import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createParties, type Parties } from '../hostile/testing/parties';
import { send } from '../hostile/testing/send';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { type IdentityApp, identityApp, SOCIAL, TORVALD } from '../identity/testing/identityApp';
import { onlyAlva, personOf, signIn } from '../identity/testing/journey';
import { settableClock } from '../identity/testing/settableClock';

/*
 * Calls of part 7 that the tests of every endpoint only see refused, since they need a sign-in of
 * their own or end what the others need: each succeeds here, with part 7's own fields. The app of a
 * test checks every response against the contract.
 */

describe('connecting and social sign-in', () => {
  let own: IdentityApp;
  let userId: string;
  beforeAll(async () => {
    own = await identityApp();
  });
  beforeEach(async () => {
    userId = await onlyAlva(own);
  });
  afterAll(() => own.close());

  it('auth/connect_bankid connects a BankID', async () => {
    const browser = own.browser();
    await signIn(browser);
    await own.db.query(
      `update users set bankid_issuer = null, bankid_subject = null, first_name = 'Torvald',
         last_name = 'Lindekrans', verified_first_name = null, verified_last_name = null`,
    );
    const { id_token } = await browser.visitBankid(personOf(TORVALD), { purpose: 'connect' });
    const request = { id_token, userId, connectBankID: true };
    expect(await browser.post('portal/auth/connect_bankid', request)).toMatchObject({
      httpStatus: 200,
      body: { status: 0, bankIdVerified: true },
    });
  });

  it('auth/social_auth connects a provider’s account, which then signs in', async () => {
    const answered = async (purpose: 'connect' | 'login', browser = own.browser()) => {
      if (purpose === 'connect') await signIn(browser);
      const begun = { provider: 'google', purpose } as const;
      const { id_token: idToken, state } = await browser.visitSocial(personOf(SOCIAL.alva), begun);
      const whose = purpose === 'connect' ? { userId } : {};
      const request = { idToken, state, provider: 'google', ...whose };
      return browser.post('portal/auth/social_auth', request);
    };
    for (const purpose of ['connect', 'login'] as const) {
      expect(await answered(purpose)).toMatchObject({
        httpStatus: 200,
        body: { status: 0, userData: { userId } },
      });
    }
  });
});

describe('deleting', () => {
  const clock = settableClock();
  const server = wholeServer({ clock });
  let anna: Parties;
  beforeAll(async () => {
    anna = await createParties(await server, clock, 'Annasa');
  });
  afterAll(async () => {
    expect((await server).faults).toEqual([]);
    await (await server).close();
  });

  // The account last: it ends the others
  it.each([
    'POST /api/portal/delete_candidate_documents',
    'POST /api/v2/users/delete_user_reference',
    'POST /api/v2/users/delete_experience',
    'POST /api/v2/users/delete_user_document',
    'POST /api/v2/users/delete_profile_image',
    'POST /api/portal/take_back_recommendation',
    'POST /api/v2/users/delete_account',
  ])('%s succeeds', async (name) => {
    const { app, services } = await server;
    const route = services.routes.find((one) => nameOf(one) === name);
    if (!route) throw new Error(`There is no ${name}.`);
    const input = {
      ...wellBehavedCall(route)?.(anna),
      ...(name.endsWith('delete_account') && { confirmation: anna.email }),
    };
    const answer = await send(app, route, input, anna.candidate);
    expect([answer.statusCode, answer.json().status]).toEqual([200, 0]);
  });
});
