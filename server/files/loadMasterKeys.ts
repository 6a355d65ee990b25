import { join } from 'node:path';
import { type Config, LOST_KEYS_CONSENT } from '../config/config';
import { type Clock, today } from '../lib/clock';
import type { Queryable } from '../storage/database';
import { KEY_FILE, KeyFileError, keysIn, readKeyFile } from './keyFile';
import { createMasterKeys, MasterKeyError, type MasterKeys } from './masterKeys';
import { KEYED_FILES, type KeyedTable } from './rotateKeys';

/** Rows tried under each key: one that is damaged by itself proves nothing. */
const TRIED = 20;

/** What of a store is sealed under one master key, and whether the keys of this run open it. */
interface Sealed {
  masterKeyId: string;
  /** `3 files and 1 reports`. */
  what: string;
  opens: boolean;
}

export interface KeyProof {
  db: Queryable;
  clock: Clock;
  /** The tables besides the files. */
  others: readonly KeyedTable[];
  /** Called with a sentence for each key that is missing beside others that are there. */
  tell: (message: string) => void;
}

/**
 * The configured master keys, or else those of the key file, after a proof that they open what is
 * stored. The file is made by the first start alone.
 * @throws KeyFileError where they open nothing of it, or the file is missing and something is sealed.
 */
export async function loadMasterKeys(
  config: Pick<Config, 'files' | 'dataDir' | 'allowLostKeys'>,
  proof: KeyProof,
): Promise<MasterKeys> {
  const path = join(config.dataDir, KEY_FILE);
  const known = config.files.masterKeys ?? (await keysIn(path));
  const keys = known && createMasterKeys(known);
  const sealed = await findSealed(proof, keys);
  const shut = sealed.filter(({ opens }) => !opens);
  const place = config.files.masterKeys ? 'FILE_KEYS' : path;
  const nothingOpens = shut.length > 0 && shut.length === sealed.length;
  if (nothingOpens && !config.allowLostKeys) throw new KeyFileError(refusal(place, keys, shut));
  for (const { what, masterKeyId } of shut) {
    proof.tell(
      `${what} are under the master key ${masterKeyId}, which ${place} lacks or has another of: they cannot be opened until it is added behind the others.`,
    );
  }
  return keys ?? createMasterKeys(await readKeyFile(path, today(proof.clock)));
}

async function findSealed(
  { db, others }: KeyProof,
  keys: MasterKeys | null,
): Promise<readonly Sealed[]> {
  const all = new Map<string, Sealed>();
  for (const table of [KEYED_FILES, ...others]) {
    for (const { masterKeyId, count } of await table.countByKey(db)) {
      const rows = await table.findUnder(db, { masterKeyId, limit: TRIED });
      const opens = keys !== null && rows.some((row) => opensWith(keys, table.nameOf(row.id), row));
      const before = all.get(masterKeyId);
      all.set(masterKeyId, {
        masterKeyId,
        what: [...(before ? [before.what] : []), `${count} ${table.what}`].join(' and '),
        opens: opens || (before?.opens ?? false),
      });
    }
  }
  return [...all.values()];
}

function opensWith(keys: MasterKeys, ...row: Parameters<MasterKeys['unwrap']>): boolean {
  try {
    keys.unwrap(...row);
    return true;
  } catch (error) {
    if (error instanceof MasterKeyError) return false;
    throw error;
  }
}

function refusal(place: string, keys: MasterKeys | null, shut: readonly Sealed[]): string {
  const ids = shut.map(({ masterKeyId }) => masterKeyId).join(', ');
  const what = shut.map((sealed) => sealed.what).join(' and ');
  const fault = keys === null ? `${place} is missing` : `${place} opens nothing that is stored`;
  return (
    `${fault}: ${what} are under the master key ${ids}. Put the key back, from the backup or where ` +
    `FILE_KEYS is kept. Only if it is lost for good: ALLOW_LOST_KEYS=${LOST_KEYS_CONSENT} starts without them.`
  );
}
