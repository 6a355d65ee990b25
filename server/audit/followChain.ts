import type { Queryable } from '../storage/database';
import {
  type ChainPosition,
  findCheckpoint,
  findSealedAfter,
  type SealedRow,
} from './audit.repository';
import { CHAIN_START, nextPosition } from './auditChain';
import type { AuditKeys } from './auditKeys';
import { findMark } from './auditMarks';
import { BROKEN_BEFORE } from './keyBegan';

const BATCH = 500;
/** How many entries are named one by one. */
const NAMED = 10;

/** What was read of a chain. */
export interface FollowedChain {
  /** As text; empty when all is right. */
  problems: string[];
  /** The position before the first entry that is left. */
  start: ChainPosition;
  /** The last position that follows from the start. */
  end: ChainPosition;
  /** The number of entries. */
  entries: number;
  /** How many of them were written before there was a setting's key. */
  beforeKey: number;
}

/**
 * Follows the chain from the last cut and checks of each entry that it follows from the one before
 * it, and that a server with one of the keys wrote it, or that it is pinned as older than the keys.
 *
 * @param upTo - the last position that is looked at; all when left out.
 * @param onPosition - called with each position, the start included.
 */
export async function followChain(
  db: Queryable,
  keys: AuditKeys,
  {
    upTo = Number.MAX_SAFE_INTEGER,
    onPosition = () => undefined,
  }: { upTo?: number; onPosition?: (place: ChainPosition) => void } = {},
): Promise<FollowedChain> {
  const found: string[] = [];
  const cut = await findCheckpoint(db);
  if (cut && keys.proofOfSignature('cut', cut) !== 'right') {
    found.push(`The signature of the checkpoint at ${cut.position} is wrong.`);
  }
  const start = cut ? { position: cut.position, hash: cut.hash } : CHAIN_START;
  const pin = await pinOf(db, keys, found);
  const foreign: number[] = [];
  const unknown = new Map<string, number>();
  let end = start;
  let entries = 0;
  let beforeKey = 0;
  const result = (): FollowedChain => ({
    problems: [...found, ...ofForeign(foreign), ...ofUnknown(unknown)],
    start,
    end,
    entries,
    beforeKey,
  });

  function check(entry: SealedRow): void {
    if (entry.mac === null && entry.position <= pin.position) beforeKey += 1;
    else {
      const proof = keys.proofOf(entry);
      if (proof === 'wrong') foreign.push(entry.position);
      else if (proof === 'unknown key') count(unknown, entry.keyId ?? '');
    }
    if (entry.position === pin.position && entry.hash !== pin.hash) {
      found.push(`The part from before the key, up to ${pin.position}, was changed.`);
    }
    if (entry.event === 'key_began' && entry.detail === BROKEN_BEFORE) {
      found.push(`The log had been changed when the key began, at ${entry.position}.`);
    }
  }

  onPosition(start);
  for (;;) {
    const batch = (await findSealedAfter(db, end.position, BATCH)).filter(
      ({ position }) => position <= upTo,
    );
    for (const entry of batch) {
      const expected = nextPosition(end, entry);
      if (entry.position !== expected.position || entry.hash !== expected.hash) {
        found.push(`The chain is broken at ${expected.position}.`);
        return result();
      }
      end = expected;
      entries += 1;
      onPosition(end);
      check(entry);
    }
    if (batch.length < BATCH) return result();
  }
}

/** Up to where entries may have no HMAC; a wrong pin lets none be without. */
async function pinOf(db: Queryable, keys: AuditKeys, problems: string[]): Promise<ChainPosition> {
  const pin = await findMark(db, 'before the key');
  if (pin === null) return CHAIN_START;
  if (pin !== 'damaged' && keys.proofOfSignature('before the key', pin) === 'right') return pin;
  problems.push('The signature of the part from before the key is wrong.');
  return CHAIN_START;
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function ofForeign(positions: readonly number[]): string[] {
  const rest = positions.length - NAMED;
  return [
    ...positions
      .slice(0, NAMED)
      .map((position) => `The server did not write the entry at ${position}.`),
    ...(rest > 0 ? [`Nor ${rest} more.`] : []),
  ];
}

function ofUnknown(unknown: ReadonlyMap<string, number>): string[] {
  return [...unknown].map(
    ([id, count]) => `${count} entries are under the server key ${id}, which is not set.`,
  );
}
