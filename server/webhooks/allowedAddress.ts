import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: IANA's registry of special-purpose addresses. */
const SPECIAL_4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // Multicast, reserved, broadcast
  ['224.0.0.0', 3],
];
/** Of the global IPv6 addresses (2000::/3): what carries an IPv4 address, and documentation. */
const SPECIAL_6: readonly [network: string, bits: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, bits] of SPECIAL_4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of SPECIAL_6) special.addSubnet(network, bits, 'ipv6');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Which addresses webhooks may call. */
export interface AddressRules {
  /** Also this machine, and without TLS: for the demo run and tests. */
  loopbackAllowed: boolean;
}

/** Whether a webhook may connect to an IP address: a public one. */
export function isAllowedIp(ip: string, { loopbackAllowed }: AddressRules): boolean {
  const version = isIP(ip);
  if (version === 0) return false;
  const family = version === 4 ? 'ipv4' : 'ipv6';
  if (loopback.check(ip, family)) return loopbackAllowed;
  return !special.check(ip, family) && (version === 4 || global6.check(ip, family));
}

/**
 * Whether an employer may register an address. What its name stands for is looked at when it is
 * called, since that changes.
 */
export function isAllowedUrl(url: string, rules: AddressRules): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hash } = new URL(url);
  const host = hostOf(url);
  if (username !== '' || password !== '' || hash !== '') return false;
  if (isIP(host) !== 0 && !isAllowedIp(host, rules)) return false;
  if (protocol === 'https:') return true;
  const isLoopback = host === 'localhost' || (isIP(host) !== 0 && isLoopbackIp(host));
  return protocol === 'http:' && rules.loopbackAllowed && isLoopback;
}

/** The host of an address, an IPv6 address without its brackets. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
}

function isLoopbackIp(ip: string): boolean {
  return loopback.check(ip, isIP(ip) === 4 ? 'ipv4' : 'ipv6');
}
