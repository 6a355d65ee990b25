import { randomBytes } from 'node:crypto';
import type { Queryable } from '../storage/database';
import { findOrClaimSetting } from '../storage/settings.repository';

const SETTING = 'server_secret';
const SECRET_BYTES = 32;

/** The server's secret, made at the first start and shared by every node on the same database. */
export async function loadServerSecret(db: Queryable): Promise<Uint8Array> {
  const made = randomBytes(SECRET_BYTES).toString('base64');
  const value = await findOrClaimSetting(db, SETTING, made);
  const secret = Buffer.from(typeof value === 'string' ? value : '', 'base64');
  if (secret.length !== SECRET_BYTES) throw new Error(`The setting ${SETTING} is damaged.`);
  return secret;
}
