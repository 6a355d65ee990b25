import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUZZLE_SIZE, type Puzzle, puzzleIn, solvePuzzle } from '#domain/proof/puzzle';
import { type SettableClock, settableClock } from '../identity/testing/settableClock';
import { MINUTE } from '../lib/time';
import type { Database } from '../storage/database';
import { createTestDatabase } from '../storage/testing/testDatabase';
import { createDoor, DOOR_SIZES, type Door, type DoorLimits, networkDigests } from './door';
import { doorGauge, endDoors } from './doors';

const LIMITS: DoorLimits = {
  life: 10 * MINUTE,
  perCustomer: 3,
  askFrom: 6,
  most: 10,
  puzzle: { parts: 8, bits: 3, bytes: 64 },
};
const SECRET = new Uint8Array(32).fill(7);

let clock: SettableClock;
let db: Database;
let door: Door;
let made: number;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  clock = settableClock();
  await db.query('truncate door_entries, door_proofs, door_counts');
  door = createDoor('pricing', LIMITS, { clock, serverSecret: SECRET });
  made = 0;
});

interface Coming {
  proof?: string | null;
  provesLater?: boolean;
  at?: Door;
}

/** Comes in from an address; the id, and who gave way. */
function come(ip: string, { proof = null, provesLater = false, at = door }: Coming = {}) {
  made += 1;
  clock.advance(1);
  const id = `e${made}`;
  return db.transaction(async (tx) => ({
    id,
    gone: await at.enter(tx, { id, ip, proof, provesLater }),
  }));
}

/** Comes without a proof, and solves the puzzle that it is given; with its answer comes again. */
async function comeWithWork(ip: string) {
  const refused = await come(ip).then(
    () => null,
    (error: unknown) => error,
  );
  const puzzle = puzzleIn(Object(refused).extra);
  return puzzle === null ? null : come(ip, { proof: await solved(puzzle) });
}
const solved = (puzzle: Puzzle) =>
  solvePuzzle(puzzle, (message) => crypto.subtle.digest('SHA-256', message));

const held = async () =>
  (await db.query<{ id: string }>('select id from door_entries order by entered_at')).map(
    ({ id }) => id,
  );
const refusedWith = (code: string) => expect.objectContaining({ code });

