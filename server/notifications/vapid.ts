import webPush from 'web-push';
import type { Config } from '../config/config';
import type { Vapid } from '../config/pushConfig';
import type { Queryable } from '../storage/database';
import { findOrClaimSetting } from '../storage/settings.repository';

const SETTING = 'vapid_keys';
const DEMO_SUBJECT = 'mailto:no-reply@vikari.example';

/** The settings' keys. A demo run without any makes its own, once; otherwise null: no push. */
export async function loadVapid(
  db: Queryable,
  { push, mode }: Pick<Config, 'push' | 'mode'>,
): Promise<Vapid | null> {
  if (push !== null || mode !== 'demo') return push;
  const value = await findOrClaimSetting(db, SETTING, webPush.generateVAPIDKeys());
  const { publicKey, privateKey }: Record<string, unknown> = Object(value);
  if (typeof publicKey !== 'string' || typeof privateKey !== 'string') {
    throw new Error(`The setting ${SETTING} is damaged.`);
  }
  return { publicKey, privateKey, subject: DEMO_SUBJECT };
}
