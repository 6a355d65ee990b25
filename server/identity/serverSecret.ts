import { randomBytes } from 'node:crypto';
import { json, type Queryable } from '../storage/database';

const SETTING = 'server_secret';
const SECRET_BYTES = 32;

/** The server's secret, made at the first start and shared by every node on the same store. */
export async function loadServerSecret(db: Queryable): Promise<Uint8Array> {
  await db.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [
    SETTING,
    json(randomBytes(SECRET_BYTES).toString('base64')),
  ]);
  const [row] = await db.query<{ value: string }>('select value from settings where key = $1', [
    SETTING,
  ]);
  const secret = Buffer.from(row?.value ?? '', 'base64');
  if (secret.length !== SECRET_BYTES) throw new Error(`The setting ${SETTING} is damaged.`);
  return secret;
}
