import type { DeviceKey } from '#domain/api/payloadKeys';
import { encryptPayload } from '#domain/crypto/payloadCipher';
import { decryptPayload } from '../../lib/decryptPayload';
import { DRAFT_PREFIX } from '../../lib/store/sessionStore';
import type { WebStore } from '../../lib/store/webStore';
import { type DraftRecord, parseDraftRecord } from './draftRecord';

export interface DraftStoreOptions {
  /** Requests the candidate's key from the server; rejects without a session of theirs. */
  fetchKey: () => Promise<DeviceKey>;
  /** Where drafts are stored, besides in memory; null for memory only. */
  area: WebStore | null;
  /** The storages where earlier drafts of other candidates are removed. */
  cleared: readonly WebStore[];
  /** Whether Web Crypto is available. Without it drafts are stored unencrypted. */
  encrypted: boolean;
  now: () => number;
  /** Nothing of a draft or the key is logged. */
  logError: (message: string, error: unknown) => void;
}

/** The drafts of one candidate. A name identifies a draft, for example by the id of a job. */
export interface DraftStore {
  /** What `read` would return, when it is known without waiting; otherwise undefined. */
  peek(name: string): { value: unknown } | undefined;
  /** The newest draft of that name; null when there is none, or it cannot be read. */
  read(name: string): Promise<unknown>;
  /** Keeps a draft: in memory at once, in the browser's storage after a short delay. */
  write(name: string, value: unknown): void;
  remove(name: string): void;
  /** The names of all drafts that begin with `prefix`. */
  names(prefix: string): string[];
  /** Another tab has changed a draft: it is read from the browser's storage from then on. */
  reload(name: string): void;
  /** Removes other users' drafts and those that are too old. */
  tidy(): Promise<void>;
  /** Removes everything from memory, the key included, and stores nothing from then on. */
  close(): void;
  /** Aborted by `close`. */
  readonly closing: AbortSignal;
  /** Resolves when everything written so far is stored, or could not be. */
  settled(): Promise<void>;
}

/** Opens one candidate's drafts. The key is requested when the first draft needs it. */
export function createDraftStore(options: DraftStoreOptions): DraftStore {
  const { fetchKey, area, cleared, encrypted, now, logError } = options;
  const memory = new Map<string, unknown>();
  /** Names whose newest draft is in memory only. */
  const changed = new Set<string>();
  const closing = new AbortController();
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

  /** The key; null when it cannot be read now. */
  async function tryOpen(): Promise<DeviceKey | null> {
    try {
      return await open();
    } catch (error) {
      // Every change of a draft tries again: one report is enough.
      if (!refused) logError('The key of the drafts could not be read.', error);
      refused = true;
      return null;
    }
  }

  function peek(name: string): { value: unknown } | undefined {
    if (memory.has(name)) return { value: memory.get(name) };
    const kept = area?.keys(DRAFT_PREFIX).some((key) => key.endsWith(`.${name}`)) ?? false;
    // Most forms have no draft: then nothing waits for the key.
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
      // It may have been removed in the meantime: the form was submitted, or the user signed out.
      if (!closed && memory.has(name)) area?.write(keyOf(key.owner, name), record);
    } catch (error) {
      logError('A draft could not be kept.', error);
    }
  }

  async function keepChanged(): Promise<void> {
    const key = await tryOpen();
    // A set's iteration includes what is added meanwhile.
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
    names(prefix) {
      const kept = (area?.keys(DRAFT_PREFIX) ?? []).map(nameIn);
      return [...new Set([...memory.keys(), ...kept])].filter((name) => name.startsWith(prefix));
    },
    reload(name) {
      if (!changed.has(name)) memory.delete(name);
    },
    async tidy() {
      await tryOpen();
    },
    close() {
      closed = true;
      memory.clear();
      changed.clear();
      opening = null;
      closing.abort();
    },
    closing: closing.signal,
    settled: async () => void (await keeping),
  };
}

/** The name of the draft that is stored under a key, which begins with its owner's. */
export function nameIn(key: string): string {
  const afterOwner = key.indexOf('.', DRAFT_PREFIX.length) + 1;
  return key.slice(afterOwner);
}
