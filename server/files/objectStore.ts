/** An object as a listing shows it. */
export interface ListedObject {
  name: string;
  /** Milliseconds since the epoch, by the store's own clock. */
  writtenAt: number;
}

/**
 * Where the bytes of files lie. Names are `<file id>/<object>`, made by the vault alone; a store
 * knows nothing of files, keys or people.
 */
export interface ObjectStore {
  /** Keeps the bytes; when it resolves they survive a crash of the process and of the machine. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @throws ObjectMissingError */
  get(name: string): Promise<Uint8Array>;
  /** Removes objects; one that is not there is no error. */
  remove(names: readonly string[]): Promise<void>;
  /** Every object whose name begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<ListedObject>;
}

/** There is no object of this name. */
export class ObjectMissingError extends Error {
  override name = 'ObjectMissingError';

  constructor(object: string) {
    super(`The object ${object} is missing.`);
  }
}

/** One folder level, and no name that a file system reads as something else. */
const OBJECT_NAME = /^[A-Za-z0-9_-]{1,64}\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/;

/** @throws Error for a name that the vault never makes. */
export function requireObjectName(name: string): void {
  if (!OBJECT_NAME.test(name)) throw new Error('An object’s name must be <file id>/<object>.');
}
