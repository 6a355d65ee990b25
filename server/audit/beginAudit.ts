import type { Clock } from '../lib/clock';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import {
  type ChainPosition,
  findCheckpoint,
  findLastSealed,
  findUnsealed,
  saveCheckpoint,
  sealEntries,
} from './audit.repository';
import { CHAIN_START, nextPosition } from './auditChain';
import type { AuditKeys } from './auditKeys';
import { findMark, saveMark } from './auditMarks';
import { BROKEN_BEFORE } from './keyBegan';
import { writeEntry } from './writeEntry';

const BATCH = 500;

/**
 * Puts a log from before there was a setting's key under the key, in the transaction that makes the
 * server's secret: its entries keep their hashes, its waiting ones get their places, and where it
 * ends is signed, so that no entry without an HMAC is taken for one of that time later on. Its first
 * entry under the key says so, and whether the log was whole until then.
 */
export async function beginAudit(
  tx: Queryable,
  { keys, clock }: { keys: AuditKeys; clock: Clock },
): Promise<void> {
  const at = instant(clock.now());
  const cut = await findCheckpoint(tx);
  const before = (await findLastSealed(tx)) ?? cut ?? CHAIN_START;
  const isCutSigned = cut === null || keys.proofFromBefore(cut) === 'right';
  if (cut && isCutSigned) await saveCheckpoint(tx, keys.sign('cut', cut));
  const isWhole = isCutSigned && (await endedAt(tx, keys, before));
  const last = await sealWaiting(tx, before);
  await saveMark(tx, 'before the key', keys.sign('before the key', { ...last, at }));
  await saveMark(tx, 'end', keys.sign('end', { ...last, at }));
  await writeEntry(tx, keys, {
    at,
    event: 'key_began',
    actor: 'server',
    actorKey: null,
    subject: null,
    detail: isWhole ? keys.currentId : BROKEN_BEFORE,
  });
}

/** Whether the signed end of that time is the last position. */
async function endedAt(tx: Queryable, keys: AuditKeys, last: ChainPosition): Promise<boolean> {
  const end = await findMark(tx, 'end');
  if (end === null || end === 'damaged') return end === null && last.position === 0;
  const isSame = end.position === last.position && end.hash === last.hash;
  return isSame && keys.proofFromBefore(end) === 'right';
}

/** Gives all that waits its place; returns the new end. */
async function sealWaiting(tx: Queryable, before: ChainPosition): Promise<ChainPosition> {
  let last: ChainPosition = before;
  for (;;) {
    const entries = await findUnsealed(tx, 0, BATCH);
    const places = entries.map((entry) => {
      last = nextPosition(last, entry);
      return { ...last, id: entry.id };
    });
    if (places.length > 0) await sealEntries(tx, places);
    if (entries.length < BATCH) return { position: last.position, hash: last.hash };
  }
}