describe('a door', () => {
  it('asks for a proof from a threshold on, and of an address that has had its share', async () => {
    for (let came = 0; came < 3; came += 1) await come('192.0.2.1');
    await expect(come('192.0.2.1')).rejects.toEqual(refusedWith('puzzle_required'));
    for (const network of [1, 2, 3]) await come(`198.51.${network}.1`);
    await expect(come('203.0.113.1')).rejects.toEqual(refusedWith('puzzle_required'));
    expect(await comeWithWork('203.0.113.1')).toMatchObject({ gone: [] });
  });

  it('asks for the work of a moment on a phone, where nothing else is said', async () => {
    const { puzzle: _easy, ...usual } = LIMITS;
    const at = createDoor('report', { ...usual, askFrom: 0 }, { clock, serverSecret: SECRET });
    const refused = await come('192.0.2.1', { at }).catch((error: unknown) => error);
    expect(puzzleIn(Object(refused).extra)).toMatchObject(PUZZLE_SIZE);
  });

  it('counts an IPv6 customer as one, whichever address they take', async () => {
    for (const address of ['2::1', '2::2:3', '2f:1::']) await come(`2001:db8:1:${address}`);
    await expect(come('2001:db8:1:2:9::')).rejects.toEqual(refusedWith('puzzle_required'));
    expect(await come('2001:db8:2::1')).toMatchObject({ gone: [] });
  });

  it('lets an address in with a proof in the place of what it sent without one', async () => {
    for (let came = 0; came < 3; came += 1) await come('192.0.2.1');
    for (const place of ['e3', 'e2', 'e1']) {
      expect(await comeWithWork('192.0.2.1')).toMatchObject({ gone: [place] });
    }
    await expect(comeWithWork('192.0.2.1')).rejects.toEqual(refusedWith('rate_limited'));
    expect(await held()).toHaveLength(3);
  });

  it('is never closed for a network that has not come before, and never holds more', async () => {
    // An attacker with a network of addresses, who works for each, and half of the other networks
    for (let came = 1; came <= 14; came += 1) {
      await comeWithWork(`192.0.2.${came}`).catch(() => null);
      await come(`192.0.2.${came}`).catch(() => null);
    }
    expect(await held()).toHaveLength(LIMITS.most);
    for (let network = 1; network <= 30; network += 1) {
      const came = await comeWithWork(`198.51.${network}.1`);
      expect(await held()).toContain(came?.id);
      expect(await held()).toHaveLength(LIMITS.most);
    }
  });

  it('has who gives way be of the largest network, the youngest first', async () => {
    for (let came = 1; came <= 9; came += 1) {
      await come(`192.0.2.${came}`, { provesLater: true });
    }
    await come('198.51.100.1', { provesLater: true });
    await expect(come('192.0.2.99', { provesLater: true })).rejects.toEqual(
      refusedWith('rate_limited'),
    );
    expect(await comeWithWork('203.0.113.5')).toMatchObject({ gone: ['e9'] });
    expect(await come('100.64.1.1', { provesLater: true })).toMatchObject({ gone: ['e8'] });
  });

  it('forgets what does not count any more, and counts it no longer before', async () => {
    for (let came = 0; came < 3; came += 1) await come('192.0.2.1');
    clock.advance(LIMITS.life);
    expect(await come('192.0.2.1')).toMatchObject({ gone: [] });
    await endDoors({ db, clock });
    expect(await held()).toEqual(['e4']);
  });

  it('says how full each door is, and of what has ended nothing', async () => {
    const { read } = doorGauge({ db, clock });
    for (const network of [1, 2]) await come(`198.51.${network}.1`);
    const shares = async () => Object.entries(Object.fromEntries(Object(await read())));
    const empty = Object.keys(DOOR_SIZES).map((name) => [name, 0]);
    expect(await shares()).toEqual(
      empty.map(([name, none]) => [name, name === 'pricing' ? 2 / DOOR_SIZES.pricing : none]),
    );
    clock.advance(LIMITS.life);
    expect(await shares()).toEqual(empty);
  });

  it('counts together on two nodes', async () => {
    const other = createDoor('pricing', LIMITS, { clock, serverSecret: SECRET });
    await come('192.0.2.1');
    await come('192.0.2.1', { at: other });
    await come('192.0.2.1');
    await expect(come('192.0.2.1', { at: other })).rejects.toEqual(refusedWith('puzzle_required'));
  });

  it('keeps no address, and no digest that can be made without the secret', async () => {
    await come('192.0.2.1');
    const [row] = await db.query('select * from door_entries');
    expect(JSON.stringify(row)).not.toContain('192.0');
    expect(networkDigests(SECRET)('192.0.2.1')).toMatchObject({ customer: row?.customer });
    expect(networkDigests(new Uint8Array(32))('192.0.2.1').customer).not.toBe(row?.customer);
  });
});

describe('a door where what came in stays', () => {
  const LASTING = { ...LIMITS, perCustomer: 100, askFrom: 100, stays: true } as const;
  const lasting = () => createDoor('pricing', LASTING, { clock, serverSecret: SECRET });

  it('is open to every new network, and holds at most twice as many and those', async () => {
    const at = lasting();
    for (let came = 0; came < 60; came += 1) {
      await come(`198.51.${came % 4}.${came}`, { at }).catch(() => null);
    }
    expect(await held()).toHaveLength(LIMITS.most);
    for (let network = 1; network <= 40; network += 1) {
      expect(await come(`100.64.${network}.1`, { at })).toMatchObject({ gone: [] });
      await come(`100.64.${network}.1`, { at }).catch(() => null);
      await come(`198.51.1.${network}`, { at }).catch(() => null);
    }
    expect((await held()).length).toBeLessThanOrEqual(2 * LIMITS.most + 40);
  });

  it('refuses the largest network, and nobody gives way to anybody', async () => {
    const at = lasting();
    for (let came = 0; came < LIMITS.most; came += 1) await come(`198.51.7.${came}`, { at });
    await expect(come('198.51.7.200', { at })).rejects.toEqual(refusedWith('rate_limited'));
    await come('203.0.113.1', { at });
    expect(await held()).toHaveLength(LIMITS.most + 1);
  });
});

