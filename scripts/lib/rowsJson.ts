/** A data file of rows by their keys: a row a line, so that a change is read in a diff. */
export function rowsJson(
  rows: readonly (readonly [key: string, row: readonly unknown[]])[],
): string {
  const lines = rows.map(
    ([key, row]) =>
      `  ${JSON.stringify(key)}: [${row.map((value) => JSON.stringify(value)).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
