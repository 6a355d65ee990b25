import { expect, it } from 'vitest';
import { clamdAddress } from './clamdAddress';

it.each([
  ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
  ['tcp://scanner.example:3310/', { host: 'scanner.example', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['unix:///run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ['tcp://127.0.0.1', null],
  ['tcp://:3310', null],
  ['tcp://host:3310/path', null],
  ['unix:clamd.ctl', null],
  ['http://127.0.0.1:3310', null],
  ['/run/clamav/clamd.ctl', null],
])('reads %s', (url, address) => {
  expect(clamdAddress(url)).toEqual(address);
});
