import type { DeviceKey } from '#domain/api/v2';
import { encryptPayload } from '#domain/crypto/payloadCipher';
import { decryptPayload } from '../../lib/decryptPayload';
import { DRAFT_PREFIX } from '../../lib/sessionStore';
import type { WebStore } from '../../lib/webStore';
import { type DraftRecord, parseDraftRecord } from './draftRecord';

export interface DraftStoreOptions {
  /** Asks the server for the candidate's key; rejects without a live session of theirs. */
  fetchKey: () => Promise<DeviceKey>;
  /** Where the drafts lie, besides the page's memory; null for nowhere. */
  area: WebStore | null;
  /** Where earlier drafts may lie that this candidate must not leave behind. */
  cleared: readonly WebStore[];
  /** Whether Web Crypto is there. Without it drafts lie as they are. */
  encrypted: boolean;
  now: () => number;
  /** The log is told nothing of a draft or the key. */
  logError: (message: string, error: unknown) => void;
}

/** The drafts of one candidate. A name is a subject's own: the id of the job that is applied for. */
export interface DraftStore {
  /** What `read` would answer, where that is known at once; else undefined. */
  peek(name: string): { value: unknown } | undefined;
  /** The newest draft of that name; null without one, or with one that cannot be read. */
  read(name: string): Promise<unknown>;
  /** Keeps a draft: in memory at once, in the browser's storage a moment later. */
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** Removes what other users have left and what is too old. */
  tidy(): Promise<void>;
  /** Drops everything in memory, the key included, and keeps nothing from then on. */
  close(): void;
  /** Resolves when what has been written so far is kept, or could not be. */
  settled(): Promise<void>;
}

/** Opens one candidate's drafts. The key is asked for when the first draft needs it. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { fetchKey, area, cleared, encrypted, now, logError } = options;
  const memory = new Map<string, unknown>();
  /** Names whose newest draft is in memory alone. */
  const changed = new Set<string>();
  let closed = false;
  let refused = false;
  let opening: Promise<DeviceKey> | null = null;
  let keeping: Promise<void> | null = null;

  const keyOf = (owner: string, name: string) => `${DRAFT_PREFIX}${owner}.${name}`;

  function removeForeign(owner: string): void {
    for (const other of cleared) other.removeAll(DRAFT_PREFIX);
    for (const key of area?.keys(DRAFT_PREFIX) ?? []) {
      const own = key.startsWith(keyOf(owner, ''));
      if (!own || parseDraftRecord(area?.read(key), now()) === null) area?.remove(key);
    }
  }

  function open(): Promise<DeviceKey> {
    opening ??= fetchKey().then(
      (key) => {
        if (!closed) removeForeign(key.owner);
        return key;
      },
      (error: unknown) => {
        opening = null;
        throw error;
      },
    );
    return opening;
  }

  /** The key, or null when it cannot be had for now. */
  async function tryOpen(): Promise<DeviceKey | null> {
    try {
      return await open();
    } catch (error) {
      // Every change of a draft tries again: once tells enough.
      if (!refused) logError('The key of the drafts could not be read.', error);
      refused = true;
      return null;
    }
  }

  function peek(name: string): { value: unknown } | undefined {
    if (memory.has(name)) return { value: memory.get(name) };
    const kept = area?.keys(DRAFT_PREFIX).some((key) => key.endsWith(`.${name}`)) ?? false;
    // Most forms are new: then nobody waits for the key.
    return kept ? undefined : { value: null };
  }

  async function recordOf(key: DeviceKey, name: string): Promise<DraftRecord> {
    const value = memory.get(name);
    return encrypted
      ? { at: now(), sealed: await encryptPayload(key, { name, value }) }
      : { at: now(), open: value };
  }

  async function keep(key: DeviceKey, name: string): Promise<void> {
    try {
      const record = await recordOf(key, name);
      // It may have been removed meanwhile, by sending it or by signing out.
      if (!closed && memory.has(name)) area?.write(keyOf(key.owner, name), record);
    } catch (error) {
      logError('A draft could not be kept.', error);
    }
  }

  async function keepChanged(): Promise<void> {
    const key = await tryOpen();
    // A set that grows while it is walked is walked to its new end.
    for (const name of key && !closed ? changed : []) {
      changed.delete(name);
      if (key) await keep(key, name);
    }
    keeping = null;
  }

  async function openRecord(key: DeviceKey, name: string, record: DraftRecord): Promise<unknown> {
    if (record.sealed === undefined) return record.open;
    const opened = encrypted ? await decryptPayload(record.sealed, key, logError) : null;
    if (typeof opened !== 'object' || opened === null) return null;
    const draft: { name?: unknown; value?: unknown } = opened;
    return draft.name === name ? draft.value : null;
  }

  return {
    peek,
    async read(name) {
      const known = peek(name);
      if (known || !area) return known?.value ?? null;
      const key = await tryOpen();
      if (!key || closed) return null;
      const record = parseDraftRecord(area.read(keyOf(key.owner, name)), now());
      const value = record && (await openRecord(key, name, record));
      if (value === null) area.remove(keyOf(key.owner, name));
      return value;
    },
    write(name, value) {
      if (closed) return;
      memory.set(name, value);
      if (!area) return;
      changed.add(name);
      keeping ??= keepChanged();
    },
    remove(name) {
      memory.delete(name);
      changed.delete(name);
      for (const key of area?.keys(DRAFT_PREFIX) ?? []) {
        if (key.endsWith(`.${name}`)) area?.remove(key);
      }
    },
    async tidy() {
      await tryOpen();
    },
    close() {
      closed = true;
      memory.clear();
      changed.clear();
      opening = null;
    },
    settled: async () => void (await keeping),
  };
}
