import type { Database } from '../database';
import { StoreUnavailableError } from '../sqlError';

/** A database that a test takes away from its callers, and gives back. */
export interface BreakableDatabase {
  db: Database;
  /** `refuses`: every call is refused; `silent`: none is answered; `works` again. */
  becomes(state: 'works' | 'refuses' | 'silent'): void;
}

export function breakableDatabase(inner: Database): BreakableDatabase {
  let now: 'works' | 'refuses' | 'silent' = 'works';
  const meet = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (now === 'works') return call();
    return now === 'silent'
      ? new Promise(() => undefined)
      : Promise.reject(new StoreUnavailableError(new Error('refused by the test')));
  };
  return {
    db: {
      kind: inner.kind,
      query: (sql, params) => meet(() => inner.query(sql, params)),
      transaction: (work, options) => meet(() => inner.transaction(work, options)),
      listen: (channel, onNotify) => inner.listen(channel, onNotify),
      close: () => inner.close(),
    },
    becomes(state) {
      now = state;
    },
  };
}
