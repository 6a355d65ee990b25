import { SECOND } from '../lib/time';

/** Failures in a row after which a receiver is left alone for a while. */
const FAILURES_UNTIL_CLOSED = 5;
/** Milliseconds that it is left alone at first; doubled after each further failure. */
const FIRST_SILENCE = 10 * SECOND;
/** Of the time for which one has not answered: how long it is left alone, beyond the longest silence. */
const PART_OF_ABSENCE = 1 / 10;
/** The part of a node's sending that may go to receivers whose last call failed. */
const FAILING_PART = 1 / 4;
/** The part that may go to them and to receivers that have not answered yet. */
const UNPROVEN_PART = 3 / 4;
/** Receivers that are remembered; those that nothing is sent to are forgotten beyond it. */
const REMEMBERED = 5000;

interface Receiver {
  sending: number;
  /** In a row. */
  failures: number;
  /** Milliseconds since the epoch: when the first of them was. */
  failingSince: number;
  /** Its last call was answered. */
  isProven: boolean;
  /** Milliseconds since the epoch: until when it is left alone. */
  closedUntil: number;
}

/** For whom an entry may be taken now. */
interface Takeable {
  /** Null for all. */
  only: readonly string[] | null;
  except: readonly string[];
}

/**
 * Who is being called, and how it went: what one receiver may take of a node's sending.
 *
 * One that does not answer costs each call its whole time limit. So nobody gets more than a share,
 * those that fail get a small one together, and after some failures in a row a receiver is closed: it
 * gets one call now and then, until one is answered.
 */
export interface Receivers {
  /** For whom an entry may be taken; null: for nobody now. */
  takeable(now: number): Takeable | null;
  began(name: string): void;
  /**
   * @param result - null when nobody was called.
   * @returns whether that closed the receiver or opened it again.
   */
  ended(
    name: string,
    result: 'answered' | 'failed' | null,
    now: number,
  ): 'closed' | 'opened' | null;
  /** Calls under way. */
  readonly sending: number;
  /** Receivers that are closed. */
  readonly closed: number;
}

export function createReceivers({
  atOnce,
  atOnceToOne,
  longestSilence,
  silenceOfDead = longestSilence,
}: {
  atOnce: number;
  atOnceToOne: number;
  /** Milliseconds. */
  longestSilence: number;
  /** Milliseconds, for one that has been away for long. */
  silenceOfDead?: number;
}): Receivers {
  const known = new Map<string, Receiver>();
  const mayFail = Math.max(1, Math.floor(atOnce * FAILING_PART));
  const mayBeUnproven = Math.max(1, Math.ceil(atOnce * UNPROVEN_PART));
  const isClosed = ({ failures }: Receiver) => failures >= FAILURES_UNTIL_CLOSED;

  /** Of all calls under way those to receivers of a kind. */
  function callsTo(isOfKind: (one: Receiver) => boolean = () => true): number {
    let calls = 0;
    for (const one of known.values()) if (isOfKind(one)) calls += one.sending;
    return calls;
  }

  function isTakeable(one: Receiver, now: number, failingIsFull: boolean): boolean {
    if (one.sending >= atOnceToOne) return false;
    if (one.failures === 0) return true;
    // One call at a time finds out whether a closed one is back
    const mayBeTried = !isClosed(one) || (one.sending === 0 && now >= one.closedUntil);
    return mayBeTried && !failingIsFull;
  }

  function forgetSome(): void {
    for (const [name, { sending }] of known) {
      if (known.size <= REMEMBERED) return;
      if (sending === 0) known.delete(name);
    }
  }

  return {
    takeable(now) {
      if (callsTo() >= atOnce) return null;
      const failingIsFull = callsTo(({ failures }) => failures > 0) >= mayFail;
      const takeable: string[] = [];
      const except: string[] = [];
      for (const [name, one] of known) {
        if (!isTakeable(one, now, failingIsFull)) except.push(name);
        else if (one.isProven) takeable.push(name);
      }
      if (callsTo(({ isProven }) => !isProven) < mayBeUnproven) return { only: null, except };
      return takeable.length === 0 ? null : { only: takeable, except };
    },
    began(name) {
      const one = known.get(name) ?? {
        sending: 0,
        failures: 0,
        failingSince: 0,
        isProven: false,
        closedUntil: 0,
      };
      one.sending += 1;
      // Again, as the newest
      known.delete(name);
      known.set(name, one);
      forgetSome();
    },
    ended(name, result, now) {
      const one = known.get(name);
      if (!one) return null;
      one.sending -= 1;
      if (result === null) return null;
      const wasClosed = isClosed(one);
      one.isProven = result === 'answered';
      if (one.failures === 0) one.failingSince = now;
      one.failures = one.isProven ? 0 : one.failures + 1;
      if (!isClosed(one)) return wasClosed ? 'opened' : null;
      const beyond = one.failures - FAILURES_UNTIL_CLOSED;
      const ofAbsence = Math.min((now - one.failingSince) * PART_OF_ABSENCE, silenceOfDead);
      const longest = Math.max(longestSilence, ofAbsence);
      one.closedUntil = now + Math.min(FIRST_SILENCE * 2 ** beyond, longest);
      return wasClosed ? null : 'closed';
    },
    get sending() {
      return callsTo();
    },
    get closed() {
      return [...known.values()].filter(isClosed).length;
    },
  };
}
