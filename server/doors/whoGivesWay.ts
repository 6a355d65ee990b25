import type { Networks } from '../lib/network';

/** What came through a door and still counts. The networks are keyed digests. */
export interface Entry extends Networks {
  id: string;
  /** Whether a proof was shown: of work, or of a mail. */
  proven: boolean;
  /** When it came, milliseconds. */
  at: number;
}

/** An entry with its place in the queue of its network, and of those with that place in its range. */
interface Placed {
  entry: Entry;
  inNetwork: number;
  inWide: number;
}

/**
 * Which entries give way so that `room` are left: always one of the largest network's, the customer
 * first that has most of it, what has no proof before what has one, the youngest before the oldest.
 * Where networks are alike, one of the widest range with most of them gives way; where nothing tells
 * them apart, the one that has been there longest.
 *
 * A newcomer is among the entries like everybody else, with one exception: the only one of its
 * network never gives way. So nobody outside can fill a door, however many networks they have.
 *
 * @param newcomer - the id of the entry that is about to come in.
 */
export function whoGivesWay(
  entries: readonly Entry[],
  room: number,
  newcomer: string | null,
): Entry[] {
  const tooMany = entries.length - room;
  if (tooMany <= 0) return [];
  return placed(entries)
    .filter(({ entry, inNetwork }) => entry.id !== newcomer || inNetwork > 1)
    .toSorted(firstToGo)
    .slice(0, tooMany)
    .map(({ entry }) => entry);
}

/** Cutting by the place in the own network's queue leaves every network the same share. */
function firstToGo(one: Placed, other: Placed): number {
  const age = other.entry.at - one.entry.at;
  const alone = one.inNetwork === 1 && one.inWide === 1;
  return (
    other.inNetwork - one.inNetwork ||
    other.inWide - one.inWide ||
    Number(one.entry.proven) - Number(other.entry.proven) ||
    (alone ? -age : age) ||
    compare(one.entry.id, other.entry.id)
  );
}

function placed(entries: readonly Entry[]): Placed[] {
  const oldestFirst = entries.toSorted(
    (one, other) => one.at - other.at || compare(one.id, other.id),
  );
  const provenFirst = oldestFirst.toSorted(
    (one, other) => Number(other.proven) - Number(one.proven),
  );
  // Sorting keeps the order of what is alike, so that each step refines the one before
  const inCustomer = placesIn(provenFirst, ({ customer }) => customer);
  const byCustomer = oldestFirst.toSorted((one, other) => inCustomer(one) - inCustomer(other));
  const inNetwork = placesIn(byCustomer, ({ network }) => network);
  const inWide = placesIn(byCustomer, (entry) => `${inNetwork(entry)} ${entry.wide}`);
  return oldestFirst.map((entry) => ({
    entry,
    inNetwork: inNetwork(entry),
    inWide: inWide(entry),
  }));
}

/** The place of each entry among those of its group, from 1 on, in the given order. */
function placesIn(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
): (entry: Entry) => number {
  const taken = new Map<string, number>();
  const places = new Map<Entry, number>();
  for (const entry of entries) {
    const group = groupOf(entry);
    const place = (taken.get(group) ?? 0) + 1;
    taken.set(group, place);
    places.set(entry, place);
  }
  return (entry) => places.get(entry) ?? 1;
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
