import { randomUUID } from 'node:crypto';
import { type CardFacts, cardFacts, sharedCards } from '#domain/candidates/candidateCard';
import { fitsQuestion, type JobQuestion } from '#domain/candidates/jobQuestion';
import type { CandidateCard } from '#domain/candidates/recruiterView';
import { type Clock, dayOf, untilTomorrow } from '../lib/clock';
import { HOUR, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import { readInSlices } from '../storage/inSlices';
import {
  deleteList,
  deleteListsBefore,
  findCards,
  findListId,
  type ListedCard,
  publishList,
  type Seat,
  saveCards,
  savePeople,
} from './candidateLists.repository';
import { findPeople } from './matching.repository';
import { createPseudonyms, crowdMark } from './pseudonym';

/**
 * Milliseconds that a list lasts at least: one that is made after noon is the next day's, too. So
 * nobody reads one list before midnight and another after it, and sees who left in between.
 */
const SHORTEST = 12 * HOUR;

/** Milliseconds that an ended list is kept: whoever is reading it reads it to its end. */
const READ_OUT = HOUR;

/** People, cards or seats of one statement. */
const SLICE = 1000;

/**
 * The lists of the day: whom employers can find of a profession, as it was when somebody first asked.
 * Everybody who asks until a list ends is answered from it, so that no two readings say who came,
 * went or changed in between.
 */
export interface CandidateLists {
  /** The id of the profession's list, which is made where it has none. */
  idFor(workRole: string): Promise<string>;
  /** Deletes lists that have ended. For a timer. */
  prune(): Promise<void>;
}

/** When a list ends that is made now; all in milliseconds since the epoch. */
export function endOfList(now: number): number {
  const first = now + untilTomorrow(now);
  return first - now >= SHORTEST ? first : first + untilTomorrow(first);
}

export function createCandidateLists({
  db,
  clock,
  serverSecret,
}: {
  db: Database;
  clock: Clock;
  serverSecret: Uint8Array;
}): CandidateLists {
  /** Lists that this node makes, by profession: who asks meanwhile waits for the same. */
  const making = new Map<string, Promise<string>>();

  async function make(workRole: string): Promise<string> {
    const now = clock.now();
    const [madeAt, endsAt] = [instant(now), instant(endOfList(now))];
    const listId = randomUUID();
    const people = await readFacts(db, workRole, dayOf(now));
    const shared = sharedCards(workRole, people).map(({ card, people: own }, number) => {
      const ids = own.map(({ userId }) => userId);
      return { number, card, crowd: crowdMark(serverSecret, ids), ids: ids.sort() };
    });
    const cards = shared.map(({ ids, ...card }): ListedCard => ({ ...card, seats: ids.length }));
    for (const some of sliced(cards)) await saveCards(db, listId, endsAt, some);
    const seated = shared.flatMap(({ number, ids }) =>
      ids.map((userId, seat) => ({ number, seat, userId })),
    );
    for (const some of sliced(seated)) await savePeople(db, listId, some);
    if (await publishList(db, { workRole, listId, madeAt, endsAt })) return listId;
    // Another node was sooner
    await deleteList(db, listId);
    return (await findListId(db, workRole, madeAt)) ?? listId;
  }

  return {
    async idFor(workRole) {
      const found = await findListId(db, workRole, instant(clock.now()));
      if (found !== null) return found;
      const made =
        making.get(workRole) ?? make(workRole).finally(() => void making.delete(workRole));
      making.set(workRole, made);
      return made;
    },
    prune: () => deleteListsBefore(db, instant(clock.now() - READ_OUT)),
  };
}

/** What the cards of everybody of a profession may show; people who are alike share it in memory. */
async function readFacts(
  db: Queryable,
  workRole: string,
  day: string,
): Promise<(CardFacts & { userId: string })[]> {
  const known = new Map<string, CardFacts>();
  const people: (CardFacts & { userId: string })[] = [];
  const slices = readInSlices<{ userId: string } & Parameters<typeof cardFacts>[0]>(
    (after, limit) => findPeople(db, workRole, { after: after?.userId ?? null, limit }),
    SLICE,
  );
  for await (const some of slices) {
    for (const { userId, ...sources } of some) {
      const facts = cardFacts(sources, day);
      const key = [facts.bankIdVerified, ...facts.shown.map((one) => one.key)].join();
      const same = known.get(key) ?? facts;
      known.set(key, same);
      people.push({ userId, ...same });
    }
  }
  return people;
}

function* sliced<Thing>(things: readonly Thing[]): Generator<readonly Thing[]> {
  for (let from = 0; from < things.length; from += SLICE) yield things.slice(from, from + SLICE);
}

/** A seat in one job's list. */
export interface ListEntry extends Seat {
  /** The pseudonym of whoever has it there. */
  candidate: string;
  card: CandidateCard;
}

/**
 * What a list has for a job's question, by pseudonym. A card's seats are in it all or not at all:
 * those of who has applied, was invited, has blocked the employer, hides or is gone stay. An
 * invitation to them is answered as every other, and told to nobody.
 */
export async function entriesFor(
  tx: Queryable,
  serverSecret: Uint8Array,
  list: { employerId: string; jobId: string; question: JobQuestion; listId: string },
): Promise<ListEntry[]> {
  const { employerId, jobId, question, listId } = list;
  const entries: ListEntry[] = [];
  for await (const cards of cardsOf(tx, listId)) {
    for (const { number, card, crowd, seats } of cards) {
      if (!fitsQuestion(card, question)) continue;
      const pseudonymOf = createPseudonyms(serverSecret, { employerId, jobId, crowd });
      for (let seat = 0; seat < seats; seat += 1) {
        entries.push({ number, seat, candidate: pseudonymOf(seat), card });
      }
    }
  }
  return entries.sort((a, b) => (a.candidate < b.candidate ? -1 : 1));
}

/** The cards of a list, in slices. */
export function cardsOf(db: Queryable, listId: string): AsyncGenerator<ListedCard[]> {
  return readInSlices<ListedCard>(
    (after, limit) => findCards(db, listId, { after: after?.number ?? null, limit }),
    SLICE,
  );
}
