/** The longest accepted address, in characters. */
const LONGEST = 500;
/**
 * Top-level domains that no public host has (RFC 6761, RFC 2606), and those that home and company
 * networks use.
 */
const PRIVATE_ENDINGS: ReadonlySet<string> = new Set([
  'alt',
  'arpa',
  'corp',
  'example',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'onion',
  'test',
]);
/** One label of a host name: letters, digits and inner hyphens, at most 63. */
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
/** The last label: letters, or an internationalised one in its ASCII form. */
const ENDING = /^(?:[a-z]{2,63}|xn--[a-z\d-]{2,59})$/;
const LONGEST_HOST = 253;

/** A host name of the public internet: two labels or more, no IP address, no reserved ending. */
function isPublicHost(host: string): boolean {
  const labels = host.split('.');
  const ending = labels.at(-1) ?? '';
  return (
    host.length <= LONGEST_HOST &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(ending) &&
    !PRIVATE_ENDINGS.has(ending)
  );
}

/**
 * An address from outside that may become a link: `https` (an `http` address is upgraded), a public
 * host name, no user name or password, no port. Normalized as a browser reads it.
 *
 * @returns null for anything else.
 */
export function publicAddress(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST || !/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) {
    return null;
  }
  const url = new URL(trimmed);
  const isPlain = url.username === '' && url.password === '' && url.port === '';
  if (!isPlain || !isPublicHost(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href.length <= LONGEST ? url.href : null;
}
