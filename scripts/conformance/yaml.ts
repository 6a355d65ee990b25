/** A value of YAML. */
export type Plain =
  | string
  | number
  | boolean
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/**
 * YAML of a value, in blocks. Texts are written as JSON, which is YAML's own quoted form: no number
 * such as `1.10` and no word such as `no` is read as anything else.
 */
export function toYaml(value: Plain, indent = ''): string {
  if (typeof value !== 'object') return ` ${JSON.stringify(value)}\n`;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    // The first line of an entry stands behind its dash
    const entry = (one: Plain) => `${indent}- ${toYaml(one, inner).trimStart()}`;
    return `\n${value.map(entry).join('')}`;
  }
  const lines = Object.entries(value).map(([key, one]) => `${indent}${key}:${toYaml(one, inner)}`);
  return `\n${lines.join('')}`;
}
