import { expect, it } from 'vitest';
import { encryptPayload, openPayload } from '#domain/crypto/payloadCipher';
import { encryptionConfigOf } from './payloadEncryption';

const secret = new Uint8Array(32).fill(7);

it('gives a session the same configuration each time, of AES-256-GCM lengths', () => {
  const config = encryptionConfigOf(secret, 'session-a');
  expect(encryptionConfigOf(secret, 'session-a')).toEqual(config);
  expect(Buffer.from(config.key, 'base64')).toHaveLength(32);
  expect(Buffer.from(config.iv, 'base64')).toHaveLength(12);
});

it.each([
  ['another session', encryptionConfigOf(secret, 'session-b')],
  ['another server', encryptionConfigOf(new Uint8Array(32).fill(8), 'session-a')],
])('keeps a payload unreadable with %s', async (_who, other) => {
  const own = encryptionConfigOf(secret, 'session-a');
  const payload = await encryptPayload(own, { name: 'Alva' });
  expect(await openPayload(own, payload)).toEqual({ name: 'Alva' });
  expect(other.key).not.toBe(own.key);
  expect(other.iv).not.toBe(own.iv);
  await expect(openPayload(other, payload)).rejects.toThrow();
});
