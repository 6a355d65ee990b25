import { timingSafeEqual } from 'node:crypto';
import type { Clock } from '../lib/clock';
import { sha256 } from '../lib/sha256';
import type { Queryable } from '../storage/database';
import { findUsableKey } from './integrationKeys.repository';

/** SHA-256 of an integration key, hex: how `integration_keys.key_hash` keeps it. */
export function hashApiKey(key: string): string {
  return sha256(key);
}

/**
 * Tells whose integration key came with a call; null for an unknown, a revoked and an expired one.
 * Every key, however malformed, takes the same path: hashed, looked up by its whole hash, compared
 * in constant time. What the time of the look-up could tell is about the hash, which a caller
 * cannot steer.
 */
export function createEmployerReader(
  db: Queryable,
  clock: Clock,
): (key: string) => Promise<string | null> {
  return async (key) => {
    const hash = hashApiKey(key);
    const found = await findUsableKey(db, hash, new Date(clock.now()).toISOString());
    const stored = Buffer.from(found?.hash ?? hashApiKey(''), 'hex');
    const same = timingSafeEqual(Buffer.from(hash, 'hex'), stored);
    return found && same ? found.employerId : null;
  };
}
