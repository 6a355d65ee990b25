import { StoreUnavailableError } from '../storage/sqlError';

/** Since when the store is down, ISO 8601, after a check that is under way; null while it is up. */
export type StoreDownSince = () => Promise<string | null>;

/**
 * What `read` gives; where the store is down, what can be read without it. The store may turn out to
 * be down by this very request. Rejects as `read` does where the store is up.
 */
export async function orWithoutStore<Answer>(
  downSince: StoreDownSince,
  read: () => Promise<Answer>,
  readInstead: (since: string) => Promise<Answer>,
): Promise<Answer> {
  const known = await downSince();
  if (known !== null) return readInstead(known);
  try {
    return await read();
  } catch (error) {
    const since = error instanceof StoreUnavailableError ? await downSince() : null;
    if (since === null) throw error;
    return readInstead(since);
  }
}
