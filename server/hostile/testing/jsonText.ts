/** Begins a text that is written into JSON as it is, without quotes. */
const BARE = '\u0001bare:';

/**
 * A number that JSON can express and JavaScript cannot, such as `1e309`; or text that is not JSON.
 */
export function bare(token: string): string {
  return `${BARE}${token}`;
}

/** JSON, with `bare` tokens written as they are. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/"\\u0001bare:([^"\\]*)"/g, '$1');
}
