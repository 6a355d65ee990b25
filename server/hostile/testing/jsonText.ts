/** Begins a text that stands in JSON as it is, without quotes. */
const BARE = '\u0001bare:';

/** A number that JSON can write and JavaScript cannot hold, such as `1e309`; or no JSON at all. */
export function bare(token: string): string {
  return `${BARE}${token}`;
}

/** JSON, with `bare` tokens written as they are. */
export function jsonText(value: unknown): string {
  return (JSON.stringify(value) ?? 'null').replace(/"\\u0001bare:([^"\\]*)"/g, '$1');
}
