import { createHmac, hkdfSync } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import type { Clock } from '../lib/clock';
import { type Networks, networksOf } from '../lib/network';
import type { Queryable } from '../storage/database';
import { countEntries, deleteEntries, findEntries, insertEntry } from './doors.repository';
import { createProofs, type PuzzleSize } from './proofs';
import { type Entry, whoGivesWay } from './whoGivesWay';

/** How many a door lets in. None of it closes the door for everybody: see `whoGivesWay.ts`. */
export interface DoorLimits {
  /** Milliseconds that an entry counts. */
  life: number;
  /** Of one customer: beyond it a proof is asked, and what has none of the customer's gives way. */
  perCustomer: number;
  /** In all: from so many on everybody is asked for a proof. */
  askFrom: number;
  /** In all: from so many on somebody gives way for each who comes. */
  most: number;
  /**
   * How many give way at once. Looking for them reads all that are there, and what several callers
   * delete at the same time is tried again: with some room, the next ones find it. Default 1.
   */
  atOnce?: number;
  /**
   * What comes in cannot be undone, as a mail: nobody gives way, and a newcomer is refused who would
   * have to. So a door has at most twice as many, and one of each further network.
   */
  stays?: true;
  /** What work its proofs are; that of every door when absent. */
  puzzle?: PuzzleSize;
}

/** Somebody at a door. */
interface Newcomer {
  /** What comes in, by which it gives way. */
  id: string;
  ip: string;
  /** The proof that was sent with the call; null without one. */
  proof: string | null;
  /**
   * Never asked for a proof, and first to give way: it proves itself later, by a link of a mail or
   * at BankID.
   */
  provesLater?: boolean;
}

/** A door that strangers use. */
export interface Door {
  /**
   * Lets somebody in, and returns the ids of those who gave way: the caller deletes what they are.
   *
   * @throws ApiError `puzzle_required`, with a puzzle; `rate_limited` for the largest network.
   */
  enter(tx: Queryable, newcomer: Newcomer): Promise<string[]>;
  /** These have gone by themselves. */
  leave(tx: Queryable, ids: readonly string[]): Promise<void>;
}

/** The doors of this run. */
export type DoorName =
  | 'registration'
  | 'registration_mail'
  | 'sign_in'
  | 'pricing'
  | 'early_access'
  | 'mail_alert'
  | 'report'
  | 'mail_step';

/** How many each door holds in all. */
export const DOOR_SIZES: Readonly<Record<DoorName, number>> = {
  registration: 20_000,
  registration_mail: 2000,
  sign_in: 20_000,
  pricing: 500,
  early_access: 2000,
  mail_alert: 2000,
  report: 400,
  mail_step: 1000,
};

/** Other limits than a door's usual ones, as a test with few callers needs them. */
export type OtherLimits = Partial<Record<DoorName, Partial<DoorLimits>>>;

/** Every door asks for a proof from so many entries on. */
export function askingFrom(askFrom: number): OtherLimits {
  return Object.fromEntries(Object.keys(DOOR_SIZES).map((name) => [name, { askFrom }]));
}

/** A door's usual limits; how many it holds stands in `DOOR_SIZES`. */
export type UsualLimits = Omit<DoorLimits, 'most'> & Partial<Pick<DoorLimits, 'most'>>;

export interface DoorDeps {
  clock: Clock;
  serverSecret: Uint8Array;
  limits?: OtherLimits;
}

/** @param name - of the door; a proof for one is none for another. */
export function createDoor(
  name: DoorName,
  usual: UsualLimits,
  { clock, serverSecret, limits: other }: DoorDeps,
): Door {
  const digests = networkDigests(serverSecret);
  const limits = { most: DOOR_SIZES[name], ...usual, ...other?.[name] };
  const proofs = createProofs({ clock, serverSecret, size: limits.puzzle });
  const { life, perCustomer, askFrom, most, atOnce = 1, stays = false } = limits;

  return {
    async enter(tx, { id, ip, proof, provesLater = false }) {
      const now = clock.now();
      const networks = digests(ip);
      const { customer } = networks;
      const count = await countEntries(tx, { door: name, customer, now });
      const isAsked = count.own >= perCustomer || count.all >= askFrom;
      const pressure = count.all / most;
      const proven = isAsked && proof !== null && (await proofs.spend(tx, name, proof, pressure));
      if (isAsked && !proven && !provesLater) throw proofs.required(name, pressure);

      const newcomer: Entry = { ...networks, id, proven, at: now };
      /** Those who give way among all, or among one customer's. */
      const makeRoom = async (among: string | null, room: number): Promise<string[]> => {
        const there = await findEntries(tx, { door: name, customer: among, now });
        const gone = whoGivesWay([...there, newcomer], room, among === null ? id : null);
        if (gone.includes(newcomer)) {
          throw new ApiError('rate_limited', 'Too many came from this network. Try again later.');
        }
        return stays ? [] : gone.map((entry) => entry.id);
      };
      const gone = count.own >= perCustomer ? await makeRoom(customer, perCustomer) : [];
      if (gone.length === 0 && count.all >= most) {
        gone.push(...(await makeRoom(null, most + 1 - atOnce)));
      }
      await deleteEntries(tx, { door: name, ids: gone });
      const expiresAt = now + life;
      await insertEntry(tx, { ...newcomer, door: name, expiresAt });
      return gone;
    },

    leave: (tx, ids) => deleteEntries(tx, { door: name, ids }),
  };
}

/** Names for networks from which no address can be derived without the server's secret. */
export function networkDigests(serverSecret: Uint8Array): (ip: string) => Networks {
  const key = Buffer.from(
    hkdfSync('sha256', serverSecret, new Uint8Array(), 'vikari networks v1', 32),
  );
  const digest = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return (ip) => {
    const { customer, network, wide } = networksOf(ip);
    return { customer: digest(customer), network: digest(network), wide: digest(wide) };
  };
}
