import { expect, it } from 'vitest';
import { encryptPayload, openPayload } from '#domain/crypto/payloadCipher';
import { deviceKeyOf } from './deviceKey';
import { encryptionConfigOf } from './payloadEncryption';

const secret = new Uint8Array(32).fill(7);

it('gives a user the same key each time, of AES-256-GCM lengths, and a name without the id', () => {
  const device = deviceKeyOf(secret, 'user-a');
  expect(deviceKeyOf(secret, 'user-a')).toEqual(device);
  expect(Buffer.from(device.key, 'base64')).toHaveLength(32);
  expect(Buffer.from(device.iv, 'base64')).toHaveLength(12);
  expect(device.owner).toMatch(/^[0-9a-f]{32}$/u);
});

it.each([
  ['another user', deviceKeyOf(secret, 'user-b')],
  ['another server', deviceKeyOf(new Uint8Array(32).fill(8), 'user-a')],
  ['the payloads of a session of that name', encryptionConfigOf(secret, 'user-a')],
])('shares nothing with %s', async (_who, other) => {
  const own = deviceKeyOf(secret, 'user-a');
  const payload = await encryptPayload(own, { phone: '070' });
  expect(await openPayload(own, payload)).toEqual({ phone: '070' });
  expect(other).not.toMatchObject({ key: own.key });
  expect(other).not.toMatchObject({ iv: own.iv });
  expect(other).not.toMatchObject({ owner: own.owner });
  await expect(openPayload(other, payload)).rejects.toThrow();
});
