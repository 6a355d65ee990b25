// @ts-check
/** The wire messages of a statement: one with a name is parsed once, and then only has its values sent. */
import { protocol } from '@electric-sql/pglite';

const { serialize } = protocol;

/** Uses after which a statement is planned anew: its tables grow, and nothing tells the plan so. */
const USES_OF_A_PLAN = 200;

/** The statements of one session. */
export function createPreparedStatements() {
  /** How often each was used since it was parsed, by name. @type {Map<string, number>} */
  const uses = new Map();

  /** @param {string} name @param {string} text */
  function parts(name, text) {
    const used = uses.get(name);
    if (used !== undefined && used < USES_OF_A_PLAN) {
      uses.set(name, used + 1);
      return [];
    }
    uses.set(name, 1);
    // What is not there can be closed too
    return [serialize.close({ type: 'S', name }), serialize.parse({ name, text })];
  }

  return {
    /**
     * All that is sent to have a statement done.
     * @param {{ sql: string, name?: string | undefined, params: readonly (string | null)[] }} statement
     */
    messageOf({ sql, name, params }) {
      return Buffer.concat([
        ...(name === undefined ? [serialize.parse({ text: sql })] : parts(name, sql)),
        serialize.bind({ statement: name ?? '', values: [...params] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ]);
    },

    /** It has failed, and may not be parsed. @param {string | undefined} name */
    noteFailure(name) {
      if (name !== undefined) uses.delete(name);
    },

    /** The schema may have changed. */
    parseAnew() {
      uses.clear();
    },
  };
}
