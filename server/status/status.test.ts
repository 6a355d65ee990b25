import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type PartState, SERVICE_PARTS, type ServicePart } from '#domain/status/serviceParts';
import { settableClock } from '../identity/testing/settableClock';
import { DAY, MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { breakableDatabase } from '../storage/testing/breakableDatabase';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createPlannedWork } from './plannedWork';
import { createStatusService } from './status.service';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from service_days');
  await db.query('delete from planned_work');
});

const all = (state: PartState) =>
  Object.fromEntries(SERVICE_PARTS.map((part) => [part, state])) as Record<ServicePart, PartState>;

/** A node whose checks find what the test says. */
function aNode(clock = settableClock()) {
  const store = breakableDatabase(db);
  let found = all('works');
  let downSince: number | null = null;
  const status = createStatusService({
    db: store.db,
    clock,
    check: async () => found,
    storeDownSince: () => downSince,
  });
  const look = (state: PartState, changes: Partial<Record<ServicePart, PartState>> = {}) => {
    found = { ...all(state), ...changes };
    return status.look();
  };
  const goesDown = () => {
    downSince = clock.now();
    found = all('fails');
  };
  return { clock, status, store, look, goesDown };
}

const mailOf = async ({ status }: ReturnType<typeof aNode>) =>
  (await status.read()).days?.map(({ day, parts }) => {
    const { checked, limited, failed } = parts.find(({ part }) => part === 'mail') ?? {};
    return [day, checked, limited, failed];
  });

it('counts a minute once for two nodes, as the worst that one of them saw', async () => {
  const clock = settableClock();
  const [one, other] = [aNode(clock), aNode(clock)];
  await one.look('works', { mail: 'limited' });
  await other.look('fails');
  await one.look('works');
  clock.advance(MINUTE);
  await other.look('works');
  expect(await mailOf(one)).toEqual([['2026-03-02', 2, 0, 1]]);
});

it('measures nothing of what is unknown, and of minutes in which nobody looked', async () => {
  const node = aNode();
  await node.look('works', { mail: 'unknown' });
  node.clock.advance(DAY);
  await node.look('works');
  expect(await mailOf(node)).toEqual([
    ['2026-03-03', 1, 0, 0],
    ['2026-03-02', undefined, undefined, undefined],
  ]);
});

it('tells later what it saw while nothing could be stored', async () => {
  const node = aNode();
  await node.look('works');
  node.store.becomes('refuses');
  for (let minute = 0; minute < 3; minute += 1) {
    node.clock.advance(MINUTE);
    await node.look('fails');
  }
  expect((await node.status.read()).days).toBeNull();
  node.store.becomes('works');
  node.clock.advance(MINUTE);
  await node.look('works');
  expect(await mailOf(node)).toEqual([['2026-03-02', 5, 0, 3]]);
});

it('says since when, and that it does not know when it has not looked for long', async () => {
  const node = aNode();
  const partOf = async () => (await node.status.read()).parts.find(({ part }) => part === 'mail');
  expect(await partOf()).toMatchObject({ state: 'unknown', since: null });
  await node.look('works');
  node.clock.advance(MINUTE);
  await node.look('works');
  expect(await partOf()).toEqual({
    part: 'mail',
    state: 'works',
    since: '2026-03-02T09:00:00.000Z',
  });
  node.clock.advance(4 * MINUTE);
  expect(await partOf()).toMatchObject({ state: 'unknown' });
});

it('looks at once when the store has gone, and not only with the next minute', async () => {
  const node = aNode();
  await node.look('works');
  node.clock.advance(MINUTE / 4);
  node.goesDown();
  const { parts, storeDownSince } = await node.status.read();
  expect([parts[0]?.state, parts[0]?.since]).toEqual(['fails', storeDownSince]);
});

it('tells no day that is not yet: the time was wrong when it was seen', async () => {
  const clock = settableClock();
  const node = aNode(clock);
  clock.advance(800 * DAY);
  await node.look('fails');
  clock.advance(-800 * DAY);
  await node.look('works');
  expect(await mailOf(node)).toEqual([['2026-03-02', 1, 0, 0]]);
});

it('forgets after 90 days', async () => {
  const node = aNode();
  await node.look('works');
  node.clock.advance(90 * DAY);
  await node.status.prune();
  expect(await db.query('select day from service_days')).toEqual([]);
});

it('shows work that an operator announces, until it is over or taken back', async () => {
  const node = aNode();
  const planned = createPlannedWork({ db, clock: node.clock });
  const text = { sv: 'Vi byter databas.', en: 'We change the database.' };
  const times = { from: '2026-03-02T22:00+01:00', to: '2026-03-02T23:00+01:00' };
  const id = await planned.plan({ ...times, text });
  expect((await node.status.read()).planned).toEqual([
    { id, from: '2026-03-02T21:00:00.000Z', to: '2026-03-02T22:00:00.000Z', text },
  ]);
  node.clock.advance(DAY);
  expect((await node.status.read()).planned).toEqual([]);
  await planned.cancel(id);
  await expect(planned.cancel(id)).rejects.toThrow('no such work');
  const wrong: [Parameters<typeof planned.plan>[0], string][] = [
    [{ from: '2026-03-09 22:00', to: times.to, text }, 'as 2026'],
    [{ from: '2026-02-28T22:00Z', to: '2026-02-30T22:00Z', text }, 'as 2026'],
    [{ from: '2026-03-09T22:00Z', to: '2026-03-09T21:00Z', text }, 'before it begins'],
    [{ ...times, text }, 'over already'],
    [{ from: '2026-03-09T22:00Z', to: '2026-03-09T23:00Z', text: { sv: ' ', en: 'x' } }, 'both'],
  ];
  for (const [work, why] of wrong) await expect(planned.plan(work)).rejects.toThrow(why);
});
