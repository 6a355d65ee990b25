import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../scripts/testing/holds';
import { type Entry, whoGivesWay } from './whoGivesWay';

const ROOM = 12;

/** Who comes: from which of its own networks, at which address there, with a proof or not. */
interface Arrival {
  attacks: boolean;
  network: number;
  address: number;
  proven: boolean;
}

const arrival = (networks: number): fc.Arbitrary<Arrival> =>
  fc.record({
    attacks: fc.boolean(),
    network: fc.nat(networks - 1),
    address: fc.nat(2),
    proven: fc.boolean(),
  });

/** Attackers hold at most half of the networks; several share a range with everybody else. */
const arrivals = fc
  .integer({ min: 1, max: 20 })
  .chain((networks) => fc.array(arrival(networks), { maxLength: 80 }));

function entryOf({ attacks, network, address, proven }: Arrival, at: number): Entry {
  const name = `${attacks ? 'a' : 'h'}${network}`;
  return {
    id: `e${at}`,
    customer: `${name}.${address}`,
    network: name,
    wide: `w${network % 4}`,
    proven,
    at,
  };
}

const sizeOf = (entries: readonly Entry[], network: string): number =>
  entries.filter((entry) => entry.network === network).length;

/** Lets one in after another, and says of each who gave way and what was there, the newcomer too. */
function comeIn(all: readonly Arrival[]) {
  let held: Entry[] = [];
  return all.map((one, at) => {
    const newcomer = entryOf(one, at);
    const before = [...held, newcomer];
    const gone = whoGivesWay(before, ROOM, newcomer.id);
    held = before.filter((entry) => !gone.includes(entry));
    return { newcomer, before, gone, after: held };
  });
}

describe('whatever comes, from any distribution of networks', () => {
  it('never more are there than there is room for', () => {
    holds(
      fc.property(arrivals, (all) => {
        for (const { after } of comeIn(all)) expect(after.length).toBeLessThanOrEqual(ROOM);
      }),
    );
  });

  it('who is the first of their network comes in', () => {
    holds(
      fc.property(arrivals, (all) => {
        for (const { newcomer, before, after } of comeIn(all)) {
          if (sizeOf(before, newcomer.network) === 1) expect(after).toContain(newcomer);
        }
      }),
    );
  });

  it('what gives way is of a network that no other is larger than', () => {
    holds(
      fc.property(arrivals, (all) => {
        for (const { before, gone } of comeIn(all)) {
          const largest = Math.max(...before.map(({ network }) => sizeOf(before, network)));
          for (const { network } of gone) expect(sizeOf(before, network)).toBe(largest);
        }
      }),
    );
  });

  it('nobody gives way who is the only one of their network, while the networks have room', () => {
    holds(
      fc.property(arrivals, (all) => {
        for (const { before, gone } of comeIn(all)) {
          if (new Set(before.map(({ network }) => network)).size > ROOM) continue;
          for (const { network } of gone) expect(sizeOf(before, network)).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('an address that fills its network leaves its neighbours there their place', () => {
    holds(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.boolean(), (count, proven) => {
        const flood = Array.from({ length: count }, () => ({
          attacks: true,
          network: 0,
          address: 0,
          proven,
        }));
        const neighbour = { attacks: true, network: 0, address: 1, proven: false };
        expect(
          comeIn([...flood, neighbour])
            .at(-1)
            ?.after.at(-1)?.customer,
        ).toBe('a0.1');
      }),
    );
  });

  it('a proof comes in where the own address has filled everything without one', () => {
    const flood = Array.from({ length: 40 }, () => ({
      attacks: true,
      network: 0,
      address: 0,
      proven: false,
    }));
    const last = comeIn([
      ...flood,
      { attacks: true, network: 0, address: 0, proven: true },
      { attacks: true, network: 0, address: 0, proven: false },
    ]);
    expect(last.at(-2)?.after).toContain(last.at(-2)?.newcomer);
    expect(last.at(-1)?.after).not.toContain(last.at(-1)?.newcomer);
  });
});
