import { createHash, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../storage/database';

/** SHA-256 of an integration key, hex: how `employers.api_key_hash` keeps it. */
export function hashApiKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/**
 * Tells whose integration key came with a call; null for nobody's. Every key, however malformed,
 * takes the same path: hashed, looked up by its whole hash, compared in constant time. What the
 * time of the look-up could tell is about the hash, which a caller cannot steer.
 */
export function createEmployerReader(db: Queryable): (key: string) => Promise<string | null> {
  return async (key) => {
    const hash = hashApiKey(key);
    const [employer] = await db.query<{ id: string; hash: string }>(
      'select id, api_key_hash as hash from employers where api_key_hash = $1',
      [hash],
    );
    const stored = Buffer.from(employer?.hash ?? hashApiKey(''), 'hex');
    const same = timingSafeEqual(Buffer.from(hash, 'hex'), stored);
    return employer && same ? employer.id : null;
  };
}
