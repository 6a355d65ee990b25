import { BlockList, isIP } from 'node:net';

/** Networks that only lead to this machine, to ours, or to nothing (RFC 6890 and others). */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;
/** Of IPv6 what is public, and inside of it what leads on to IPv4 or is for examples. */
const PUBLIC_IPV6 = '2000::/3';
const NOT_PUBLIC_IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'] as const;

function blockList(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const refused = blockList(NOT_PUBLIC, 'ipv4');
const loopback = blockList(['127.0.0.0/8'], 'ipv4');
const publicIpv6 = blockList([PUBLIC_IPV6], 'ipv6');
const refusedIpv6 = blockList(NOT_PUBLIC_IPV6, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4');
  return (
    isIP(address) === 6 && publicIpv6.check(address, 'ipv6') && !refusedIpv6.check(address, 'ipv6')
  );
}

/** Whether an IP address leads to this machine. */
export function isLoopbackAddress(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && loopback.check(address, 'ipv4'));
}
