/** An object in a listing. */
export interface ListedObject {
  name: string;
  /** Milliseconds since the epoch, by the store's own clock. */
  writtenAt: number;
}

/**
 * Stores the bytes of files. Names are `<file id>/<object>`, made by the vault only; a store knows
 * nothing about files, keys or people.
 */
export interface ObjectStore {
  /** Stores the bytes; once it resolves they survive a crash of the process and of the machine. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws ObjectMissingError */
  get(name: string): Promise<Uint8Array>;
  /** Deletes objects. Succeeds for one that does not exist. */
  remove(names: readonly string[]): Promise<void>;
  /** Every object whose name begins with `prefix`, in any order. */
  list(prefix: string): AsyncIterable<ListedObject>;
}

/** There is no object of this name. */
export class ObjectMissingError extends Error {
  override name = 'ObjectMissingError';

  constructor(object: string) {
    super(`The object ${object} is missing.`);
  }
}

/** One folder level, without names that a file system interprets. */
const OBJECT_NAME = /^[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/** @throws Error for a name that the vault does not make. */
export function requireObjectName(name: string): void {
  if (!OBJECT_NAME.test(name)) throw new Error('An object’s name must be <file id>/<object>.');
}
