import { expect, it } from 'vitest';
import { isAllowedIp, isAllowedUrl } from './allowedAddress';
import { createPostWebhook } from './postWebhook';

const PRODUCTION = { loopbackAllowed: false };
const DEMO = { loopbackAllowed: true };

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
  '2001:db8::1',
  '2002:a00:1::',
  'localhost',
  '',
])('never connects to %s in production', (ip) => {
  expect(isAllowedIp(ip, PRODUCTION)).toBe(false);
});

it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.10.0.1', '2a00:801::1', '2600::1'])(
  'may connect to %s',
  (ip) => expect(isAllowedIp(ip, PRODUCTION)).toBe(true),
);

it.each<[url: string, production: boolean, demo: boolean]>([
  ['https://hooks.example.com/vikari', true, true],
  ['https://hooks.example.com:8443/?a=b', true, true],
  ['https://8.8.8.8/', true, true],
  ['http://hooks.example.com/', false, false],
  ['https://user:password@hooks.example.com/', false, false],
  ['https://hooks.example.com/#part', false, false],
  ['https://127.0.0.1/', false, true],
  ['http://127.0.0.1:4000/', false, true],
  ['http://localhost:4000/', false, true],
  ['http://[::1]:4000/', false, true],
  ['http://localhost.example.com/', false, false],
  ['https://10.0.0.1/', false, false],
  ['https://[fd00::1]/', false, false],
  ['https://[::ffff:10.0.0.1]/', false, false],
  // The parser reads these as 127.0.0.1 and 169.254.169.254
  ['https://0x7f.1/', false, true],
  ['https://2852039166/', false, false],
  ['ftp://hooks.example.com/', false, false],
  ['hooks.example.com', false, false],
])('allows %s: production %s, demo %s', (url, production, demo) => {
  expect([isAllowedUrl(url, PRODUCTION), isAllowedUrl(url, DEMO)]).toEqual([production, demo]);
});

it.each([
  ['a private address', ['10.0.0.1']],
  ['a public and a private address', ['8.8.8.8', '10.0.0.1']],
  ['nothing', []],
])('does not connect where a name stands for %s', async (_what, addresses) => {
  const asked: string[] = [];
  const post = createPostWebhook({
    ...DEMO,
    timeout: 2000,
    resolve: async (host) => {
      asked.push(host);
      return addresses.map((address) => ({ address, family: 4 }));
    },
  });
  const result = await post('https://hooks.example.com/', {}, '{}');
  expect(result).toEqual({ error: 'no_connection' });
  expect(asked).toEqual(['hooks.example.com']);
});
