import { OWNED_COLLECTIONS, paths, USER_COLLECTIONS } from './documentPaths';
import type { FirestoreClient, StoredDocument } from './firestoreClient';

const PAGE = 300;

/** Reads everything that a query finds, page by page. */
export async function queryAll(
  client: Pick<FirestoreClient, 'query'>,
  query: Omit<Parameters<FirestoreClient['query']>[0], 'limit' | 'after'>,
): Promise<StoredDocument[]> {
  const all: StoredDocument[] = [];
  let page: StoredDocument[];
  do {
    const last = all.at(-1);
    page = await client.query({
      ...query,
      ...(last && { after: { document: last.path } }),
      limit: PAGE,
    });
    all.push(...page);
  } while (page.length === PAGE);
  return all;
}

/**
 * What is published about a candidate. `users/{uid}` is the last: a deletion in
 * this order that is interrupted can still find the rest by it.
 *
 * @param fields - only these; all without it.
 */
export async function publishedOf(
  client: Pick<FirestoreClient, 'query' | 'get'>,
  uid: string,
  fields?: readonly string[],
): Promise<StoredDocument[]> {
  const only = fields && { fields };
  const below = await Promise.all(
    USER_COLLECTIONS.map((collection) =>
      queryAll(client, { collection, below: paths.user(uid), ...only }),
    ),
  );
  const owned = await Promise.all(
    OWNED_COLLECTIONS.map((collection) =>
      queryAll(client, { collection, where: [['uid', uid]], ...only }),
    ),
  );
  const user = await client.get(paths.user(uid));
  return [...below.flat(), ...owned.flat(), ...(user ? [user] : [])];
}

/** Calls back with the accounts that something is published about, page by page. */
export async function forEachPublishedUser(
  client: Pick<FirestoreClient, 'query'>,
  onPage: (uids: string[]) => Promise<void>,
): Promise<void> {
  let page: StoredDocument[] = [];
  do {
    const last = page.at(-1);
    page = await client.query({
      collection: 'users',
      fields: [],
      ...(last && { after: { document: last.path } }),
      limit: PAGE,
    });
    await onPage(page.map(({ path }) => path.slice(paths.user('').length)));
  } while (page.length === PAGE);
}
