import { createHmac, randomBytes } from 'node:crypto';
import { hashApiKey } from '../employers/apiKey';
import { json, type Queryable } from '../storage/database';

const SETTING = 'demo_secret';

/** The secret that this installation's demo keys are made of; made on the first call. */
export async function readOrCreateDemoSecret(db: Queryable): Promise<string> {
  await db.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    SETTING,
    json(randomBytes(32).toString('hex')),
  ]);
  const [row] = await db.query<{ value: string }>('select value from settings where key = $1', [
    SETTING,
  ]);
  if (!row) throw new Error('The demo secret was not stored.');
  return row.value;
}

/** A demo employer's integration key: unguessable, and made again whenever it is needed. */
export function demoApiKey(secret: string, employerId: string): string {
  return `demo_${createHmac('sha256', secret).update(employerId).digest('hex')}`;
}

/** The keys of all demo employers: those whose demo key is stored and not revoked. */
export async function readDemoApiKeys(db: Queryable): Promise<string[]> {
  const secret = await readOrCreateDemoSecret(db);
  const stored = await db.query<{ employerId: string; hash: string }>(
    `select employer_id as "employerId", key_hash as hash from integration_keys
     where revoked_at is null order by employer_id`,
  );
  return stored
    .map(({ employerId, hash }) => ({ key: demoApiKey(secret, employerId), hash }))
    .filter(({ key, hash }) => hashApiKey(key) === hash)
    .map(({ key }) => key);
}
