import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../storage/database';
import { findSetting, saveSetting } from '../storage/settings.repository';

/** In `settings`: what an operator has asked of the nodes' indexes last, each by an id. */
const KEY = 'index_asked';

/** To compare the index with the database, or to make it anew beside the running one. */
export type IndexAsk = 'compare' | 'rebuild';
type Asked = Readonly<Record<IndexAsk, string | null>>;

async function findAsked(db: Queryable): Promise<Asked> {
  const { compare, rebuild } = Object(await findSetting(db, KEY));
  const idOf = (value: unknown) => (typeof value === 'string' ? value : null);
  return { compare: idOf(compare), rebuild: idOf(rebuild) };
}

/** Asks every node: a running one within a minute, and one that is stopped at its next start. */
export async function askOfIndexes(db: Database, ask: IndexAsk): Promise<void> {
  await db.transaction(async (tx) => {
    await saveSetting(tx, KEY, { ...(await findAsked(tx)), [ask]: randomUUID() });
  });
}

/** What is asked of this node's index. */
export interface IndexAsks {
  /** The last rebuild that this node's index is newer than; null before the first. */
  rebuilt(): Promise<string | null>;
  /** Does what has been asked since; for a timer. */
  look(feed: Record<IndexAsk, () => Promise<unknown>>): Promise<void>;
}

/** To be made at the start: what was asked before it, the start does. */
export function createIndexAsks(db: Database): IndexAsks {
  let done = findAsked(db);
  // Whoever awaits it hears of it
  done.catch(() => undefined);
  return {
    rebuilt: async () => (await done).rebuild,
    async look(feed) {
      const asked = await findAsked(db);
      const before = await done.catch(() => asked);
      if (asked.rebuild !== before.rebuild) await feed.rebuild();
      if (asked.compare !== before.compare) await feed.compare();
      done = Promise.resolve(asked);
    },
  };
}
