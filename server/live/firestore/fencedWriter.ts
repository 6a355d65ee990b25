import { type Cursor, formatCursor, parseCursor } from '#domain/live/cursor';
import type { DocumentWrite, FirestoreClient } from './firestoreClient';

/** Who publishes and how far, beside what is published: each commit changes it too. */
const STATE = 'publisher/state';
/** Writes of one commit, far below Firestore's 10 MiB. */
const MOST_WRITES = 200;

/**
 * Writes to Firestore as its only writer. Each commit changes the state document and is accepted
 * only if no other node has changed that meanwhile. So a node that was paused while another took
 * over cannot overwrite newer contents, and the cursor is stored with its writes or not at all.
 */
export interface FencedWriter {
  /**
   * Makes the commits of earlier writers fail.
   * @returns the cursor up to which everything is published; null when nothing is.
   */
  takeOver(): Promise<Cursor | null>;
  /**
   * Writes in order; the cursor is stored with the last of them, and stays without one.
   * @throws also when another has taken over.
   */
  commit(writes: readonly DocumentWrite[], cursor?: Cursor): Promise<void>;
}

export function createFencedWriter(client: FirestoreClient, node: string): FencedWriter {
  let updateTime: string | null = null;
  let commits = 0;
  let reached: string | null = null;

  const state = (): DocumentWrite => {
    commits += 1;
    return {
      path: STATE,
      fields: { node, commits, cursor: reached },
      onlyIf: updateTime === null ? { exists: false } : { updateTime },
    };
  };

  return {
    async takeOver() {
      const stored = await client.get(STATE);
      updateTime = stored?.updateTime ?? null;
      const { cursor, commits: before } = stored?.fields ?? {};
      reached = typeof cursor === 'string' ? cursor : null;
      commits = typeof before === 'number' ? before : 0;
      updateTime = await client.commit([state()]);
      return reached === null ? null : parseCursor(reached);
    },
    async commit(writes, cursor) {
      let start = 0;
      do {
        const some = writes.slice(start, start + MOST_WRITES);
        start += MOST_WRITES;
        if (cursor && start >= writes.length) reached = formatCursor(cursor);
        updateTime = await client.commit([...some, state()]);
      } while (start < writes.length);
    },
  };
}
