import { expect, it } from 'vitest';
import { isAllowedEndpoint, postToEndpoint } from './publicEndpoint';

it.each([
  ['https://push.example/send/abc', true, true],
  ['https://8.8.8.8/abc', true, true],
  ['http://push.example/abc', false, false],
  ['https://push/abc', false, false],
  ['https://user@push.example/abc', false, false],
  ['https://10.0.0.1/abc', false, false],
  ['https://[fd00::1]/abc', false, false],
  ['https://169.254.169.254/latest', false, false],
  // Written otherwise, and still this machine
  ['https://2130706433/abc', false, true],
  ['https://0x7f.1/abc', false, true],
  ['http://localhost:3263/abc', false, true],
  ['http://127.0.0.1:3263/abc', false, true],
  ['http://[::1]/abc', false, true],
  ['ftp://127.0.0.1/abc', false, false],
  ['not an address', false, false],
])('%s is allowed in production: %s, elsewhere: %s', (endpoint, production, elsewhere) => {
  expect(isAllowedEndpoint(endpoint, false)).toBe(production);
  expect(isAllowedEndpoint(endpoint, true)).toBe(elsewhere);
});

it('calls no name that resolves to this machine', async () => {
  const call = (endpoint: string) =>
    postToEndpoint(endpoint, { headers: {}, body: Buffer.from(''), loopback: false });
  await expect(call('https://localhost/abc')).rejects.toThrow('not allowed');
});

it.each([
  ['a private address', ['10.0.0.1']],
  ['this machine', ['127.0.0.1']],
  ['nothing', []],
])('calls no name that leads to %s when it is connected to', async (_what, addresses) => {
  const asked: string[] = [];
  const call = postToEndpoint('https://hooks.example.com/', {
    headers: {},
    body: Buffer.from('{}'),
    loopback: false,
    timeout: 2000,
    resolve: async (host) => {
      asked.push(host);
      return addresses.map((address) => ({ address, family: 4 }));
    },
  });
  await expect(call).rejects.toThrow('no public address');
  expect(asked).toEqual(['hooks.example.com']);
});
