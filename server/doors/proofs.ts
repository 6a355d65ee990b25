import { createHash } from 'node:crypto';
import { ApiError } from '#domain/api/errors';
import {
  beginsWithZeros,
  PUZZLE_SIZE,
  type Puzzle,
  puzzleMessage,
  readProof,
} from '#domain/proof/puzzle';
import type { Clock } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import { createSignedTokens } from '../lib/signedTokens';
import { HOUR, MINUTE } from '../lib/time';
import { randomToken } from '../lib/tokens';
import type { Queryable } from '../storage/database';
import { spendProof } from './doors.repository';

/** Milliseconds in which a puzzle is solved and its call made; and a mail read and its link used. */
const LIFE = { work: 10 * MINUTE, mail: HOUR } as const;
type Kind = keyof typeof LIFE;

/**
 * Milliseconds in which a puzzle may be easier than those that are given by then: who solves one while
 * a door fills is let in, and nobody gathers easy ones for when it is full.
 */
const EASIER_FOR = MINUTE;

/** Proofs that a caller has spent something: work, or an address at which mail arrives. */
export interface Proofs {
  /**
   * The refusal that has a new puzzle for the purpose with it.
   *
   * @param pressure - how full what it opens is, from 0 to 1: near the end each puzzle is harder.
   */
  required(purpose: string, pressure?: number): ApiError;
  /** What the link of a mail has in its address. */
  forMail(purpose: string): string;
  /**
   * Whether a proof is good for the purpose; it is used up then, with the transaction.
   *
   * @param pressure - as of `required`: an older proof is good where it is as hard as new ones.
   */
  spend(tx: Queryable, purpose: string, proof: string, pressure?: number): Promise<boolean>;
}

/** How much work a puzzle is before a door fills. */
export type PuzzleSize = Omit<Puzzle, 'token'>;

export function createProofs({
  clock,
  serverSecret,
  size = PUZZLE_SIZE,
}: {
  clock: Clock;
  serverSecret: Uint8Array;
  size?: PuzzleSize | undefined;
}): Proofs {
  const tokens = createSignedTokens(serverSecret, 'proof');
  const make = (kind: Kind, purpose: string, bits = 0): string =>
    tokens.make(`${kind} ${purpose} ${clock.now() + LIFE[kind]} ${bits} ${randomToken()}`);

  return {
    required(purpose, pressure = 0) {
      const bits = size.bits + harderBy(pressure);
      const puzzle: Puzzle = { token: make('work', purpose, bits), ...size, bits };
      const message = 'Many are coming at once. Solve the puzzle and send its proof with the call.';
      return new ApiError('puzzle_required', message, undefined, { puzzle });
    },

    forMail: (purpose) => make('mail', purpose),

    async spend(tx, purpose, proof, pressure = 0) {
      const { token = '', found = [] } = readProof(proof) ?? {};
      const [kind, forWhat, until, ofToken] = (tokens.read(token) ?? '').split(' ');
      const expiresAt = Number(until);
      if (forWhat !== purpose || !(expiresAt > clock.now())) return false;
      // Never easier than any puzzle, whatever a program of before wrote there
      const bits = /^\d{1,2}$/.test(ofToken ?? '')
        ? Math.max(Number(ofToken), size.bits)
        : size.bits;
      if (kind !== 'mail') {
        const isNew = expiresAt - clock.now() > LIFE.work - EASIER_FOR;
        if (!isNew && bits < size.bits + harderBy(pressure)) return false;
        if (!isSolved({ token, ...size, bits }, found)) return false;
      }
      return spendProof(tx, { id: sha256(token), expiresAt });
    },
  };
}

/** Bits more, each of which doubles the work: half a second, one or two on an old phone. */
const HARDER = [
  [0.95, 2],
  [0.75, 1],
] as const;

const harderBy = (pressure: number): number => HARDER.find(([from]) => pressure >= from)?.[1] ?? 0;

function isSolved(puzzle: Puzzle, found: readonly number[]): boolean {
  return (
    found.length === puzzle.parts &&
    found.every((number, part) => {
      const hash = createHash('sha256')
        .update(puzzleMessage(puzzle, part, number))
        .digest();
      return beginsWithZeros(hash, puzzle.bits);
    })
  );
}
