import { timingSafeEqual } from 'node:crypto';
import type { KeyOwner } from '../http/api';
import type { Clock } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import { instant } from '../lib/time';
import type { Queryable } from '../storage/database';
import { findUsableKey } from './integrationKeys.repository';

/** SHA-256 of an integration key, hex, as stored in `integration_keys.key_hash`. */
export function hashApiKey(key: string): string {
  return sha256(key);
}

/**
 * Returns the employer of an integration key; null for an unknown, revoked or expired one. Every
 * key, however malformed, takes the same path: hashed, looked up by its whole hash, compared in
 * constant time. The time of the look-up depends only on the hash, which a caller cannot choose.
 */
export function createEmployerReader(
  db: Queryable,
  clock: Clock,
): (key: string) => Promise<KeyOwner | null> {
  return async (key) => {
    const hash = hashApiKey(key);
    const found = await findUsableKey(db, hash, instant(clock.now()));
    const stored = Buffer.from(found?.hash ?? hashApiKey(''), 'hex');
    const same = timingSafeEqual(Buffer.from(hash, 'hex'), stored);
    return found && same ? { employerId: found.employerId, keyId: found.id } : null;
  };
}
