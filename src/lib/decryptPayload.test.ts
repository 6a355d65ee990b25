import { expect, it, vi } from 'vitest';
import { encryptPayload } from '#domain/crypto/payloadCipher';
import { decryptPayload } from './decryptPayload';

const config = { key: btoa('k'.repeat(32)), iv: btoa('i'.repeat(12)) };

it('decrypts what was encrypted for the session', async () => {
  const logError = vi.fn();
  const payload = await encryptPayload(config, { phone: '+46701740605' });
  expect(await decryptPayload(payload, config, logError)).toEqual({ phone: '+46701740605' });
  expect(logError).not.toHaveBeenCalled();
});

it.each([
  [
    'another session',
    async () => encryptPayload({ ...config, iv: btoa('x'.repeat(12)) }, 'secret'),
  ],
  ['a cut text', async () => (await encryptPayload(config, 'secret')).slice(0, 20)],
  ['no base64', async () => 'not base64 at all!'],
])('logs and returns null for %s', async (_what, payload) => {
  const logError = vi.fn();
  expect(await decryptPayload(await payload(), config, logError)).toBeNull();
  expect(logError).toHaveBeenCalledExactlyOnceWith(
    'A payload could not be decrypted.',
    expect.any(Error),
  );
});
