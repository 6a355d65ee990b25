import { hkdfSync, randomBytes } from 'node:crypto';
import { createAuditKeys } from '../audit/auditKeys';
import { beginAudit } from '../audit/beginAudit';
import type { MasterKey } from '../config/masterKeySetting';
import { createMasterKeys, MasterKeyError, type WrappedKey } from '../files/masterKeys';
import type { Clock } from '../lib/clock';
import { DAY, instant } from '../lib/time';
import type { Database, Queryable } from '../storage/database';
import {
  claimSetting,
  deleteSetting,
  findSetting,
  saveSetting,
} from '../storage/settings.repository';

/** The secret in the open, as stores had it before there was a setting's key. */
const IN_THE_OPEN = 'server_secret';
/** The secret, wrapped under a server key. */
export const WRAPPED = 'wrapped_server_secret';
const SECRET_BYTES = 32;
/** Milliseconds for which links in mails from before the key are still read. */
const EARLIER_LINKS_KEPT = 90 * DAY;

/** What is derived from, for one purpose a time. None of it can be computed from the store alone. */
export interface ServerSecrets {
  /** Of tokens, cookies, pseudonyms and new webhooks. */
  serverSecret: Uint8Array;
  /**
   * Of what is stored or was handed out and has to stay the same: drafts on devices, documents in
   * Firestore, digests in rows. A store from before the key keeps its earlier secret for these.
   */
  lastingSecret: Uint8Array;
  /** The secret that a store from before the key had; null for others. */
  earlierSecret: Uint8Array | null;
  /** When `serverSecret` was made, milliseconds: what is older was made with the earlier one. */
  madeAt: number;
}

/** Whether links that were signed with the earlier secret are still read. */
export function secretOfOldLinks(
  { earlierSecret, madeAt }: Pick<ServerSecrets, 'earlierSecret' | 'madeAt'>,
  now: number,
): Uint8Array | null {
  return now < madeAt + EARLIER_LINKS_KEPT ? earlierSecret : null;
}

/** The keys of this run do not open the store's secret. */
export class ServerKeyError extends Error {
  /** Shown to the operator without a stack trace. */
  readonly expected = true;
  override name = 'ServerKeyError';
}

/**
 * The store's secrets, opened with the server keys. The first start makes them, and puts the audit
 * log under the key; what an earlier version kept in the open is wrapped and taken from there. After
 * a change of the key they are wrapped anew under the current one.
 *
 * @throws ServerKeyError when the keys do not open what is stored.
 */
export async function loadServerSecrets(
  db: Database,
  { keys, clock }: { keys: readonly MasterKey[]; clock: Clock },
): Promise<ServerSecrets> {
  const wrapping = wrappingKeys(keys);
  const stored = await db.transaction(async (tx) => {
    const known = await findSetting(tx, WRAPPED);
    if (known !== null) return known;
    const earlier = earlierIn(await findSetting(tx, IN_THE_OPEN));
    const madeAt = instant(clock.now());
    const made = {
      madeAt,
      secret: wrapping.wrap(nameOf('secret', madeAt), randomBytes(SECRET_BYTES)),
      earlier: earlier && wrapping.wrap(nameOf('earlier', madeAt), earlier),
    };
    // Of several nodes that start together, one makes it
    if (!(await claimSetting(tx, WRAPPED, made))) return findSetting(tx, WRAPPED);
    await deleteSetting(tx, IN_THE_OPEN);
    await beginAudit(tx, { keys: createAuditKeys(keys, earlier), clock });
    return made;
  });
  const secrets = open(stored, wrapping);
  await wrapAnew(db, { stored, secrets, wrapping });
  return secrets;
}

/** The same for a command that changes nothing; null when no server has run with a key yet. */
export async function findServerSecrets(
  db: Queryable,
  keys: readonly MasterKey[],
): Promise<ServerSecrets | null> {
  const stored = await findSetting(db, WRAPPED);
  return stored === null ? null : open(stored, wrappingKeys(keys));
}

/** Whether the keys open a secret as `WRAPPED` has it. */
export function opensSecret(stored: unknown, keys: readonly MasterKey[]): boolean {
  try {
    open(stored, wrappingKeys(keys));
    return true;
  } catch (error) {
    if (error instanceof ServerKeyError) return false;
    throw error;
  }
}

/** The server key that the store's secret is under; null before the first start with one. */
export async function secretIsUnder(db: Queryable): Promise<string | null> {
  const stored = await findSetting(db, WRAPPED);
  return stored === null ? null : String(Object(Object(stored).secret).masterKeyId);
}

type Wrapping = ReturnType<typeof createMasterKeys>;

/** A key of the setting does one thing only: this one wraps. */
function wrappingKeys(keys: readonly MasterKey[]): Wrapping {
  const derive = (key: Uint8Array) =>
    new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'vikari server secret v1', 32));
  return createMasterKeys(keys.map(({ id, key }) => ({ id, key: derive(key) })));
}

/** What a wrapped secret is bound to: one cannot stand in the other's place, nor be made younger. */
const nameOf = (part: 'secret' | 'earlier', madeAt: string) => `${part} ${madeAt}`;

function open(stored: unknown, wrapping: Wrapping): ServerSecrets {
  const { madeAt, secret, earlier } = Object(stored);
  const unwrap = (part: 'secret' | 'earlier', wrapped: WrappedKey) => {
    try {
      return wrapping.unwrap(nameOf(part, madeAt), wrapped);
    } catch (error) {
      if (!(error instanceof MasterKeyError)) throw error;
      throw new ServerKeyError(
        `The secret of this store is under the server key ${wrapped.masterKeyId}, which SERVER_KEYS does not have or has another of: see docs/settings.md.`,
      );
    }
  };
  const serverSecret = unwrap('secret', secret);
  const earlierSecret = earlier ? unwrap('earlier', earlier) : null;
  return {
    serverSecret,
    earlierSecret,
    lastingSecret: earlierSecret ?? serverSecret,
    madeAt: Date.parse(madeAt),
  };
}

/** Puts the secrets under the current key, where another one has them. */
async function wrapAnew(
  db: Database,
  { stored, secrets, wrapping }: { stored: unknown; secrets: ServerSecrets; wrapping: Wrapping },
): Promise<void> {
  const { madeAt, secret } = Object(stored);
  if (secret.masterKeyId === wrapping.currentId) return;
  const { serverSecret, earlierSecret } = secrets;
  await saveSetting(db, WRAPPED, {
    madeAt,
    secret: wrapping.wrap(nameOf('secret', madeAt), serverSecret),
    earlier: earlierSecret && wrapping.wrap(nameOf('earlier', madeAt), earlierSecret),
  });
}

function earlierIn(value: unknown): Uint8Array | null {
  if (value === null) return null;
  const secret = Buffer.from(typeof value === 'string' ? value : '', 'base64');
  if (secret.length !== SECRET_BYTES) throw new Error(`The setting ${IN_THE_OPEN} is damaged.`);
  return secret;
}
