/** Statements that may have a name; each connection keeps the plans of those that it was asked. */
const MOST_NAMED = 500;
/** One that comes this often comes again. */
const USES_BEFORE = 2;
/**
 * Whatever columns there are: a statement that is kept is refused once a column has been added, as a
 * newer version beside this one may do.
 */
const ALL_COLUMNS = /(?:\.|select )\*/;

/**
 * Names for statements that come again: PostgreSQL then parses a statement once a connection, and
 * keeps its plan where a plan for all values is as good.
 */
export function createStatementNames(): { nameOf(sql: string): string | undefined } {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  return {
    nameOf(sql) {
      const name = names.get(sql);
      if (name !== undefined || names.size === MOST_NAMED) return name;
      const count = (uses.get(sql) ?? 0) + 1;
      if (count <= USES_BEFORE || ALL_COLUMNS.test(sql)) {
        // Texts that are put together may have many forms
        if (uses.size < MOST_NAMED || uses.has(sql)) uses.set(sql, count);
        return undefined;
      }
      uses.delete(sql);
      const given = `s${names.size + 1}`;
      names.set(sql, given);
      return given;
    },
  };
}
