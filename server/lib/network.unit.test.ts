import { describe, expect, it } from 'vitest';
import { networksOf } from './network';

describe('the networks of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1/32', '192.0.2/24', '192.0/16'],
    ['::ffff:192.0.2.1', '192.0.2.1/32', '192.0.2/24', '192.0/16'],
    ['2001:db8:1:2345::1', '20010db8000123/56', '20010db80001/48', '20010db8/32'],
    ['2001:DB8:1:23ff:ffff::', '20010db8000123/56', '20010db80001/48', '20010db8/32'],
    ['2001:db8::1', '20010db8000000/56', '20010db80000/48', '20010db8/32'],
    ['fe80::1%eth0', 'fe800000000000/56', 'fe8000000000/48', 'fe800000/32'],
    ['::1', '00000000000000/56', '000000000000/48', '00000000/32'],
  ])('%s: %s in %s in %s', (ip, customer, network, wide) => {
    expect(networksOf(ip)).toEqual({ customer, network, wide });
  });

  it('of what is no address is its own', () => {
    expect(networksOf('')).not.toEqual(networksOf('192.0.2.1'));
    expect(networksOf('unknown')).toEqual(networksOf('unknown'));
  });
});
