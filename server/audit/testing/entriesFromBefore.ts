import { createHmac, hkdfSync } from 'node:crypto';
import { instant } from '../../lib/time';
import type { Database } from '../../storage/database';
import { saveSetting } from '../../storage/settings.repository';
import { CHAIN_START, nextPosition } from '../auditChain';

/**
 * Writes a log as versions before the setting's key did: a chain without HMACs, whose end is signed
 * with the secret of the store. The last entry waits for its place.
 */
export async function writeEntriesFromBefore(
  db: Database,
  { secret, count, now }: { secret: Uint8Array; count: number; now: number },
): Promise<void> {
  const key = new Uint8Array(hkdfSync('sha256', secret, new Uint8Array(), 'vikari audit v1', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const at = instant(now);
  let last = CHAIN_START;
  for (let number = 1; number <= count; number += 1) {
    const entry = {
      at,
      event: 'signed_in',
      actor: sign('user:anna').slice(0, 32),
      actorKey: null,
      subject: null,
      detail: String(number),
    };
    const waits = number === count;
    if (!waits) last = nextPosition(last, { ...entry, id: 0, keyId: null, mac: null });
    await db.query(
      `insert into audit_log (at, event, actor, detail, position, hash)
       values ($1, $2, $3, $4, $5, $6)`,
      [
        at,
        entry.event,
        entry.actor,
        entry.detail,
        waits ? null : last.position,
        waits ? null : last.hash,
      ],
    );
  }
  const { position, hash } = last;
  const signature = sign(`checkpoint ${position} ${hash} ${at}`);
  await saveSetting(db, 'audit_head', { position, hash, at, signature });
}
