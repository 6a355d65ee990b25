import { expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './publicAddress';

it.each([
  ['8.8.8.8', true],
  ['172.15.0.1', true],
  ['2a00:1450:400f::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['push.example', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

it('recognises the loopback addresses', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '8.8.8.8'].map(isLoopbackAddress)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
