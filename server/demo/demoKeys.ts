import { createHmac, randomBytes } from 'node:crypto';
import { hashApiKey } from '../employers/apiKey';
import { findUnrevokedKeys } from '../employers/storedEmployers';
import type { Queryable } from '../storage/database';
import { findOrClaimSetting } from '../storage/settings.repository';

const SETTING = 'demo_secret';

/** The secret that this installation's demo keys are derived from; created on the first call. */
export async function readOrCreateDemoSecret(db: Queryable): Promise<string> {
  const secret = await findOrClaimSetting(db, SETTING, randomBytes(32).toString('hex'));
  if (typeof secret !== 'string') throw new Error('The demo secret was not stored.');
  return secret;
}

/** A demo employer's integration key: unguessable, and derived again whenever it is needed. */
export function demoApiKey(secret: string, employerId: string): string {
  return `demo_${createHmac('sha256', secret).update(employerId).digest('hex')}`;
}

/** The demo employers whose demo key is stored and not revoked, with that key. */
export async function readDemoKeys(
  db: Queryable,
): Promise<{ employerId: string; apiKey: string }[]> {
  const secret = await readOrCreateDemoSecret(db);
  const stored = await findUnrevokedKeys(db);
  return stored
    .map(({ employerId, hash }) => ({ employerId, apiKey: demoApiKey(secret, employerId), hash }))
    .filter(({ apiKey, hash }) => hashApiKey(apiKey) === hash)
    .map(({ employerId, apiKey }) => ({ employerId, apiKey }));
}
