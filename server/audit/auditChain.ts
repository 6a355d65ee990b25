import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '../lib/canonicalJson';
import { sha256 } from '../lib/sha256';
import type { AuditRow, ChainPosition, Checkpoint, SealedRow } from './audit.repository';

/** Before any entry. */
export const CHAIN_START: ChainPosition = { position: 0, hash: '0'.repeat(64) };

/** The position of the entry after another one. */
export function nextPosition(
  before: ChainPosition,
  { at, event, actor, actorKey, subject, detail }: AuditRow,
): ChainPosition {
  const position = before.position + 1;
  const entry = { before: before.hash, position, at, event, actor, subject, detail };
  // Entries from before there was a key keep their hashes
  const said = canonicalJson(actorKey === null ? entry : { ...entry, actorKey });
  return { position, hash: sha256(said) };
}

/**
 * Checks that entries follow each other from a position on.
 * @returns the last position, or the one at which the chain is broken.
 */
export function follow(
  start: ChainPosition,
  entries: readonly SealedRow[],
): { last: ChainPosition } | { brokenAt: number } {
  let last = start;
  for (const entry of entries) {
    const expected = nextPosition(last, entry);
    if (entry.position !== expected.position || entry.hash !== expected.hash) {
      return { brokenAt: expected.position };
    }
    last = expected;
  }
  return { last };
}

/** Proves that an owner of the key recorded this position at this time. */
export function signatureOf(
  key: Uint8Array,
  { position, hash, at }: Omit<Checkpoint, 'signature'>,
) {
  return createHmac('sha256', key).update(`checkpoint ${position} ${hash} ${at}`).digest('hex');
}

export function isSigned(key: Uint8Array, checkpoint: Checkpoint): boolean {
  const expected = Buffer.from(signatureOf(key, checkpoint));
  const given = Buffer.from(checkpoint.signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
