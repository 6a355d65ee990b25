/** PostgreSQL's text form of a one-dimensional array, in both directions. */

/** `['a', null]` → `{"a",NULL}`; every element is quoted, so that none has to be checked. */
export function formatArray(elements: readonly (string | null)[]): string {
  const quoted = elements.map((element) =>
    element === null ? 'NULL' : `"${element.replace(/["\\]/g, '\\$&')}"`,
  );
  return `{${quoted.join(',')}}`;
}

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}"\\]+)/g;

/** `{"a",b,NULL}` → `['a', 'b', null]`. */
export function parseArray(text: string): (string | null)[] {
  return Array.from(text.matchAll(ELEMENT), ([, quoted, bare]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, '$1');
    return bare === undefined || bare === 'NULL' ? null : bare;
  });
}
