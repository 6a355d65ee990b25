import type { MasterKey } from '../config/masterKeySetting';
import { createMasterKeys, type WrappedKey } from '../files/masterKeys';
import { ObjectMissingError, type ObjectStore } from '../files/objectStore';
import { createVault } from '../files/vault';
import { opensSecret, WRAPPED } from '../identity/serverSecret';
import { KEYED_REPORTS } from '../safety/keyedReports';
import type { Queryable } from '../storage/database';

/** What of a database names objects and needs keys. */
export interface Contents {
  files: (WrappedKey & { id: string; kept: boolean })[];
  frames: { fileId: string; number: number; object: string; size: number }[];
  reports: (WrappedKey & { id: string })[];
  /** The wrapped server secret; null before the first start with a key. */
  secret: unknown;
}

/** The keys to try; null where they are not known. */
export interface KnownKeys {
  masterKeys: readonly MasterKey[] | null;
  serverKeys: readonly MasterKey[] | null;
}

/** Whether all that a database names is there and opens. */
export interface ContentsCheck {
  problems: string[];
  /** What was not tried, and why. */
  notes: string[];
  /** Files that were decrypted from the first byte to the last. */
  opened: number;
}

export async function contentsOf(db: Queryable): Promise<Contents> {
  const keyed = 'id, master_key_id as "masterKeyId", wrapped_key as "wrappedKey"';
  const [setting] = await db.query<{ value: unknown }>(
    'select value from settings where key = $1',
    [WRAPPED],
  );
  return {
    files: await db.query(`select ${keyed}, expires_at is null as kept from files`),
    frames: await db.query('select file_id as "fileId", number, object, size from file_frames'),
    reports: await db.query(`select ${keyed} from reports`),
    secret: setting?.value ?? null,
  };
}

/** Reads every file; one that is being uploaded has no end yet, so that only its frames are looked for. */
export async function checkContents(
  contents: Contents,
  { store, masterKeys, serverKeys }: KnownKeys & { store: ObjectStore },
): Promise<ContentsCheck> {
  const check: ContentsCheck = { problems: [], notes: [], opened: 0 };
  const { problems, notes } = check;
  const objects = new Set<string>();
  for await (const { name } of store.list('')) objects.add(name);
  const missing = contents.frames.filter(({ object }) => !objects.has(object));
  for (const { object } of missing) problems.push(`the file ${object} is missing`);
  if (contents.secret === null) notes.push('No server has run on it with a server key.');
  else if (serverKeys === null) notes.push('SERVER_KEYS is not set: they were not tried.');
  else if (!opensSecret(contents.secret, serverKeys)) {
    problems.push('the server keys do not open its secret');
  }
  const sealed = contents.files.length + contents.reports.length;
  if (masterKeys === null) {
    if (sealed > 0) notes.push('FILE_KEYS is not set: whether files open was not tried.');
    return check;
  }
  const keys = createMasterKeys(masterKeys);
  const vault = createVault({ store, keys });
  const framesOf = new Map<string, Contents['frames']>();
  for (const frame of contents.frames) {
    framesOf.set(frame.fileId, [...(framesOf.get(frame.fileId) ?? []), frame]);
  }
  for (const file of contents.files) {
    const frames = (framesOf.get(file.id) ?? []).toSorted((a, b) => a.number - b.number);
    await tried(problems, async () => {
      keys.unwrap(file.id, file);
      if (!file.kept) return;
      for await (const _bytes of vault.read(file, frames));
      check.opened += 1;
    });
  }
  for (const report of contents.reports) {
    await tried(problems, async () => void keys.unwrap(KEYED_REPORTS.nameOf(report.id), report));
  }
  return check;
}

/** A missing object is told already. */
async function tried(problems: string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof ObjectMissingError) return;
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
