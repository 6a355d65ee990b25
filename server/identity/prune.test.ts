import { expect, it } from 'vitest';
import { DAY } from '../lib/time';
import { identityApp } from './testing/identityApp';
import { onlyAlva, signIn } from './testing/journey';

it('deletes what has expired, and nothing else', async () => {
  const own = await identityApp();
  await onlyAlva(own);
  const browser = own.browser();
  await signIn(browser);
  const kept = ['sessions', 'login_tokens', 'authorization_requests', 'registration_sessions'];
  await browser.post('v2/session/set_session', { type: 'registration' });
  const rowsOf = async () => {
    const counts: Record<string, number> = {};
    for (const table of kept) counts[table] = (await own.db.query(`select 1 from ${table}`)).length;
    return counts;
  };
  const before = await rowsOf();
  await own.identity.prune();
  expect(await rowsOf()).toEqual(before);
  own.clock.advance(31 * DAY);
  await own.identity.prune();
  expect(await rowsOf()).toEqual(Object.fromEntries(kept.map((table) => [table, 0])));
  await own.close();
});
