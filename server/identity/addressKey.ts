import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** The smallest range that an IPv6 customer is given: the first four groups. */
const CUSTOMER_GROUPS = 4;

/**
 * A name for the calling IP address, for counting: the same for all addresses of one IPv6 customer.
 * The address cannot be derived from it without the server's secret.
 */
export function addressKey(serverSecret: Uint8Array, ip: string): string {
  return createHmac('sha256', serverSecret).update(networkOf(ip)).digest('base64url');
}

function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // The parser writes every address in its shortest form, in which `::` stands for the missing
  // groups
  const [front = '', back] = new URL(`http://[${ip.split('%')[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const first = front === '' ? [] : front.split(':');
  const last = back ? back.split(':') : [];
  const missing = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...missing, ...last].slice(0, CUSTOMER_GROUPS).join(':');
}
