import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createParties, type Parties, signedIn } from '../hostile/testing/parties';
import { sendRaw } from '../hostile/testing/send';
import { nameOf, wellBehavedCall } from '../hostile/testing/wellBehavedCalls';
import { wholeServer } from '../hostile/testing/wholeServer';
import { settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import { MAIL_RECIPIENTS } from '../mail/mailRecipients';
import { requireRule } from './policy';
import { ADDING_DOORS, NO_DOORS } from './testing/addingDoors';

const clock = settableClock();
const server = await wholeServer({ clock });
let anna: Parties;
beforeAll(async () => {
  anna = await createParties(server, clock, 'Annasa');
});
afterAll(() => server.close());

const doors = Object.entries(ADDING_DOORS);

it('claims every column that something goes on acting by', async () => {
  const columns = await server.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_name ~ '(token|hash|secret|endpoint|subject)'
     order by 1`,
  );
  const stored = doors.flatMap(([, { stores }]) => stores);
  const unclaimed = columns
    .map(({ name }) => name)
    .filter((name) => !stored.includes(name) && !(name in NO_DOORS));
  expect(unclaimed, 'say in testing/addingDoors.ts what guards it').toEqual([]);
});

describe.each(doors)('%s', (_name, { addresses, proof, mail, shown }) => {
  it('is added and shown at addresses that there are', () => {
    for (const address of addresses) requireRule(address);
    if (shown !== null) expect(requireRule(shown).access).not.toBe('operator');
  });

  it('is told to the account’s owner, at the address that they have confirmed', () => {
    if (mail !== null) expect(MAIL_RECIPIENTS[mail]).toMatchObject({ kind: 'account' });
  });

  it('is refused to a session that showed whose account it is too long ago', async () => {
    if (!proof) return;
    const earlier = { now: () => clock.now() - 11 * MINUTE, elapsed: clock.elapsed };
    const headers = await signedIn(server, earlier, anna.userId);
    const refusals = [];
    for (const address of addresses) refusals.push([address, await refusalOf(address, headers)]);
    const guarded = refusals.filter(([, code]) => code === 'bankid_confirmation_required');
    // The second half of what a guarded call began is refused for want of what it began
    expect(guarded.length, JSON.stringify(refusals)).toBeGreaterThan(0);
    for (const [address, code] of refusals) {
      expect(
        ['bankid_confirmation_required', 'invalid_token', 'not_found'],
        String(address),
      ).toContain(code);
    }
  });
});

/** What a call of a signed-in candidate that adds is refused with. */
async function refusalOf(address: string, headers: Record<string, string>): Promise<string> {
  const [method = 'GET', url = ''] = address.split(' ');
  const route = server.services.routes.find((one) => nameOf(one) === address);
  const { only, ...added } = ADDING[address] ?? {};
  const known = route && !only ? wellBehavedCall(route)?.(anna) : {};
  const input = { ...known, ...added };
  const response = await sendRaw(server.app, {
    method: method === 'GET' ? 'GET' : 'POST',
    url: method === 'GET' ? `${url}?id=x` : url,
    headers: { ...headers, ...(method === 'POST' && { 'content-type': 'application/json' }) },
    ...(method === 'POST' && { payload: JSON.stringify(input) }),
  });
  return String(response.json().code ?? response.statusCode);
}

/** What makes a call add something, where it can do other things too. */
const ADDING: Readonly<Record<string, { only?: true } & Record<string, unknown>>> = {
  'POST /api/v2/session/begin_bankid': { purpose: 'connect' },
  'POST /api/v2/session/begin_social': { purpose: 'connect', provider: 'google', language: 'sv' },
  'POST /api/portal/auth/answer_pending_bankid': { connect: true },
  'POST /api/v2/users/save_user_details': { only: true, email: 'another@example.com' },
};
