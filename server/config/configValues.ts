import { isIP } from 'node:net';

const MAX_TEXT = 300;

/** Whether an address leads to the machine it is opened on. */
export function isOfThisMachine(url: string): boolean {
  const { hostname } = new URL(url);
  // The parser writes every IPv4 address as four numbers.
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** The parts of a comma-separated setting. */
export function listOf(text: string): string[] {
  return text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/**
 * An address, or a network in CIDR form. A network of all addresses would let callers claim any
 * address.
 */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (version === 4 ? 32 : 128);
}

/**
 * Scheme, host and port only, since cookies and links are made for a whole origin; otherwise null.
 */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash, origin } = new URL(text);
  const bare = pathname === '/' && search === '' && hash === '';
  return bare && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

/**
 * An address of PostgreSQL that everything reads alike, or null. After `user@` a host is added where
 * the address has none, as the driver does: `URL` would not read it, and PostgreSQL's own programs
 * would take another. A parameter `host`, such as the folder of a socket, goes before it. What parts
 * an address, such as `#`, is escaped in a password.
 */
export function databaseAddressOf(text: string): string | null {
  const address = text.replace('@/', '@localhost/');
  return /^postgres(?:ql)?:\/\//u.test(address) && URL.canParse(address) ? address : null;
}

/** An address of the app, with `{slug}` once in its path for a job's slug. */
export function isAppLink(text: string): boolean {
  const [before = '', after, ...more] = text.split('{slug}');
  if (after === undefined || more.length > 0 || !URL.canParse(before + after)) return false;
  const { protocol, origin } = new URL(before + after);
  return protocol === 'https:' && before.startsWith(`${origin}/`);
}

/** A text that a page shows as it is set. */
export function isOneLine(text: string): boolean {
  return text.length <= MAX_TEXT && !/\p{C}/u.test(text);
}
