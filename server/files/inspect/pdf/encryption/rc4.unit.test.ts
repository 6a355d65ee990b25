import { expect, it } from 'vitest';
import { rc4 } from './rc4';

/** The published examples of RC4. */
it.each([
  ['Key', 'Plaintext', 'bbf316e8d940af0ad3'],
  ['Wiki', 'pedia', '1021bf0420'],
  ['Secret', 'Attack at dawn', '45a01f645fc35b383552544b9bf5'],
])('with the key %s', (key, plain, locked) => {
  const bytes = rc4(Buffer.from(key), Buffer.from(plain));
  expect(bytes.toString('hex')).toBe(locked);
  expect(rc4(Buffer.from(key), bytes).toString()).toBe(plain);
});