describe('a proof', () => {
  beforeEach(async () => {
    for (const network of [1, 2, 3, 4, 5, 6]) await come(`198.51.${network}.1`);
  });

  async function puzzle(at = door): Promise<Puzzle> {
    const refused: unknown = await come('203.0.113.1', { at }).catch((error: unknown) => error);
    const found = puzzleIn(Object(refused).extra);
    if (!found) throw new Error('no puzzle');
    return found;
  }

  it('works once', async () => {
    const proof = await solved(await puzzle());
    await come('203.0.113.1', { proof });
    await expect(come('203.0.113.1', { proof })).rejects.toEqual(refusedWith('puzzle_required'));
  });

  it('works ten minutes', async () => {
    const late = await solved(await puzzle());
    const longer = createDoor(
      'pricing',
      { ...LIMITS, askFrom: 0 },
      { clock, serverSecret: SECRET },
    );
    clock.advance(10 * MINUTE);
    await expect(come('203.0.113.1', { proof: late, at: longer })).rejects.toEqual(
      refusedWith('puzzle_required'),
    );
  });

  it('takes twice the work when the door is three quarters full, and twice that near its end', async () => {
    const doorFor = (most: number) =>
      createDoor('pricing', { ...LIMITS, askFrom: 0, most }, { clock, serverSecret: SECRET });
    const [roomy, fuller, full] = [
      await puzzle(doorFor(60)),
      await puzzle(doorFor(8)),
      await puzzle(doorFor(6)),
    ];
    expect([fuller.bits - roomy.bits, full.bits - roomy.bits]).toEqual([1, 2]);
    // The work of another puzzle is none for this one
    const easier = await solved({ ...full, bits: roomy.bits - 4 });
    await expect(come('203.0.113.1', { proof: easier })).rejects.toEqual(
      refusedWith('puzzle_required'),
    );
    const proof = await solved(full);
    expect(await come('203.0.113.1', { proof, at: doorFor(6) })).toMatchObject({ gone: ['e6'] });
  });

  it('of less work than is asked by then is good for a minute, and of as much for ten', async () => {
    const roomy = createDoor(
      'pricing',
      { ...LIMITS, askFrom: 0, most: 60 },
      { clock, serverSecret: SECRET },
    );
    const [soon, gathered] = [await solved(await puzzle(roomy)), await solved(await puzzle(roomy))];
    const full = createDoor('pricing', { ...LIMITS, most: 6 }, { clock, serverSecret: SECRET });
    expect(await come('203.0.113.1', { proof: soon, at: full })).toMatchObject({ gone: ['e6'] });
    const hard = await solved(await puzzle(full));
    clock.advance(MINUTE);
    await expect(come('100.64.1.1', { proof: gathered, at: full })).rejects.toEqual(
      refusedWith('puzzle_required'),
    );
    expect((await come('100.64.1.1', { proof: hard, at: full })).gone).toHaveLength(1);
    expect(await come('100.64.2.1', { proof: gathered, at: roomy })).toMatchObject({ gone: [] });
  });

  it('is none for another door, of another server, or of less work', async () => {
    const other = createDoor('report', { ...LIMITS, askFrom: 0 }, { clock, serverSecret: SECRET });
    const foreign = createDoor(
      'pricing',
      { ...LIMITS, askFrom: 0 },
      { clock, serverSecret: new Uint8Array(32) },
    );
    const own = await puzzle();
    for (const proof of [
      await solved(await puzzle(other)),
      await solved(await puzzle(foreign)),
      await solved({ ...own, bits: 1 }),
      await solved({ ...own, parts: 2 }),
      `${own.token}~0.0.0.0.0.0.0.0`,
      own.token,
      '',
      '~',
      'x'.repeat(5000),
    ]) {
      await expect(come('203.0.113.1', { proof })).rejects.toEqual(refusedWith('puzzle_required'));
    }
  });

  it('is not used up by a call that fails for another reason', async () => {
    const proof = await solved(await puzzle());
    const failing = db.transaction(async (tx) => {
      await door.enter(tx, { id: 'failing', ip: '203.0.113.1', proof });
      throw new Error('The call fails.');
    });
    await expect(failing).rejects.toThrow('The call fails.');
    expect(await come('203.0.113.1', { proof })).toMatchObject({ gone: [] });
  });
});
