/**
 * What a migration does: what changes the schema, in one transaction, and then statements that fill
 * rows, each a slice of them.
 */
export interface MigrationSteps {
  /** Where there are slices, it may be done again: a node may die between it and the last of them. */
  first: string;
  /** Repeated until no row comes back, each time in a transaction of its own. */
  slices: readonly string[];
}

/** Begins a statement that is repeated: `-- then in slices: <what it fills>`. */
const IN_SLICES = /^[ \t]*-- then in slices:.*$/gmu;

export function stepsOf(sql: string): MigrationSteps {
  const [first = '', ...slices] = sql.split(IN_SLICES);
  return { first, slices };
}
