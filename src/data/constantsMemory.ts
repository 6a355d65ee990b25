import type { ResponseOf } from '#domain/api/endpoint';
import type { getConstants } from '#domain/api/portal';

export type Constants = ResponseOf<typeof getConstants>;

/**
 * Reads the vocabulary once, since it is the same for everyone. After a failure it is read again.
 */
export type ConstantsMemory = (ask: () => Promise<Constants>) => Promise<Constants>;

/** One for the server's process, or for the page in a browser. */
export function createConstantsMemory(): ConstantsMemory {
  let known: Promise<Constants> | null = null;
  return (ask) => {
    known ??= ask().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
}
