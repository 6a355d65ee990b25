import type { ResponseOf } from '#domain/api/endpoint';
import type { getConstants } from '#domain/api/portal';

export type Constants = ResponseOf<typeof getConstants>;

/** Asks for the vocabulary once: it is the same for everyone. A failure is asked again. */
export type ConstantsMemory = (ask: () => Promise<Constants>) => Promise<Constants>;

/** One lives as long as the server's process, or the page in a browser. */
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
