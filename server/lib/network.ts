import { isIPv6 } from 'node:net';

/** An IP address at three widths, from one customer's to a whole provider's. */
export interface Networks {
  /** What one customer is given: an IPv4 address, an IPv6 /56. */
  customer: string;
  /** What is rented as one: an IPv4 /24, an IPv6 /48. */
  network: string;
  /** What a provider has: an IPv4 /16, an IPv6 /32. */
  wide: string;
}

const HEX_DIGITS = 4;

/**
 * The networks that an address belongs to. A text that is no address, as a socket without a peer
 * gives, is a network of its own.
 */
export function networksOf(ip: string): Networks {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  const bare = mapped ?? ip.split('%')[0] ?? ip;
  if (isIPv6(bare)) {
    const hex = groupsOf(bare).join('');
    const prefix = (bits: number) => `${hex.slice(0, bits / HEX_DIGITS)}/${bits}`;
    return { customer: prefix(56), network: prefix(48), wide: prefix(32) };
  }
  const parts = bare.split('.');
  const prefix = (count: number) => `${parts.slice(0, count).join('.')}/${count * 8}`;
  return { customer: prefix(4), network: prefix(3), wide: prefix(2) };
}

/** The eight groups of an IPv6 address, with their leading zeros. */
function groupsOf(ip: string): string[] {
  // The parser writes every address in its shortest form, in which `::` stands for the missing
  // groups
  const [front = '', back] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const first = front === '' ? [] : front.split(':');
  const last = back ? back.split(':') : [];
  const missing = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...missing, ...last].map((group) => group.padStart(HEX_DIGITS, '0'));
}
